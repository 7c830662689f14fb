// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/tableblock.h"

#include "model/analysis/values/partialsource.h"
#include "model/analysis/values/summary.h"
#include "views/common/leafpart.h"
#include "views/text/elementtext.h"
#include "views/text/format.h"

#include <ATen/ops/empty.h>

#include <algorithm>

namespace tensordesk {

namespace {

constexpr int64_t kMeasuredCells = 4000;

DimSelection columnsOf(const DimSelection& selection, const TableWindow& window)
{
    DimSelection part = selection;
    if (const auto columns = selection.dimWith(DimRole::X)) {
        part.setRange(*columns, partOf(selection.dim(*columns).range, window.column, window.columns));
    }
    return part;
}

/// Rows that lie side by side, and so are read in one go.
at::Tensor readSideBySide(const Leaf& leaf, DimSelection part, int64_t row, int64_t rows, Progress& progress)
{
    if (const auto dim = part.dimWith(DimRole::Y)) {
        part.setRange(*dim, partOf(part.dim(*dim).range, row, rows));
    }
    return readPart(leaf, part, progress);
}

at::Tensor readSorted(const Leaf& leaf, const DimSelection& part, const TableWindow& window, const std::vector<int64_t>& order,
                      int64_t rowDim, Progress& progress)
{
    at::Tensor all;
    for (int64_t row = 0; row < window.rows; ++row) {
        progress.report(row, window.rows);
        const at::Tensor one = readSideBySide(leaf, part, order[static_cast<std::size_t>(window.row + row)], 1, progress);
        if (!all.defined()) {
            Shape shape = one.sizes().vec();
            shape[static_cast<std::size_t>(rowDim)] = window.rows;
            all = at::empty(shape, one.options());
        }
        all.narrow(rowDim, row, 1).copy_(one);
    }
    return all;
}

}  // namespace

bool TableWindow::contains(const TableWindow& other) const noexcept
{
    return other.row >= row && other.row + other.rows <= row + rows && other.column >= column
        && other.column + other.columns <= column + columns;
}

TableBlock TableBlock::read(const Leaf& leaf, const DimSelection& selection, const TableWindow& window, const RowOrder& order,
                            const NumberFormat& format, Progress& progress)
{
    const DimSelection part = columnsOf(selection, window);
    const auto rows = selection.dimWith(DimRole::Y);
    const auto columns = selection.dimWith(DimRole::X);
    const auto strideOf = [&](std::optional<std::size_t> dim, const at::Tensor& values) {
        return dim ? values.stride(static_cast<int64_t>(part.resultDim(*dim))) : 0;
    };
    TableBlock block;
    block.window = window;
    const auto read = [&](const Leaf& from) {
        return order && rows ? readSorted(from, part, window, *order, static_cast<int64_t>(part.resultDim(*rows)), progress)
                             : readSideBySide(from, part, window.row, window.rows, progress);
    };
    block.values = read(leaf);
    if (const auto present = presentOf(leaf)) {
        block.present = read(*present);
    }
    block.rowStride = strideOf(rows, block.values);
    block.columnStride = strideOf(columns, block.values);
    const Summary summary = summarize(Leaf(block.present.defined() ? block.values.masked_select(block.present) : block.values),
                                      progress);
    block.least = summary.min;
    block.greatest = summary.max;
    block.measureTails(format);
    return block;
}

const void* TableBlock::element(int64_t row, int64_t column) const
{
    const int64_t offset = (row - window.row) * rowStride + (column - window.column) * columnStride;
    return static_cast<const char*>(values.const_data_ptr()) + offset * values.element_size();
}

bool TableBlock::hasElement(int64_t row, int64_t column) const
{
    const int64_t offset = (row - window.row) * rowStride + (column - window.column) * columnStride;
    return !present.defined() || present.const_data_ptr<bool>()[offset];
}

void TableBlock::measureTails(const NumberFormat& format)
{
    tails.clear();
    const DType dtype = values.scalar_type();
    if (!c10::isFloatingType(dtype)) {
        return;
    }
    tails.assign(static_cast<std::size_t>(window.columns), 0);
    const int64_t rows = std::min(window.rows, std::max<int64_t>(kMeasuredCells / window.columns, 1));
    for (int64_t row = 0; row < rows; ++row) {
        for (int64_t column = 0; column < window.columns; ++column) {
            if (!hasElement(window.row + row, window.column + column)) {
                continue;
            }
            int& tail = tails[static_cast<std::size_t>(column)];
            tail = std::max(tail,
                            format::tailOf(elementtext::text(dtype, element(window.row + row, window.column + column), format)));
        }
    }
}

}  // namespace tensordesk
