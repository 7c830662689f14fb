// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <string>
#include <vector>

namespace tensordesk {

/// A tensordict after applying a mask over its leading batch dims, which become one.
struct MaskedBatch {
    TensorDict td;
    int64_t kept = 0, total = 0;  ///< positions
    std::string within;           ///< the range of the td before, as `[:, 2:4]`; empty for all of it
    std::string python;           ///< the index between the brackets: `td["done"].squeeze(-1)`
};

/// Returns `td[mask]`, where `mask` is an expression over `td` that gives a bool tensor over its leading batch dims; removes dims
/// of size 1 after the batch, as `done` has. Only reads the mask. Throws TypeError or IndexError for an invalid mask, and the
/// errors of the expression. The mask applies within `ranges`: one per batch dim, or none at all.
[[nodiscard]] MaskedBatch maskedBy(const TensorDict& td, const std::string& mask, const std::vector<Range>& ranges,
                                   Progress& progress);

}  // namespace tensordesk
