// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rollout/firstlook/rewardraster.h"

#include "model/operations/rollouts/datamask.h"
#include "model/operations/rollouts/stepmarks.h"
#include "model/tensordict/base/progressscope.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tensordesk {

RewardRaster RewardRaster::of(const TensorDict& td, const KeyPath& key, std::size_t mostLanes, std::size_t mostColumns,
                              Progress& progress)
{
    const ProgressScope scope(progress);
    const Leaf leaf = td.leaf(key);
    const StepGrid grid(td);
    RewardRaster raster{.rows = grid.rows()};
    for (int64_t row = 0; row < raster.rows; ++row) {
        raster.steps = std::max(raster.steps, grid.steps(row));
    }
    raster.lanes = std::min(mostLanes, static_cast<std::size_t>(raster.rows));
    raster.columns = std::min(mostColumns, static_cast<std::size_t>(raster.steps));
    std::vector<double> sums(raster.lanes * raster.columns, 0);
    std::vector<int64_t> counts(sums.size(), 0);
    const int64_t total = leaf.bytes();
    int64_t done = 0;
    const int64_t agents = agentsOf(leaf, td.batchSize()).value_or(1);
    grid.forEachStretch(static_cast<int64_t>(sizeof(double)) * agents, [&](const Stretch& stretch) {
        const at::Tensor block = grid.read(leaf, stretch).to(at::kDouble).mean(-1);
        const double* values = block.const_data_ptr<double>();
        for (int64_t row = stretch.row; row < stretch.row + stretch.rows; ++row) {
            const auto lane = static_cast<std::size_t>(row * static_cast<int64_t>(raster.lanes) / raster.rows);
            for (int64_t step = stretch.from; step < stretch.from + stretch.count; ++step, ++values) {
                const auto column = static_cast<std::size_t>(step * static_cast<int64_t>(raster.columns) / raster.steps);
                const std::size_t cell = lane * raster.columns + column;
                sums[cell] += *values;
                ++counts[cell];
            }
        }
        grid.release(leaf, stretch);
        progress.report(done += stretch.rows * stretch.count * agents * itemSize(leaf.dtype()), total);
    });
    raster.means.resize(sums.size());
    raster.least = std::numeric_limits<double>::infinity();
    raster.greatest = -raster.least;
    for (std::size_t cell = 0; cell < sums.size(); ++cell) {
        const double mean = sums[cell] / static_cast<double>(counts[cell]);
        raster.means[cell] = static_cast<float>(mean);
        if (std::isfinite(mean)) {
            raster.least = std::min(raster.least, mean);
            raster.greatest = std::max(raster.greatest, mean);
        }
    }
    return raster;
}

float RewardRaster::at(int64_t row, int64_t step) const
{
    if (row < 0 || row >= rows || step < 0 || step >= steps) {
        return std::numeric_limits<float>::quiet_NaN();
    }
    const auto lane = static_cast<std::size_t>(row * static_cast<int64_t>(lanes) / rows);
    const auto column = static_cast<std::size_t>(step * static_cast<int64_t>(columns) / steps);
    return means[lane * columns + column];
}

}  // namespace tensordesk
