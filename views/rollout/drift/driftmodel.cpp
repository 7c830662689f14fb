// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rollout/drift/driftmodel.h"

#include "views/common/roles.h"
#include "views/image/colourmap.h"
#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <QBrush>

#include <algorithm>
#include <cmath>

namespace tensordesk {

namespace {

QColor shareOf(ColourMap map, double share)
{
    return QColor(colourmap::table(map)[static_cast<std::size_t>(std::lround(std::clamp(share, 0.0, 1.0) * 255))]);
}

constexpr int kLongestTail = 8;  // .0123456

double greatestMean(const DriftRow& row)
{
    double greatest = 0;
    for (const DriftCell& cell : row.cells) {
        greatest = std::isnan(cell.mean) ? greatest : std::max(greatest, std::abs(cell.mean));
    }
    return greatest;
}

bool isWrong(const DriftRow& row)
{
    return row.fault != DriftFault::None && row.fault != DriftFault::Stopped;
}

}  // namespace

void DriftModel::setMap(DriftMap map, QStringList labels)
{
    beginResetModel();
    m_map = std::move(map);
    m_counters = static_cast<int>(m_map.counters.size());
    m_map.showCounters();
    m_labels = std::move(labels);
    endResetModel();
}

void DriftModel::setShows(Shows shows)
{
    m_shows = shows;
    if (rowCount() > 0 && columnCount() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }
}

void DriftModel::setRoom(bool forNumbers)
{
    if (std::exchange(m_hasNumbers, forNumbers) != forNumbers) {
        setShows(m_shows);
    }
}

const DriftCell& DriftModel::cellAt(const QModelIndex& index) const
{
    return m_map.rows[static_cast<std::size_t>(index.row())].cells[static_cast<std::size_t>(index.column())];
}

QString DriftModel::told(const QModelIndex& index) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const DriftRow& row = m_map.rows[static_cast<std::size_t>(index.row())];
    const DriftCell& cell = cellAt(index);
    const QString place = tr("%1 at %2").arg(format::path(row.key), m_labels.at(index.column()));
    QStringList parts;
    if (cell.isThere) {
        parts << tr("norm %1").arg(format::number(cell.norm)) << tr("mean %1").arg(format::number(cell.mean));
        if (!std::isnan(cell.change)) {
            parts << tr("changed by %1 of itself").arg(format::number(cell.change));
        }
        if (cell.nonFinite() > 0) {
            parts << tr("%1 NaN and %2 infinities of %3 elements")
                         .arg(format::count(cell.nan), format::count(cell.inf), format::count(cell.count));
        }
    } else {
        parts << tr("not there");
    }
    QString told = QStringLiteral("%1: %2").arg(place, parts.join(QStringLiteral(", ")));
    if (row.fault != DriftFault::None && row.step == index.column()) {
        told += QStringLiteral(". ") + tr("Diverges here: %1.").arg(format::text(meaningOf(row.fault)));
    }
    return told;
}

int DriftModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_map.rows.size());
}

int DriftModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_map.steps);
}

QString DriftModel::text(const DriftCell& cell, bool isExact) const
{
    const auto number = [isExact](double value) {
        return std::isnan(value) ? QString() : isExact ? format::number(value) : format::statistic(value);
    };
    if (!cell.isThere) {
        return QStringLiteral("–");
    }
    switch (m_shows) {
    case Shows::Change: return cell.nonFinite() > 0 ? tr("NaN") : number(cell.change);
    case Shows::Norm: return number(cell.norm);
    case Shows::Mean: return number(cell.mean);
    case Shows::NonFinite: return cell.nonFinite() > 0 ? format::count(cell.nonFinite()) : QString();
    }
    return {};
}

std::optional<QColor> DriftModel::colour(const DriftRow& row, const DriftCell& cell) const
{
    if (!cell.isThere) {
        return std::nullopt;
    }
    if (m_shows == Shows::NonFinite || (m_shows == Shows::Change && cell.nonFinite() > 0)) {
        return cell.nonFinite() > 0 ? std::optional(style::colours().broken) : std::nullopt;
    }
    double share = DriftCell::kNone;
    if (m_shows == Shows::Change && cell.change >= 0) {
        share = cell.change > 0 ? m_map.changes.shareOf(cell.change) : 0;
    } else if (m_shows == Shows::Norm && cell.norm >= 0) {
        const double ratio = cell.norm / firstNorm(row);
        share = ratio > 0 ? m_map.norms.shareOf(ratio) : 0;
    } else if (m_shows == Shows::Mean && greatestMean(row) > 0) {
        share = 0.5 + cell.mean / greatestMean(row) / 2;
    }
    if (std::isnan(share)) {
        return std::nullopt;
    }
    return shareOf(m_shows == Shows::Change ? ColourMap::Viridis : ColourMap::Diverging, share);
}

QVariant DriftModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const DriftRow& row = m_map.rows[static_cast<std::size_t>(index.row())];
    const DriftCell& cell = cellAt(index);
    switch (role) {
    case Qt::DisplayRole: return m_hasNumbers ? text(cell) : QString();
    case ExactRole: return text(cell, true);
    case Qt::ToolTipRole:
    case Qt::StatusTipRole:
    case Qt::AccessibleTextRole: return told(index);
    case Qt::TextAlignmentRole: return int(Qt::AlignRight | Qt::AlignVCenter);
    case PaddingRole: {
        const QString shown = data(index, Qt::DisplayRole).toString();
        const bool isNumber = std::ranges::any_of(shown, [](QChar each) { return each.isDigit(); });
        return isNumber ? format::missingTail(shown, kLongestTail) : 0;
    }
    case Qt::BackgroundRole:
        if (const auto ground = colour(row, cell)) {
            return *ground;
        }
        return cell.isThere ? QVariant() : QBrush(style::colours().notLoaded, Qt::BDiagPattern);
    case Qt::ForegroundRole:
        if (const auto ground = colour(row, cell)) {
            return style::contrast(Qt::black, *ground) > style::contrast(Qt::white, *ground) ? QColor(Qt::black)
                                                                                             : QColor(Qt::white);
        }
        return {};
    case Qt::DecorationRole:
        if (isWrong(row) && row.step == index.column() && m_hasNumbers) {
            const auto ground = colour(row, cell);
            return icon(Symbol::Warning, ground ? data(index, Qt::ForegroundRole).value<QColor>() : style::colours().broken);
        }
        return {};
    default: return {};
    }
}

QVariant DriftModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (section < 0 || section >= (orientation == Qt::Horizontal ? columnCount() : rowCount())) {
        return {};
    }
    if (orientation == Qt::Horizontal) {
        return role == Qt::DisplayRole || role == Qt::ToolTipRole ? QVariant(m_labels.at(section)) : QVariant();
    }
    const DriftRow& row = m_map.rows[static_cast<std::size_t>(section)];
    switch (role) {
    case Qt::DisplayRole: return format::path(row.key);
    case Qt::DecorationRole: return isWrong(row) ? QVariant(icon(Symbol::Warning, style::colours().broken)) : QVariant();
    case Qt::ToolTipRole:
        return row.fault == DriftFault::None
                 ? format::path(row.key)
                 : tr("%1, from %2 on: %3")
                       .arg(format::path(row.key), m_labels.at(static_cast<int>(row.step)), format::text(meaningOf(row.fault)));
    case Qt::TextAlignmentRole: return int(Qt::AlignLeft | Qt::AlignVCenter);
    default: return {};
    }
}

}  // namespace tensordesk
