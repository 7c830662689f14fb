// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <string>
#include <vector>

namespace tensordesk {

/// A tensordict cut down by a mask over its leading batch dims, which become one.
struct MaskedBatch {
    TensorDict td;
    int64_t kept = 0, total = 0;  ///< positions
    std::string within;           ///< what is left of the td before, as `[:, 2:4]`; empty for all of it
    std::string python;           ///< what stands between the brackets: `td["done"].squeeze(-1)`
};

/// `td[mask]`, where `mask` is an expression over `td` that gives a bool tensor over its leading batch dims; dims of
/// size 1 behind the batch, as `done` has, are taken away. Reads the mask, nothing else. TypeError or IndexError says
/// what does not fit, beside the errors of the expression. Of the dims that the mask takes, only what `ranges` leave counts:
/// one a batch dim, or none at all.
[[nodiscard]] MaskedBatch maskedBy(const TensorDict& td, const std::string& mask, const std::vector<Range>& ranges,
                                   Progress& progress);

}  // namespace tensordesk
