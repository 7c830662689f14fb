// SPDX-License-Identifier: BSD-3-Clause
#include "analysis/minmax.h"

#include "analysis/leafblocks.h"
#include "analysis/realvalues.h"
#include "tensordict/error.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <limits>

namespace tensordesk {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Run `i` begins at this element. In 128 bits, for the product may need more than 64.
int64_t runStart(int64_t i, int64_t elements, int64_t runs)
{
    return static_cast<int64_t>(static_cast<__int128>(i) * elements / runs);
}

/// The run that element `at` lies in.
int64_t runOf(int64_t at, int64_t elements, int64_t runs)
{
    auto run = static_cast<int64_t>(static_cast<__int128>(at) * runs / elements);
    while (run + 1 < runs && runStart(run + 1, elements, runs) <= at) {
        ++run;
    }
    return run;
}

}  // namespace

std::vector<MinMax> decimate(const Leaf& leaf, int64_t columns, Progress& progress)
{
    const int64_t elements = leaf.elementCount();
    const int64_t runs = std::min(columns, elements);
    std::vector<MinMax> result(runs, {kInfinity, -kInfinity});
    int64_t offset = 0;
    guardingTorch([&] {
        forEachBlock(leaf, progress, [&](const at::Tensor& stored) {
            const at::Tensor block = asComputable(stored);
            const int64_t last = offset + block.numel();
            withRealValues(block, [&](const auto* values) {
                // Threads share by runs, so that no two write to one.
                const int64_t firstRun = runOf(offset, elements, runs), lastRun = runOf(last - 1, elements, runs);
                at::parallel_for(firstRun, lastRun + 1, 1, [&](int64_t begin, int64_t end) {
                    for (int64_t run = begin; run < end; ++run) {
                        const int64_t from = std::max(offset, runStart(run, elements, runs));
                        const int64_t to = std::min(last, runStart(run + 1, elements, runs));
                        MinMax both = result[run];
                        for (int64_t i = from; i < to; ++i) {
                            const double x = realValue(values[i - offset]);
                            both.min = x < both.min ? x : both.min;
                            both.max = x > both.max ? x : both.max;
                        }
                        result[run] = both;
                    }
                });
            });
            offset = last;
        });
    });
    for (MinMax& both : result) {
        if (both.min > both.max) {
            both = {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN()};
        }
    }
    return result;
}

}  // namespace tensordesk
