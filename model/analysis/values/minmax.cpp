// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/values/minmax.h"

#include "model/analysis/far/farfigures.h"
#include "model/analysis/values/realvalues.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/leaves/leafblocks.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tensordesk {
namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

}  // namespace

std::vector<MinMax> extremesOfRuns(const Leaf& leaf, int64_t length, Progress& progress)
{
    if (auto far = farExtremes(leaf, length, progress)) {
        return *std::move(far);
    }
    const int64_t elements = leaf.elementCount();
    std::vector<MinMax> result((elements + length - 1) / length, {kInfinity, -kInfinity});
    int64_t offset = 0;
    guardingTorch([&] {
        LeafBlocks(leaf).forEachInAnyOrder({}, progress, [&](const at::Tensor& stored) {
            const at::Tensor block = asComputable(stored);
            const int64_t last = offset + block.numel();
            withRealValues(block, [&](const auto* values) {
                // Threads share by runs, so that no two write to one; each has work for some microseconds.
                const int64_t grain = std::max<int64_t>((1 << 15) / length, 1);
                at::parallel_for(offset / length, (last - 1) / length + 1, grain, [&](int64_t begin, int64_t end) {
                    for (int64_t run = begin; run < end; ++run) {
                        const int64_t from = std::max(offset, run * length);
                        const int64_t to = std::min(last, (run + 1) * length);
                        MinMax both = result[run];
                        int odd = both.hasNan;
                        for (int64_t i = from; i < to; ++i) {
                            const double x = realValue(values[i - offset]);
                            both.min = x < both.min ? x : both.min;
                            both.max = x > both.max ? x : both.max;
                            odd |= x != x;
                        }
                        both.hasNan = odd != 0;
                        result[run] = both;
                    }
                });
            });
            offset = last;
        });
    });
    for (MinMax& both : result) {
        if (both.min > both.max) {
            both = {kNone, kNone, true};
        }
    }
    return result;
}

MinMax merged(const MinMax& a, const MinMax& b) noexcept
{
    return {std::fmin(a.min, b.min), std::fmax(a.max, b.max), a.hasNan || b.hasNan};
}

}  // namespace tensordesk
