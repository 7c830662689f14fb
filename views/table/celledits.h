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

/// Cells that are pasted at once: more are read from a file faster than from a text.
inline constexpr int64_t kPasteLimit = 100'000;

/// The part of the leaf that a rectangle shows: `td["reward"][0:3, 2:6, 0]`. REQUIRES: a leaf, and cells of it.
[[nodiscard]] QString part(const TensorTableModel& model, const QItemSelectionRange& cells);
/// One value for all cells; the value is open.
[[nodiscard]] EditProposal fill(const TensorTableModel& model, const QItemSelectionRange& cells);
/// An expression of the values `x` in the cells, such as `x * 2`, which is open.
[[nodiscard]] EditProposal compute(const TensorTableModel& model, const QItemSelectionRange& cells);
/// The values that `text` has, from the first of `cells` on to the right and down; one value goes to all of
/// `cells`. ValueError, translated: the text has no cells, cells that are no values of the leaf's dtype, or
/// more than there is room for.
[[nodiscard]] EditProposal paste(const TensorTableModel& model, const QItemSelectionRange& cells, const QString& text);

/// The rows of cells in what a spreadsheet, numpy, torch or Python copied: lines of cells between tabs, or
/// nested lists such as `[[1. 2.] [3. 4.]]` or `array([[1, 2]], dtype=int32)`. Rows have one length.
/// ValueError, translated, if they have not, or a part is left out by `...`.
[[nodiscard]] std::vector<QStringList> cellsOf(const QString& text);

}  // namespace celledits

}  // namespace tensordesk
