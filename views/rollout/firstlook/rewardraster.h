// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <vector>

namespace tensordesk {

/// A number a step over env and time as a picture: means of runs of steps, of rows that stand for those beside them. A value
/// type.
struct RewardRaster {
    int64_t rows = 0;       ///< of the rollout
    int64_t steps = 0;      ///< of its longest row
    std::size_t lanes = 0;  ///< rows of the picture
    std::size_t columns = 0;
    std::vector<float> means = {};   ///< lane by lane; NaN where there is no step
    double least = 0, greatest = 0;  ///< of the finite ones

    /// One pass over `key`, in blocks. TypeError where it is not one real number a step. Call it from a worker.
    [[nodiscard]] static RewardRaster of(const TensorDict& td, const KeyPath& key, std::size_t mostLanes, std::size_t mostColumns,
                                         Progress& progress);
    [[nodiscard]] float at(int64_t row, int64_t step) const;
};

}  // namespace tensordesk
