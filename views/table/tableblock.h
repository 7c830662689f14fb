// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/leaves/leaf.h"
#include "views/common/dimselection.h"
#include "views/text/numberformat.h"

#include <QStringView>

#include <memory>
#include <vector>

namespace tensordesk {

/// Rows and columns of a table, counted over all pages.
struct TableWindow {
    int64_t row = 0, column = 0, rows = 0, columns = 0;

    [[nodiscard]] bool contains(const TableWindow& other) const noexcept;
    bool operator==(const TableWindow&) const = default;
};

/// For each row of a sorted table its row without sorting; null: not sorted. Crosses threads.
using RowOrder = std::shared_ptr<const std::vector<int64_t>>;

/// A copy of the elements in a window of a table, from which its cells are formatted.
struct TableBlock {
    TableWindow window;
    at::Tensor values;   ///< contiguous, on the CPU
    at::Tensor present;  ///< in the values' shape, true for existing ones; undefined: all
    int64_t rowStride = 0, columnStride = 0;
    double least = 0, greatest = 0;  ///< of the finite values; NaN if there are none
    std::vector<int> tails;          ///< by column: the maximum number of characters from the decimal point on, in its first rows

    /// Reads the elements of these rows and columns; row by row for a sorted table. Call it from a worker thread.
    [[nodiscard]] static TableBlock read(const Leaf& leaf, const DimSelection& selection, const TableWindow& window,
                                         const RowOrder& order, const NumberFormat& format, Progress& progress);
    /// REQUIRES: a cell of the window, counted over all pages.
    [[nodiscard]] const void* element(int64_t row, int64_t column) const;
    /// True if the leaf has an element there. REQUIRES: as element().
    [[nodiscard]] bool hasElement(int64_t row, int64_t column) const;
    void measureTails(const NumberFormat& format);
};

}  // namespace tensordesk
