// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/progress.h"
#include "views/text/numberformat.h"

#include <ATen/core/Tensor.h>

#include <QString>

namespace tensordesk {

/// The format in which cells of a table are copied.
enum class CopyFormat {
    Tsv,     ///< lines of tab-separated cells for spreadsheets, in the table's number format
    Csv,     ///< lines of exact values separated by commas
    Python,  ///< lists of exact values
    Numpy,   ///< `np.array(…, dtype=np.float32)`
    Torch,   ///< `torch.tensor(…, dtype=torch.float32)`
};

/// Throws ValueError if an element is missing, which an array cannot represent. `present`: see cellsText().
void checkArray(const at::Tensor& present);

/// Returns the element as a Python literal, with torch's names for NaN and infinities: `0.1`, `torch.nan`, `True`.
[[nodiscard]] QString pythonLiteral(at::ScalarType dtype, const void* element);

/// True if numpy has the dtype.
[[nodiscard]] bool isKnownToNumpy(at::ScalarType dtype);

/// Returns the elements of a 2-d CPU tensor of a showable dtype as text. A single row or column is written flat in Tsv, and as a
/// list of lists in other formats. `present`: true for existing elements, undefined for all; missing ones are empty cells in Tsv,
/// left out of lists, and a ValueError for arrays. Throws Error(Cancelled).
[[nodiscard]] QString cellsText(const at::Tensor& cells, const at::Tensor& present, CopyFormat format, const NumberFormat& numbers,
                                Progress& progress);

}  // namespace tensordesk
