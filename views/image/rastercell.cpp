// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/image/rastercell.h"

#include "views/text/elementtext.h"
#include "views/text/format.h"

#include <QStringList>

#include <cmath>

namespace tensordesk {

namespace {

Range rangeWith(const DimSelection& selection, DimRole role)
{
    const auto dim = selection.dimWith(role);
    return dim ? selection.dim(*dim).range : Range{};
}

/// Which of the cells read, along one axis, covers a coordinate; it may lie beside all of them.
int64_t cellAt(double coordinate, const Range& shown, const Range& part)
{
    const auto step = static_cast<double>(shown.step * part.step);
    const auto first = static_cast<double>(shown.start + part.start * shown.step);
    return static_cast<int64_t>(std::floor((coordinate - (first - 0.5 * step)) / step));
}

int64_t indexAt(int64_t cell, const Range& shown, const Range& part)
{
    return shown.start + (part.start + cell * part.step) * shown.step;
}

}  // namespace

std::optional<RasterCell> RasterCell::at(const QPointF& point, const ShownPlane& plane)
{
    const RasterRequest& request = plane.raster.request;
    const Range rows = rangeWith(plane.selection, DimRole::Y);
    const Range columns = rangeWith(plane.selection, DimRole::X);
    RasterCell cell{cellAt(point.y(), rows, request.rows), cellAt(point.x(), columns, request.columns), {}};
    if (cell.row < 0 || cell.row >= request.rows.count || cell.column < 0 || cell.column >= request.columns.count) {
        return std::nullopt;
    }
    for (std::size_t dim = 0; dim < plane.selection.rank(); ++dim) {
        const auto& shown = plane.selection.dim(dim);
        cell.position.push_back(shown.role == DimRole::Y   ? indexAt(cell.row, rows, request.rows)
                                : shown.role == DimRole::X ? indexAt(cell.column, columns, request.columns)
                                                           : shown.index);
    }
    return cell;
}

QString RasterCell::text(const ShownPlane& plane, const ShownLeaf& leaf) const
{
    const std::vector<int64_t> inLeaf = leaf.tiling ? leaf.tiling->positionOf(position) : position;
    if (inLeaf.empty()) {
        return {};
    }
    const at::Tensor& present = plane.raster.present;
    if (present.defined() && !present.const_data_ptr<bool>()[row * plane.raster.request.columns.count + column]) {
        return {};
    }
    QStringList indices;
    for (std::size_t dim = 0; dim < inLeaf.size(); ++dim) {
        const bool shownWhole = plane.selection.dim(dim).role == DimRole::Channel;
        indices << (shownWhole ? QStringLiteral(":") : leaf.indexText(dim, inLeaf[dim]));
    }
    const at::Tensor& elements = plane.raster.elements;
    const int64_t channels = elements.dim() == 3 ? elements.size(2) : 1;
    const auto* element = static_cast<const char*>(elements.const_data_ptr())
                        + (row * plane.raster.request.columns.count + column) * channels * elements.element_size();
    QStringList values;
    for (int64_t c = 0; c < channels; ++c, element += elements.element_size()) {
        values << elementtext::text(elements.scalar_type(), element);
    }
    return format::index(indices) + QStringLiteral(" = ") + values.join(QStringLiteral(", "));
}

}  // namespace tensordesk
