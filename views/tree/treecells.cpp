// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tree/treecells.h"

#include "model/expression/derived/derivedkeys.h"
#include "views/common/roles.h"
#include "views/common/shapeof.h"
#include "views/text/elementtext.h"
#include "views/text/format.h"
#include "views/tree/leaffigures.h"
#include "views/tree/tensortreemodel.h"
#include "views/tree/treebranch.h"

#include <QFont>
#include <QPointF>
#include <QVector>

#include <cmath>

namespace tensordesk {

namespace {

using TreeModel = TensorTreeModel;

/// Returns the expression of a derived leaf.
std::optional<QString> derivationOf(const TreeRow& row)
{
    const auto* leaf = row.isMembers ? nullptr : std::get_if<Leaf>(&row.entry);
    const auto expression = leaf ? tensordesk::derivationOf(*leaf) : std::nullopt;
    return expression ? std::optional(format::text(*expression)) : std::nullopt;
}

QVariant keyCell(const TreeBranch& branch, int at, int role, bool isEdited)
{
    const TreeRow& row = branch.rows[static_cast<std::size_t>(at)];
    switch (role) {
    case Qt::DisplayRole:
        return row.isMembers ? TensorTreeModel::tr("members (%1)").arg(format::count(static_cast<int64_t>(row.children)))
                             : format::key(row.element);
    case Qt::EditRole: return row.isMembers ? QVariant() : QVariant(format::plainKey(row.element));
    case StateRole: return isEdited ? EditedState : 0;
    case Qt::FontRole: {
        QFont font;
        font.setItalic(true);
        return derivationOf(row) ? QVariant(font) : QVariant();
    }
    case Qt::ToolTipRole: {
        if (row.isMembers) {
            return TensorTreeModel::tr("The members of the lazy stack, with the keys that some of them lack");
        }
        QStringList lines{branch.entry(at).python, nameOf(row.kind)};
        if (const auto derivation = derivationOf(row)) {
            lines << TensorTreeModel::tr("derived: %1").arg(*derivation);
        }
        if (isEdited) {
            lines << TensorTreeModel::tr("edited, not saved yet");
        }
        if (const auto* broken = std::get_if<Broken>(&row.entry)) {
            lines << format::text(broken->error().marked());
        }
        return format::elided(lines.join(QLatin1Char('\n')));
    }
    case Qt::AccessibleDescriptionRole:
        return isEdited          ? TensorTreeModel::tr("%1, edited").arg(nameOf(row.kind))
             : derivationOf(row) ? TensorTreeModel::tr("%1, derived").arg(nameOf(row.kind))
                                 : nameOf(row.kind);
    default: return {};
    }
}

QVariant shapeCell(const TreeBranch& branch, const TreeRow& row, int role)
{
    if (row.isMembers) {
        return {};
    }
    if (std::holds_alternative<NonTensor>(row.entry)) {
        // The value is more informative here than its batch size.
        return role == Qt::DisplayRole || role == Qt::ToolTipRole ? QVariant(row.preview) : QVariant();
    }
    if (const auto* broken = std::get_if<Broken>(&row.entry); broken && !broken->shape()) {
        return role == Qt::DisplayRole || role == Qt::ToolTipRole ? QVariant(format::text(broken->error().marked())) : QVariant();
    }
    const auto* const leaf = std::get_if<Leaf>(&row.entry);
    const bool isRead = row.figures && row.figures->statistics && std::isfinite(row.figures->statistics->min);
    if (leaf && isRead && treecells::isScalar(*leaf)) {
        const QString value = leaf->dtype() == DType::Bool
                                ? QString::fromLatin1(row.figures->statistics->min == 0 ? "False" : "True")
                                : row.figures->statistics->exactMin;
        return role == Qt::DisplayRole || role == Qt::ToolTipRole ? QVariant(value) : QVariant();
    }
    const std::size_t batchDims = branch.level.td.batchSize().size();
    switch (role) {
    case ShapeRole: return QVariant::fromValue(shapeOf(row.entry, batchDims, branch.names));
    case Qt::DisplayRole: return shapeOf(row.entry, batchDims, branch.names).text();
    case Qt::ToolTipRole: return shapeWithRanges(row.entry, batchDims, branch.names).toolTip();
    default: return {};
    }
}

QVariant dtypeCell(const TreeRow& row, int role)
{
    if (row.isMembers) {
        return {};
    }
    if (role == Qt::DisplayRole) {
        return format::dtype(row.entry);
    }
    if (role == Qt::ToolTipRole) {
        if (const auto* leaf = std::get_if<Leaf>(&row.entry)) {
            return format::text(dtypeName(leaf->dtype()));
        }
        if (const auto* td = std::get_if<TensorDict>(&row.entry); td && !td->tensorclass().empty()) {
            return format::text(td->tensorclass());
        }
    }
    return {};
}

QVariant deviceCell(const TreeRow& row, int role)
{
    if (role != Qt::DisplayRole || row.isMembers) {
        return {};
    }
    if (const auto* leaf = std::get_if<Leaf>(&row.entry)) {
        return format::text(leaf->device().str());
    }
    if (const auto* td = std::get_if<TensorDict>(&row.entry)) {
        const auto device = td->device();
        return device ? format::text(device->str()) : QString();
    }
    return {};
}

QVariant bytesCell(int64_t bytes, int role)
{
    if (role == Qt::TextAlignmentRole) {
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (bytes < 0) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole: return format::bytes(bytes);
    case Qt::ToolTipRole: return format::exactBytes(bytes);
    case RawValueRole: return static_cast<qlonglong>(bytes);
    default: return {};
    }
}

// ---- figures of the visible lines ----------------------------------------------------------------

/// Why a figure is not there, as a tooltip.
QVariant reasonOf(const LeafFigures& figures)
{
    if (!figures.failure.isEmpty()) {
        return figures.failure;
    }
    return figures.isTooLarge ? TensorTreeModel::tr("Too large to be read unasked: select it, and the inspector sums it up.")
                              : QVariant();
}

/// The statistic of a column: its value, its text, and its exact text.
struct StatisticOf {
    double LeafFigures::Statistics::* value;
    QString LeafFigures::Statistics::* text;
    QString LeafFigures::Statistics::* exact;  ///< null: as format::number() writes it
};
constexpr StatisticOf kMin{&LeafFigures::Statistics::min, &LeafFigures::Statistics::minText, &LeafFigures::Statistics::exactMin};
constexpr StatisticOf kMax{&LeafFigures::Statistics::max, &LeafFigures::Statistics::maxText, &LeafFigures::Statistics::exactMax};
constexpr StatisticOf kMean{&LeafFigures::Statistics::mean, &LeafFigures::Statistics::meanText, nullptr};

QString exactText(const LeafFigures::Statistics& all, const StatisticOf& statistic)
{
    const QString exact = statistic.exact ? all.*statistic.exact : format::number(all.*statistic.value);
    return all.mask.empty() ? exact
                            : TensorTreeModel::tr("%1, without the padding that %2 tells").arg(exact, format::path(all.mask));
}

QVariant statisticCell(const LeafFigures& figures, const StatisticOf& statistic, int role)
{
    if (role == Qt::TextAlignmentRole) {
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (!figures.statistics) {
        return role == Qt::ToolTipRole ? reasonOf(figures) : QVariant();
    }
    const LeafFigures::Statistics& all = *figures.statistics;
    switch (role) {
    case Qt::DisplayRole: return all.*statistic.text;
    case Qt::ToolTipRole: return exactText(all, statistic);
    case RawValueRole: return all.*statistic.value;
    default: return {};
    }
}

QVariant curveCell(const LeafFigures& figures, int role)
{
    if (role == TreeModel::CurveRole && !figures.curve.empty()) {
        QVector<QPointF> runs;
        for (const MinMax& run : figures.curve) {
            runs << QPointF(run.min, run.max);
        }
        return QVariant::fromValue(runs);
    }
    if (role == Qt::ToolTipRole) {
        return figures.curve.empty() ? reasonOf(figures)
                                     : TensorTreeModel::tr("The values in the order they are stored: least and greatest of "
                                                           "each stretch");
    }
    return {};
}

QVariant storageCell(const LeafFigures& figures, int column, int role)
{
    if (!figures.storage) {
        return role == Qt::ToolTipRole ? reasonOf(figures) : QVariant();
    }
    const LeafFigures::Storage& storage = *figures.storage;
    if (role == Qt::ToolTipRole) {
        return QString(storage.place.file + QLatin1Char('\n') + storage.place.layout);
    }
    switch (column) {
    case TreeModel::StoredColumn: return bytesCell(storage.place.bytes, role);
    case TreeModel::ChunksColumn: return role == Qt::DisplayRole ? storage.chunks : QVariant();
    default: return role == Qt::DisplayRole ? storage.compression : QVariant();
    }
}

QVariant figureCell(const TreeRow& row, int column, int role)
{
    static const LeafFigures none;
    const LeafFigures& figures = row.figures ? *row.figures : none;
    switch (column) {
    case TreeModel::MinColumn: return statisticCell(figures, kMin, role);
    case TreeModel::MaxColumn: return statisticCell(figures, kMax, role);
    case TreeModel::MeanColumn: return statisticCell(figures, kMean, role);
    case TreeModel::CurveColumn: return curveCell(figures, role);
    default: return storageCell(figures, column, role);
    }
}

QString titleOf(int column)
{
    switch (column) {
    case TreeModel::KeyColumn: return TensorTreeModel::tr("Key");
    case TreeModel::ShapeColumn: return TensorTreeModel::tr("Shape");
    case TreeModel::DTypeColumn: return TensorTreeModel::tr("dtype");
    case TreeModel::DeviceColumn: return TensorTreeModel::tr("Device");
    case TreeModel::SizeColumn: return TensorTreeModel::tr("Size");
    case TreeModel::MinColumn: return TensorTreeModel::tr("Min");
    case TreeModel::MaxColumn: return TensorTreeModel::tr("Max");
    case TreeModel::MeanColumn: return TensorTreeModel::tr("Mean");
    case TreeModel::CurveColumn: return TensorTreeModel::tr("Values");
    case TreeModel::StoredColumn: return TensorTreeModel::tr("On disk");
    case TreeModel::ChunksColumn: return TensorTreeModel::tr("Chunks");
    case TreeModel::CompressionColumn: return TensorTreeModel::tr("Compression");
    default: return {};
    }
}

}  // namespace

QVariant treecells::ofRow(const TreeBranch& branch, int at, int column, int role, bool isEdited)
{
    const TreeRow& row = branch.rows[static_cast<std::size_t>(at)];
    switch (role) {
    case KindRole: return static_cast<int>(row.kind);
    case KeyPathRole: {
        QStringList keys;
        for (const PathElement& element : row.isMembers ? branch.path : branch.path / row.element) {
            keys << format::plainKey(element);
        }
        return keys;
    }
    case ErrorRole:
        if (const auto* broken = std::get_if<Broken>(&row.entry)) {
            return format::text(broken->error().marked());
        }
        return {};
    default: break;
    }
    switch (column) {
    case TreeModel::KeyColumn: return keyCell(branch, at, role, isEdited);
    case TreeModel::ShapeColumn: return shapeCell(branch, row, role);
    case TreeModel::DTypeColumn: return dtypeCell(row, role);
    case TreeModel::DeviceColumn: return deviceCell(row, role);
    case TreeModel::SizeColumn: return bytesCell(row.bytes, role);
    default: return figureCell(row, column, role);
    }
}

QVariant treecells::ofStandIn(const TreeBranch& branch, int column, int role)
{
    if (role == ErrorRole) {
        return branch.failure.isEmpty() ? QVariant() : QVariant(branch.failure);
    }
    if (role == StateRole) {
        return branch.isLoading ? LoadingState : 0;
    }
    if (column != TreeModel::KeyColumn || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
        return {};
    }
    if (!branch.failure.isEmpty()) {
        return branch.failure;
    }
    return role == Qt::DisplayRole ? TensorTreeModel::tr("reading…") : QVariant();
}

bool treecells::isScalar(const Leaf& leaf)
{
    return leaf.sizes().empty() && !leaf.device().is_meta() && elementtext::isShowable(leaf.dtype())
        && !c10::isComplexType(leaf.dtype());
}

QVariant treecells::ofHeader(int column, int role)
{
    switch (role) {
    case Qt::TextAlignmentRole: {
        const bool isNumber = column == TreeModel::SizeColumn || column == TreeModel::MinColumn || column == TreeModel::MaxColumn
                           || column == TreeModel::MeanColumn || column == TreeModel::StoredColumn;
        return QVariant((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    case Qt::ToolTipRole:
        return column == TreeModel::ShapeColumn ? TensorTreeModel::tr("Filled: batch dims, outlined: event dims") : QVariant();
    case Qt::DisplayRole: return titleOf(column);
    default: return {};
    }
}

}  // namespace tensordesk
