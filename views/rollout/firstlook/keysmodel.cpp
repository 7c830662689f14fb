// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rollout/firstlook/keysmodel.h"

#include "views/common/paddingrule.h"
#include "views/common/roles.h"
#include "views/common/shapeof.h"
#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/tree/tensortreemodel.h"

#include <QPointF>
#include <QVector>

#include <algorithm>

namespace tensordesk {

KeysModel::KeysModel(QObject* parent) : QAbstractTableModel(parent) { }

void KeysModel::setEpisodes(const std::shared_ptr<const ReadEpisodes>& episodes)
{
    const auto isSame = [](const RolloutKeys& one, const RolloutKeys& other) {
        return std::equal(one.leaves.begin(), one.leaves.end(), other.leaves.begin(), other.leaves.end(),
                          [](const auto& a, const auto& b) { return a.place.path == b.place.path && a.leaf.isSame(b.leaf); });
    };
    if (episodes && m_episodes && isSame(episodes->keys, m_episodes->keys)) {
        m_episodes = episodes;
        return;  // the read values are still valid
    }
    beginResetModel();
    m_reader.stop();
    m_episodes = episodes;
    m_rows.clear();
    m_tails = {};
    const RolloutKeys none;
    for (const RolloutKeys::FoundLeaf& found : episodes ? episodes->keys.leaves : none.leaves) {
        const Entry entry = found.leaf;
        m_rows.push_back({found.place.path, found.leaf, kindOf(entry), shapeOf(entry, episodes->table.batch.size(), found.names),
                          format::dtype(entry)});
    }
    endResetModel();
}

void KeysModel::setFlags(std::function<QString(const KeyPath&)> flags)
{
    m_flags = std::move(flags);
    if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0, FlagColumn), index(rowCount() - 1, FlagColumn));
    }
}

void KeysModel::forgetFigures()
{
    m_reader.stop();
    for (Row& row : m_rows) {
        row.figures = {};
    }
    if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0, CurveColumn), index(rowCount() - 1, MaxColumn));
    }
}

/// Returns the number of characters from the decimal point on; 0 with an exponent, since the others would move far from their edge.
int KeysModel::tailOf(const Row& row, int column)
{
    const QString text = textOf(row, column).toString();
    return text.contains(QLatin1Char('e')) ? 0 : format::tailOf(text);
}

void KeysModel::setFigures(int at, LeafFigures figures)
{
    Row& row = m_rows[static_cast<std::size_t>(at)];
    row.figures = std::move(figures);
    int first = at, last = at;
    for (const int column : {MinColumn, MaxColumn}) {
        int& longest = m_tails[column == MinColumn ? 0 : 1];
        if (const int tail = tailOf(row, column); tail > longest) {
            longest = tail;
            first = 0;
            last = rowCount() - 1;
        }
    }
    Q_EMIT dataChanged(index(first, CurveColumn), index(last, MaxColumn));
}

void KeysModel::readVisible(int firstRow, int lastRow)
{
    std::vector<FigureReader::Request> requests;
    for (int at = std::max(firstRow, 0); at <= std::min(lastRow, rowCount() - 1); ++at) {
        const Row& row = m_rows[static_cast<std::size_t>(at)];
        if (row.figures.known.statistics) {
            continue;
        }
        const LeafPlace& place = m_episodes->keys.leaves[static_cast<std::size_t>(at)].place;
        constexpr FigureKinds kKinds{.statistics = true, .curve = true};
        requests.push_back({row.leaf, PaddingRule::applied(m_padding, place), kKinds, row.figures,
                            [this, at](LeafFigures figures) { setFigures(at, std::move(figures)); }});
    }
    m_reader.read(std::move(requests));
}

int KeysModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int KeysModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant KeysModel::textOf(const Row& row, int column)
{
    switch (column) {
    case KeyColumn: return format::path(row.key);
    case ShapeColumn: return row.shape.text();
    case DTypeColumn: return row.dtype;
    case MinColumn: return row.figures.statistics ? row.figures.statistics->minText : QString();
    case MaxColumn: return row.figures.statistics ? row.figures.statistics->maxText : QString();
    default: return {};
    }
}

QVariant KeysModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    const bool isFigure = column == CurveColumn || column == MinColumn || column == MaxColumn;
    switch (role) {
    case Qt::DisplayRole: return textOf(row, column);
    case KindRole: return static_cast<int>(row.kind);
    case PaddingRole:
        return column == MinColumn || column == MaxColumn ? std::max(m_tails[column == MinColumn ? 0 : 1] - tailOf(row, column), 0)
                                                          : 0;
    case Qt::EditRole: return column == KeyColumn ? QVariant(format::path(row.key)) : QVariant();
    case ShapeRole: return column == ShapeColumn ? QVariant::fromValue(row.shape) : QVariant();
    case TensorTreeModel::CurveRole: {
        if (column != CurveColumn || row.figures.curve.empty()) {
            return {};
        }
        QVector<QPointF> runs;
        for (const MinMax& run : row.figures.curve) {
            runs << QPointF(run.min, run.max);
        }
        return QVariant::fromValue(runs);
    }
    case Qt::TextAlignmentRole:
        return QVariant((column == MinColumn || column == MaxColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::DecorationRole:
        return column == FlagColumn && m_flags && !m_flags(row.key).isEmpty()
                 ? QVariant(icon(Symbol::Warning, style::colours().inferred))
                 : QVariant();
    case Qt::ToolTipRole:
        if (column == FlagColumn) {
            return m_flags ? m_flags(row.key) : QString();
        }
        return !isFigure                      ? textOf(row, column)
             : row.figures.isTooLarge         ? tr("Too large to be read unasked: select it, and the inspector sums it up.")
             : !row.figures.failure.isEmpty() ? row.figures.failure
                                              : textOf(row, column);
    default: return {};
    }
}

QVariant KeysModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant((section == MinColumn || section == MaxColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case KeyColumn: return tr("Key");
    case ShapeColumn: return tr("Shape");
    case DTypeColumn: return tr("dtype");
    case CurveColumn: return tr("Values");
    case MinColumn: return tr("Min");
    case MaxColumn: return tr("Max");
    case FlagColumn: return tr("Flags");
    default: return {};
    }
}

}  // namespace tensordesk
