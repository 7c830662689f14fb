// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/progress.h"
#include "views/text/numberformat.h"

#include <ATen/core/Tensor.h>

#include <QString>

namespace tensordesk {

/// As what cells of a table are copied.
enum class CopyFormat {
    Tsv,     ///< lines of cells between tabs, as spreadsheets take them, in the table's number format
    Csv,     ///< lines of exact values between commas
    Python,  ///< lists of exact values
    Numpy,   ///< `np.array(…, dtype=np.float32)`
    Torch,   ///< `torch.tensor(…, dtype=torch.float32)`
};

/// ValueError unless all cells have an element: an array has no gaps. `present`: as cellsText() takes it.
void checkArray(const at::Tensor& present);

/// The element as a literal of Python, with torch's names for NaN and infinities: `0.1`, `torch.nan`, `True`.
[[nodiscard]] QString pythonLiteral(at::ScalarType dtype, const void* element);

/// Whether numpy has the dtype.
[[nodiscard]] bool isKnownToNumpy(at::ScalarType dtype);

/// The elements of a 2-d CPU tensor, of a dtype that is showable, as text. A single row or column is written as such to
/// Tsv, and as a list of lists to the others. `present`: which of them there are, undefined for all; others are empty cells of
/// Tsv, no items of lists, and a ValueError for arrays. Throws Error(Cancelled).
[[nodiscard]] QString cellsText(const at::Tensor& cells, const at::Tensor& present, CopyFormat format, const NumberFormat& numbers,
                                Progress& progress);

}  // namespace tensordesk
