// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/jsonlines/jsoncolumns.h"
#include "model/storage/storage.h"

#include <memory>
#include <vector>

namespace tensordesk {

/// Returns rows as a tensordict with batch size `[rows]`: numbers are leaves `[rows]` of bool, int64 or float64, the widest of a
/// column; lists of numbers are leaves `[rows, n]`, ragged if they differ in length; objects are nested levels; everything else are
/// non-tensor values, one per row, which are read when the entry is opened. A row without a number has NaN, and one without a list an
/// empty one, which `findings` says.
[[nodiscard]] TensorDict tensorDictOf(const std::shared_ptr<const JsonRows>& rows, const JsonColumn& columns,
                                      std::vector<Finding>& findings);

}  // namespace tensordesk
