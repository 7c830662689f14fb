// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/keys/keysmodel.h"

#include "views/common/dimselection.h"
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
#include <cmath>
#include <limits>

namespace tensordesk {

KeysModel::KeysModel(QObject* parent) : QAbstractTableModel(parent) { }

void KeysModel::setRows(std::vector<KeyRow> rows)
{
    const auto isSame = [](const KeyRow& row, const Row& known) {
        const auto* const leaf = std::get_if<Leaf>(&row.entry);
        return row.key == known.given.key && leaf != nullptr && known.leaf() != nullptr && leaf->isSame(*known.leaf());
    };
    if (!rows.empty() && std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(), isSame)) {
        return;  // the read values are still valid
    }
    beginResetModel();
    m_reader.stop();
    m_rows.clear();
    m_order.clear();
    m_tails = {};
    for (KeyRow& row : rows) {
        const EntryKind kind = kindOf(row.entry);
        ShapeTokens shape = shapeOf(row.entry, row.batchDims, row.names);
        QString dtype = format::dtype(row.entry);
        const auto* const leaf = std::get_if<Leaf>(&row.entry);
        const bool hasPicture = leaf != nullptr && !leaf->isRagged() && leaf->elementCount() > 0
                             && pixelDims({leaf->shape(), static_cast<int64_t>(row.batchDims), {}, leaf->dtype()}).has_value();
        m_order.push_back(m_rows.size());
        m_rows.push_back({std::move(row), kind, std::move(shape), std::move(dtype), hasPicture});
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

void KeysModel::setFigures(std::size_t at, LeafFigures figures)
{
    Row& row = m_rows[at];
    row.figures = std::move(figures);
    int first = static_cast<int>(std::ranges::find(m_order, at) - m_order.begin()), last = first;
    for (const int column : {MinColumn, MaxColumn}) {
        int& longest = m_tails[column == MinColumn ? 0 : 1];
        if (const int tail = format::pointTailOf(textOf(row, column).toString()); tail > longest) {
            longest = tail;
            first = 0;
            last = rowCount() - 1;
        }
    }
    Q_EMIT dataChanged(index(first, FlagColumn), index(last, MaxColumn));
}

void KeysModel::readVisible(int firstRow, int lastRow)
{
    std::vector<FigureReader::Request> requests;
    for (int line = std::max(firstRow, 0); line <= std::min(lastRow, rowCount() - 1); ++line) {
        const std::size_t at = m_order[static_cast<std::size_t>(line)];
        const Row& row = m_rows[at];
        if (row.figures.known.statistics || row.leaf() == nullptr) {
            continue;
        }
        const FigureKinds kinds{.statistics = true, .curve = !row.hasPicture, .picture = row.hasPicture};
        requests.push_back({*row.leaf(), PaddingRule::applied(m_padding, row.given.place), kinds, row.figures,
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
    case KeyColumn: return format::path(row.given.key);
    case ShapeColumn: return row.shape.text();
    case DTypeColumn: return row.dtype;
    case SizeColumn: return row.leaf() != nullptr ? format::bytes(row.leaf()->bytes()) : QString();
    case CurveColumn: {
        const auto* const value = std::get_if<NonTensor>(&row.given.entry);
        return value != nullptr ? format::preview(*value) : QString();
    }
    case MinColumn: return row.figures.statistics ? row.figures.statistics->minText : QString();
    case MaxColumn: return row.figures.statistics ? row.figures.statistics->maxText : QString();
    default: return {};
    }
}

/// Returns the value of a cell that is rounded; empty for others.
QString KeysModel::exactTextOf(const Row& row, int column)
{
    const auto& statistics = row.figures.statistics;
    return !statistics || (column != MinColumn && column != MaxColumn) ? QString()
         : column == MinColumn                                         ? statistics->exactMin
                                                                       : statistics->exactMax;
}

QVariant KeysModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Row& row = rowAt(index.row());
    const int column = index.column();
    const bool isFigure = row.leaf() != nullptr && (column == CurveColumn || column == MinColumn || column == MaxColumn);
    switch (role) {
    case Qt::DisplayRole: return textOf(row, column);
    case ExactRole: return exactTextOf(row, column);
    case KindRole: return static_cast<int>(row.kind);
    case PaddingRole:
        return column == MinColumn || column == MaxColumn
                 ? format::missingTail(textOf(row, column).toString(), m_tails[column == MinColumn ? 0 : 1])
                 : 0;
    case Qt::EditRole: return column == KeyColumn ? QVariant(format::path(row.given.key)) : QVariant();
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
        return QVariant((column == MinColumn || column == MaxColumn || column == SizeColumn ? Qt::AlignRight : Qt::AlignLeft)
                        | Qt::AlignVCenter);
    case Qt::DecorationRole:
        if (column == CurveColumn && !row.figures.picture.isNull()) {
            return row.figures.picture;
        }
        return column == FlagColumn && !flagsOf(row).isEmpty() ? QVariant(icon(Symbol::Warning, style::colours().inferred))
                                                               : QVariant();
    case Qt::ToolTipRole:
        if (column == FlagColumn) {
            return flagsOf(row);
        }
        return !isFigure                      ? textOf(row, column)
             : row.figures.isTooLarge         ? tr("Too large to be read unasked: select it, and the inspector sums it up.")
             : !row.figures.failure.isEmpty() ? row.figures.failure
             : column == CurveColumn          ? textOf(row, column)
                                              : QVariant(exactTextOf(row, column));
    default: return {};
    }
}

QVariant KeysModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant((section == MinColumn || section == MaxColumn || section == SizeColumn ? Qt::AlignRight : Qt::AlignLeft)
                        | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case KeyColumn: return tr("Key");
    case ShapeColumn: return tr("Shape");
    case DTypeColumn: return tr("dtype");
    case SizeColumn: return tr("Size");
    case CurveColumn: return tr("Values");
    case MinColumn: return tr("Min");
    case MaxColumn: return tr("Max");
    case FlagColumn: return tr("Flags");
    default: return {};
    }
}

/// Returns what stands out in the values, and the further flags, one per line.
QString KeysModel::flagsOf(const Row& row) const
{
    QStringList flags;
    if (m_flags) {
        if (const QString further = m_flags(row.given.key); !further.isEmpty()) {
            flags << further;
        }
    }
    if (const auto* broken = std::get_if<Broken>(&row.given.entry)) {
        flags << format::text(broken->error().inContext());
    }
    if (const auto& statistics = row.figures.statistics; statistics && !m_flags) {
        if (statistics->nan > 0) {
            flags << tr("%1 NaN").arg(format::count(statistics->nan));
        }
        if (statistics->inf > 0) {
            flags << tr("%1 Inf").arg(format::count(statistics->inf));
        }
        if (statistics->count > 1 && statistics->zeros == statistics->count) {
            flags << tr("All elements are 0");
        }
    }
    return flags.join(QLatin1Char('\n'));
}

void KeysModel::sort(int column, Qt::SortOrder order)
{
    constexpr double kUnknown = -std::numeric_limits<double>::infinity();  // before all numbers
    const auto ordered = [](double value) { return std::isnan(value) ? kUnknown : value; };
    const auto number = [&](const Row& row) -> double {
        const auto& statistics = row.figures.statistics;
        switch (column) {
        case SizeColumn: return row.leaf() != nullptr ? static_cast<double>(row.leaf()->bytes()) : kUnknown;
        case ShapeColumn: return row.leaf() != nullptr ? static_cast<double>(row.leaf()->dim()) : kUnknown;
        case MinColumn: return statistics ? ordered(statistics->min) : kUnknown;
        case MaxColumn: return statistics ? ordered(statistics->max) : kUnknown;
        default: return 0;
        }
    };
    const auto isLess = [&](std::size_t a, std::size_t b) {
        const Row &one = m_rows[a], &other = m_rows[b];
        const double left = number(one), right = number(other);
        return left != right ? left < right
                             : textOf(one, column).toString().localeAwareCompare(textOf(other, column).toString()) < 0;
    };
    Q_EMIT layoutAboutToBeChanged();
    const std::vector<std::size_t> before = m_order;
    std::ranges::sort(m_order);
    if (column >= 0) {
        std::ranges::stable_sort(m_order, [&](std::size_t a, std::size_t b) {
            return order == Qt::AscendingOrder ? isLess(a, b) : isLess(b, a);
        });
    }
    const QModelIndexList kept = persistentIndexList();
    for (const QModelIndex& index : kept) {
        const auto place = std::ranges::find(m_order, before[static_cast<std::size_t>(index.row())]);
        changePersistentIndex(index, this->index(static_cast<int>(place - m_order.begin()), index.column()));
    }
    Q_EMIT layoutChanged();
}

}  // namespace tensordesk
