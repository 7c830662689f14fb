// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/overview/grouptablemodel.h"

#include "views/common/paddingrule.h"
#include "views/common/roles.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <algorithm>

namespace tensordesk {

namespace {

bool isStatistic(GroupTableModel::Shows shows)
{
    return shows == GroupTableModel::Shows::Min || shows == GroupTableModel::Shows::Mean || shows == GroupTableModel::Shows::Max;
}

}  // namespace

GroupTableModel::GroupTableModel(QObject* parent) : QAbstractTableModel(parent) { }

void GroupTableModel::setTable(GroupTable table)
{
    beginResetModel();
    m_reader.stop();
    m_table = std::move(table);
    m_figures.assign(m_table.groups.size() * m_table.keys.size(), {});
    endResetModel();
}

void GroupTableModel::forgetFigures()
{
    m_reader.stop();
    std::fill(m_figures.begin(), m_figures.end(), LeafFigures());
    setShows(m_shows);
}

void GroupTableModel::setShows(Shows shows)
{
    m_shows = shows;
    if (rowCount() > 0 && columnCount() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }
}

LeafFigures& GroupTableModel::figuresAt(int row, int column)
{
    return m_figures[static_cast<std::size_t>(row) * m_table.keys.size() + static_cast<std::size_t>(column)];
}

void GroupTableModel::readVisible(int firstRow, int lastRow, int firstColumn, int lastColumn)
{
    std::vector<FigureReader::Request> requests;
    for (int row = firstRow; isStatistic(m_shows) && row <= lastRow; ++row) {
        for (int column = firstColumn; column <= lastColumn; ++column) {
            const GroupTable::Cell* const cell = cellAt(index(row, column));
            const LeafFigures& known = figuresAt(row, column);
            if (cell && !known.known.statistics) {
                LeafPlace place = PaddingRule::applied(m_padding, cell->place);
                constexpr FigureKinds kStatistics{.statistics = true};
                requests.push_back({cell->leaf, std::move(place), kStatistics, known, [this, row, column](LeafFigures figures) {
                                        figuresAt(row, column) = std::move(figures);
                                        Q_EMIT dataChanged(index(row, column), index(row, column));
                                    }});
            }
        }
    }
    m_reader.read(std::move(requests));
}

KeyPath GroupTableModel::pathOf(const QModelIndex& index) const
{
    KeyPath path{m_table.groups[static_cast<std::size_t>(index.row())]};
    if (cellAt(index)) {
        path /= m_table.keys[static_cast<std::size_t>(index.column())];
    }
    return path;
}

int GroupTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.groups.size());
}

int GroupTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.keys.size());
}

const GroupTable::Cell* GroupTableModel::cellAt(const QModelIndex& index) const
{
    const auto& cell = m_table.cells[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
    return cell ? &*cell : nullptr;
}

QString GroupTableModel::text(const QModelIndex& index, const GroupTable::Cell& cell) const
{
    const auto& figures =
        m_figures[static_cast<std::size_t>(index.row()) * m_table.keys.size() + static_cast<std::size_t>(index.column())];
    switch (m_shows) {
    case Shows::Shape:
        return (cell.difference.isEmpty() ? QString() : QStringLiteral("≠ ")) + cell.shape.text()
             + (cell.hasOtherDType ? QString(QLatin1Char(' ') + cell.dtype) : QString());
    case Shows::DType: return (cell.hasOtherDType ? QStringLiteral("≠ ") : QString()) + cell.dtype;
    case Shows::Size: return format::bytes(cell.leaf.bytes());
    case Shows::Min: return figures.statistics ? figures.statistics->minText : QString();
    case Shows::Mean: return figures.statistics ? figures.statistics->meanText : QString();
    case Shows::Max: return figures.statistics ? figures.statistics->maxText : QString();
    }
    return {};
}

/// Returns the value of a cell that is rounded; empty for others.
QString GroupTableModel::exactText(const QModelIndex& index) const
{
    const auto& statistics =
        m_figures[static_cast<std::size_t>(index.row()) * m_table.keys.size() + static_cast<std::size_t>(index.column())]
            .statistics;
    return !statistics            ? QString()
         : m_shows == Shows::Min  ? statistics->exactMin
         : m_shows == Shows::Max  ? statistics->exactMax
         : m_shows == Shows::Mean ? format::number(statistics->mean)
                                  : QString();
}

QVariant GroupTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const GroupTable::Cell* const cell = cellAt(index);
    if (!cell) {
        return role == Qt::DisplayRole    ? QVariant(QStringLiteral("–"))
             : role == Qt::ToolTipRole    ? QVariant(tr("The key is missing here."))
             : role == Qt::ForegroundRole ? QVariant(style::colours().notLoaded)
                                          : QVariant();
    }
    const bool differs = !cell->difference.isEmpty();
    switch (role) {
    case Qt::DisplayRole: return text(index, *cell);
    case ExactRole: return exactText(index);
    case Qt::ToolTipRole: {
        QString what = QStringLiteral("%1\n%2 %3").arg(format::path(pathOf(index)), cell->shape.text(), cell->dtype);
        if (const QString exact = exactText(index); !exact.isEmpty()) {
            what += QLatin1Char('\n') + exact;
        }
        return differs ? QString(what + QLatin1Char('\n') + tr("Differs from %1").arg(cell->difference)) : what;
    }
    case Qt::ForegroundRole:
        return m_shows == Shows::DType ? (cell->hasOtherDType ? QVariant(style::colours().broken) : QVariant())
             : differs                 ? QVariant(style::colours().broken)
                                       : QVariant();
    case Qt::TextAlignmentRole: return QVariant((m_shows <= Shows::DType ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    default: return {};
    }
}

QVariant GroupTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || section < 0) {
        return {};
    }
    const auto at = static_cast<std::size_t>(section);
    if (orientation == Qt::Vertical) {
        return at < m_table.groups.size() ? format::key(m_table.groups[at]) : QVariant();
    }
    return at < m_table.keys.size() ? format::path(m_table.keys[at]) : QVariant();
}

}  // namespace tensordesk
