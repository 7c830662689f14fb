// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <vector>

namespace tensordesk {

/// A number per step over env and time as a picture: means of runs of steps, with some rows representing their neighbours. A value
/// type.
struct RewardRaster {
    int64_t rows = 0;       ///< of the rollout
    int64_t steps = 0;      ///< of its longest row
    std::size_t lanes = 0;  ///< rows of the picture
    std::size_t columns = 0;
    std::vector<float> means = {};   ///< lane by lane; NaN without a step
    double least = 0, greatest = 0;  ///< of the finite ones

    /// Reads `key` in one pass, in blocks. Throws TypeError if it is not one real number per step. Call it from a worker thread.
    [[nodiscard]] static RewardRaster of(const TensorDict& td, const KeyPath& key, std::size_t mostLanes, std::size_t mostColumns,
                                         Progress& progress);
    [[nodiscard]] float at(int64_t row, int64_t step) const;
};

}  // namespace tensordesk
