// SPDX-License-Identifier: BSD-3-Clause
#include "analysis/histogram.h"

#include "analysis/leafblocks.h"
#include "analysis/realvalues.h"
#include "tensordict/error.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <cmath>
#include <mutex>

namespace tensordesk {

Histogram histogram(const Leaf& leaf, int64_t bins, double min, double max, Progress& progress)
{
    if (bins < 1 || !(min <= max) || !std::isfinite(min) || !std::isfinite(max)) {
        throw Error(ErrorKind::ValueError, "a histogram needs at least one bin and a finite range");
    }
    if (min == max) {
        min -= 0.5;
        max += 0.5;
    }
    Histogram result{min, max, std::vector<int64_t>(bins)};
    // Halved, so that the width of a range over all doubles does not overflow.
    const double perBin = static_cast<double>(bins) / (max / 2 - min / 2);
    std::mutex mutex;
    guardingTorch([&] {
        forEachBlock(leaf, progress, [&](const at::Tensor& stored) {
            const at::Tensor block = asComputable(stored);
            withRealValues(block, [&](const auto* values) {
                at::parallel_for(0, block.numel(), 1 << 16, [&](int64_t begin, int64_t end) {
                    std::vector<int64_t> counts(bins);
                    for (int64_t i = begin; i < end; ++i) {
                        const double x = realValue(values[i]);
                        if (x >= min && x <= max) {
                            const auto bin = static_cast<int64_t>((x / 2 - min / 2) * perBin);
                            ++counts[std::min(bin, bins - 1)];
                        }
                    }
                    const std::lock_guard lock(mutex);
                    std::transform(counts.begin(), counts.end(), result.counts.begin(), result.counts.begin(),
                                   std::plus<>());
                });
            });
        });
    });
    return result;
}

}  // namespace tensordesk
