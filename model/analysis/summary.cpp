// SPDX-License-Identifier: BSD-3-Clause
#include "analysis/summary.h"

#include "analysis/leafblocks.h"
#include "analysis/realvalues.h"
#include "tensordict/error.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace tensordesk {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Counts and moments of some elements; two of them merge into those of both.
struct Moments {
    int64_t count = 0, nan = 0, inf = 0, zeros = 0;
    double min = kInfinity, max = -kInfinity;
    double mean = 0;
    double squares = 0;  ///< sum of squared deviations from the mean

    [[nodiscard]] int64_t finite() const { return count - nan - inf; }

    void merge(const Moments& other)
    {
        const auto mine = static_cast<double>(finite()), theirs = static_cast<double>(other.finite());
        if (theirs > 0) {
            const double delta = other.mean - mean;
            mean += delta * (theirs / (mine + theirs));
            squares += other.squares + delta * delta * (mine * theirs / (mine + theirs));
        }
        count += other.count;
        nan += other.nan;
        inf += other.inf;
        zeros += other.zeros;
        min = std::min(min, other.min);
        max = std::max(max, other.max);
    }
};

// Note [Lanes]
// A compiler may not reorder sums, minima and maxima of floating-point numbers, so plain loops over
// them stay scalar. Vectors of doubles, GCC's and Clang's extension, say that some may go side by side.
// They must be just as wide as the processor's: GCC cuts wider ones into single elements, which was
// eleven times slower.
template <int64_t lanes>
struct Lanes {
    using Doubles [[gnu::vector_size(lanes * sizeof(double))]] = double;
    using Masks [[gnu::vector_size(lanes * sizeof(int64_t))]] = int64_t;  // 0 or -1 a lane
};
constexpr int64_t kBaseLanes = 2;  // SSE2, NEON
constexpr int64_t kWideLanes = 4;  // AVX2

constexpr int64_t kBatch = 512;  // doubles that stay in the first-level cache between the two passes

/// The moments of `count` values; those beyond, up to full lanes, are any NaN.
template <int64_t kLanes>
[[gnu::always_inline]] inline Moments momentsOf(const typename Lanes<kLanes>::Doubles* values, int64_t count)
{
    using Doubles = typename Lanes<kLanes>::Doubles;
    using Masks = typename Lanes<kLanes>::Masks;
    const int64_t vectors = (count + kLanes - 1) / kLanes;
    Masks nan{}, finite{}, zeros{};
    Doubles min = Doubles{} + kInfinity, max = Doubles{} - kInfinity, sum{};
    for (int64_t i = 0; i < vectors; ++i) {
        const Doubles x = values[i];
        const Masks isFinite = (x - x) == 0;  // inf - inf is NaN
        nan -= x != x;
        finite -= isFinite;
        zeros -= x == 0;
        const Doubles low = isFinite ? x : Doubles{} + kInfinity, high = isFinite ? x : Doubles{} - kInfinity;
        min = low < min ? low : min;
        max = high > max ? high : max;
        sum += isFinite ? x : Doubles{};
    }

    Moments moments;
    moments.count = count;
    double total = 0;
    int64_t finiteCount = 0;
    for (int64_t lane = 0; lane < kLanes; ++lane) {
        moments.nan += nan[lane];
        moments.zeros += zeros[lane];
        finiteCount += finite[lane];
        moments.min = std::min(moments.min, min[lane]);
        moments.max = std::max(moments.max, max[lane]);
        total += sum[lane];
    }
    moments.nan -= vectors * kLanes - count;
    moments.inf = count - moments.nan - finiteCount;
    if (finiteCount == 0) {
        return moments;
    }
    // The total of huge values may overflow where their mean does not.
    moments.mean = total / static_cast<double>(finiteCount);
    if (!std::isfinite(moments.mean)) {
        moments.mean = 0;
        int64_t seen = 0;
        for (int64_t i = 0; i < count; ++i) {
            const double x = values[i / kLanes][i % kLanes];
            if (std::isfinite(x)) {
                ++seen;
                moments.mean += x / static_cast<double>(seen) - moments.mean / static_cast<double>(seen);
            }
        }
    }
    const Doubles mean = Doubles{} + moments.mean;
    Doubles squares{};
    for (int64_t i = 0; i < vectors; ++i) {
        const Doubles x = values[i];
        const Doubles deviation = (x - x) == 0 ? x - mean : Doubles{};
        squares += deviation * deviation;
    }
    for (int64_t lane = 0; lane < kLanes; ++lane) {
        moments.squares += squares[lane];
    }
    return moments;
}

template <int64_t kLanes, typename T>
[[gnu::always_inline]] inline Moments momentsOfRange(const T* values, int64_t count)
{
    alignas(64) double batch[kBatch];
    Moments moments;
    for (int64_t from = 0; from < count; from += kBatch) {
        const int64_t size = std::min(kBatch, count - from);
        const T* source = values + from;
        for (int64_t i = 0; i < size; ++i) {
            batch[i] = realValue(source[i]);
        }
        for (int64_t i = size; i % kLanes != 0; ++i) {
            batch[i] = std::numeric_limits<double>::quiet_NaN();
        }
        moments.merge(momentsOf<kLanes>(reinterpret_cast<const typename Lanes<kLanes>::Doubles*>(batch), size));
    }
    return moments;
}

#if defined(__x86_64__)
// The program is built for any x86-64; this copy uses twice as wide registers where there are some.
template <typename T>
[[gnu::target("avx2")]] Moments momentsOfRangeWide(const T* values, int64_t count)
{
    return momentsOfRange<kWideLanes>(values, count);
}
#endif

template <typename T>
Moments momentsOfRangeHere(const T* values, int64_t count)
{
#if defined(__x86_64__)
    static const bool wide = __builtin_cpu_supports("avx2");
    if (wide) {
        return momentsOfRangeWide(values, count);
    }
#endif
    return momentsOfRange<kBaseLanes>(values, count);
}

Moments momentsOfBlock(const at::Tensor& block)
{
    constexpr int64_t kGrain = 32 * kBatch;
    const int64_t count = block.numel();
    // One place a range, merged in order: the result does not depend on which thread was first.
    const int64_t ranges = (count + kGrain - 1) / kGrain;
    std::vector<Moments> parts(ranges);
    withRealValues(block, [&](const auto* values) {
        at::parallel_for(0, ranges, 1, [&](int64_t begin, int64_t end) {
            for (int64_t i = begin; i < end; ++i) {
                parts[i] = momentsOfRangeHere(values + i * kGrain, std::min(kGrain, count - i * kGrain));
            }
        });
    });
    Moments moments;
    for (const Moments& part : parts) {
        moments.merge(part);
    }
    return moments;
}

}  // namespace

Summary summarize(const Leaf& leaf, Progress& progress)
{
    Moments moments;
    guardingTorch([&] {
        forEachBlock(leaf, progress, [&](const at::Tensor& block) { moments.merge(momentsOfBlock(asComputable(block))); });
    });

    constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
    const int64_t finite = moments.finite();
    Summary summary;
    summary.count = moments.count;
    summary.nan = moments.nan;
    summary.inf = moments.inf;
    summary.zeros = moments.zeros;
    summary.min = finite > 0 ? moments.min : kNone;
    summary.max = finite > 0 ? moments.max : kNone;
    summary.mean = finite > 0 ? moments.mean : kNone;
    summary.std = finite > 1 ? std::sqrt(moments.squares / static_cast<double>(finite - 1)) : kNone;
    return summary;
}

}  // namespace tensordesk
