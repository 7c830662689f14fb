// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/editproposal.h"

#include <QItemSelectionRange>
#include <QStringList>

#include <vector>

namespace tensordesk {

class TensorTableModel;

/// Edits of rectangles of a table, as statements.
namespace celledits {

/// The limit for pasted cells: larger data is faster to read from a file.
inline constexpr int64_t kPasteLimit = 100'000;

/// Returns the part of the leaf that a rectangle shows: `td["reward"][0:3, 2:6, 0]`. REQUIRES: a leaf, and cells of it.
[[nodiscard]] QString part(const TensorTableModel& model, const QItemSelectionRange& cells);
/// Proposes one value for all cells; the user types the value.
[[nodiscard]] EditProposal fill(const TensorTableModel& model, const QItemSelectionRange& cells);
/// Proposes an expression of the values `x` in the cells, such as `x * 2`, which the user types.
[[nodiscard]] EditProposal compute(const TensorTableModel& model, const QItemSelectionRange& cells);
/// Proposes the values in `text` from the first of `cells` on to the right and down; a single value for all of `cells`. Throws a
/// translated ValueError if the text has no cells, cells that are not values of the leaf's dtype, or too many cells.
[[nodiscard]] EditProposal paste(const TensorTableModel& model, const QItemSelectionRange& cells, const QString& text);

/// Returns the rows of cells in text copied from a spreadsheet, numpy, torch or Python: lines of tab-separated cells, or nested
/// lists such as `[[1. 2.] [3. 4.]]` or `array([[1, 2]], dtype=int32)`. Throws a translated ValueError if rows differ in length, or
/// if parts are elided by `...`.
[[nodiscard]] std::vector<QStringList> cellsOf(const QString& text);

}  // namespace celledits

}  // namespace tensordesk
