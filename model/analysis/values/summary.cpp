// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/values/summary.h"

#include "model/analysis/far/farfigures.h"
#include "model/analysis/values/realvalues.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/leaves/leafblocks.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <optional>
#include <type_traits>
#include <vector>

namespace tensordesk {
namespace {

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
// them stay scalar. Vectors of four doubles, GCC's and Clang's extension, say that four may go side by
// side; the compiler cuts them to what the processor has. Two of each keep it busy while one waits.
constexpr int64_t kLanes = 4;
constexpr int64_t kChains = 2;
using Doubles [[gnu::vector_size(kLanes * sizeof(double))]] = double;
using Masks [[gnu::vector_size(kLanes * sizeof(int64_t))]] = int64_t;  // 0 or -1 a lane

constexpr int64_t kBatch = 512;  // elements summed up before they are merged into the whole

// By reference: the calling convention of vectors depends on the target processor.
[[gnu::always_inline]] inline void load(const double* from, Doubles& to)
{
    std::memcpy(&to, from, sizeof to);
}
[[gnu::always_inline]] inline void load(const float* from, Doubles& to)
{
    float values [[gnu::vector_size(kLanes * sizeof(float))]];
    std::memcpy(&values, from, sizeof values);
    to = __builtin_convertvector(values, Doubles);
}

/// The moments of values that are all finite; nothing if one is not, or if a sum overflows.
/// The sums are of distances from the first value: so no digits cancel, and one pass does.
template <typename T>
[[gnu::always_inline]] inline std::optional<Moments> momentsOfFinite(const T* values, int64_t count)
{
    const double pivot = values[0];
    Masks zeros[kChains] = {};
    Doubles min[kChains], max[kChains], sum[kChains] = {}, squares[kChains] = {};
    for (int64_t c = 0; c < kChains; ++c) {
        min[c] = max[c] = Doubles{} + pivot;
    }
    int64_t i = 0;
    for (; i + kChains * kLanes <= count; i += kChains * kLanes) {
#pragma GCC unroll 2
        for (int64_t c = 0; c < kChains; ++c) {
            Doubles x;
            load(values + i + c * kLanes, x);
            zeros[c] -= x == 0;
            min[c] = x < min[c] ? x : min[c];
            max[c] = x > max[c] ? x : max[c];
            const Doubles distance = x - pivot;
            sum[c] += distance;
            squares[c] += distance * distance;
        }
    }
    Moments moments;
    moments.count = count;
    double total = 0, totalSquares = 0;
    for (int64_t c = 0; c < kChains; ++c) {
        for (int64_t lane = 0; lane < kLanes; ++lane) {
            moments.zeros += zeros[c][lane];
            moments.min = std::min(moments.min, min[c][lane]);
            moments.max = std::max(moments.max, max[c][lane]);
            total += sum[c][lane];
            totalSquares += squares[c][lane];
        }
    }
    for (; i < count; ++i) {
        const double x = values[i], distance = x - pivot;
        moments.zeros += x == 0;
        moments.min = std::min(moments.min, x);
        moments.max = std::max(moments.max, x);
        total += distance;
        totalSquares += distance * distance;
    }
    if (!std::isfinite(totalSquares)) {
        return std::nullopt;
    }
    const double shift = total / static_cast<double>(count);
    moments.mean = pivot + shift;
    moments.squares = std::max(0.0, totalSquares - total * shift);
    return moments;
}

/// The moments of any values, in plain steps: a batch with a NaN or an infinity in it is rare.
template <typename T>
Moments momentsOfAny(const T* values, int64_t count)
{
    Moments moments;
    moments.count = count;
    for (int64_t i = 0; i < count; ++i) {
        const double x = values[i];
        moments.nan += std::isnan(x);
        moments.inf += std::isinf(x);
        moments.zeros += x == 0;
        if (std::isfinite(x)) {
            moments.min = std::min(moments.min, x);
            moments.max = std::max(moments.max, x);
            // Divided first: the sum of huge values may overflow where their mean does not.
            const auto seen = static_cast<double>(i + 1 - moments.nan - moments.inf);
            const double mean = moments.mean + (x / seen - moments.mean / seen);
            moments.squares += (x - moments.mean) * (x - mean);
            moments.mean = mean;
        }
    }
    return moments;
}

template <typename T>
[[gnu::always_inline]] inline Moments momentsOfBatch(const T* values, int64_t count)
{
    const std::optional<Moments> finite = momentsOfFinite(values, count);
    return finite ? *finite : momentsOfAny(values, count);
}

/// The moments of whole numbers from `value` on, each as often as said: exact but for the last roundings.
Moments momentsOfCounts(double value, const std::array<int64_t, 256>& counts)
{
    Moments moments;
    for (const int64_t times : counts) {
        if (times > 0) {
            moments.merge({times, 0, 0, value == 0 ? times : 0, value, value, value, 0});
        }
        ++value;
    }
    return moments;
}

template <typename T>
[[gnu::always_inline]] inline Moments momentsOfRange(const T* values, int64_t count)
{
    if constexpr (sizeof(T) == 1) {
        return momentsOfCounts(std::numeric_limits<T>::min(), countValues(values, count));
    }
    Moments moments;
    for (int64_t from = 0; from < count; from += kBatch) {
        const int64_t size = std::min(kBatch, count - from);
        if constexpr (std::is_floating_point_v<T>) {
            moments.merge(momentsOfBatch(values + from, size));
        } else {
            double batch[kBatch];
            for (int64_t i = 0; i < size; ++i) {
                batch[i] = realValue(values[from + i]);
            }
            moments.merge(momentsOfBatch(batch, size));
        }
    }
    return moments;
}

#if defined(__x86_64__)
// The program is built for any x86-64; this copy uses twice as wide registers where there are some.
template <typename T>
[[gnu::target("avx2,fma")]] Moments momentsOfRangeWide(const T* values, int64_t count)
{
    return momentsOfRange(values, count);
}
#endif

template <typename T>
Moments momentsOfRangeHere(const T* values, int64_t count)
{
#if defined(__x86_64__)
    static const bool wide = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
    if (wide) {
        return momentsOfRangeWide(values, count);
    }
#endif
    return momentsOfRange(values, count);
}

/// Moments of elements that lie on another device, by its own operators.
Moments momentsOnDevice(const at::Tensor& block)
{
    const at::Tensor real = block.is_complex() ? block.to(at::kComplexDouble).abs() : block.to(at::kDouble);
    const auto countOf = [](const at::Tensor& mask) { return mask.sum().item<int64_t>(); };
    const at::Tensor finite = real.masked_select(real.isfinite());
    Moments moments;
    moments.count = real.numel();
    moments.nan = countOf(real.isnan());
    moments.inf = countOf(real.isinf());
    moments.zeros = countOf(real.eq(0));
    if (finite.numel() > 0) {
        moments.min = finite.min().item<double>();
        moments.max = finite.max().item<double>();
        const at::Tensor mean = finite.mean();
        moments.mean = mean.item<double>();
        moments.squares = finite.sub(mean).square().sum().item<double>();
    }
    return moments;
}

/// Merges two ranges.
void widen(std::optional<WholeRange>& range, const std::optional<WholeRange>& other)
{
    if (range && other) {
        range = {std::min(range->least, other->least), std::max(range->greatest, other->greatest)};
    } else if (other) {
        range = other;
    }
}

/// Returns the range of a block of integers, whose moments are computed minus an offset; empty for other dtypes.
std::optional<WholeRange> wholeRangeOf(const at::Tensor& block, const Moments& moments, Integer offset)
{
    constexpr double kExact = 0x1p53;  // up to here a double holds each of them
    if (!c10::isIntegralType(block.scalar_type(), false) || moments.count == 0) {
        return std::nullopt;
    }
    WholeRange range{static_cast<Integer>(moments.min) + offset, static_cast<Integer>(moments.max) + offset};
    if (std::max(-moments.min, moments.max) < kExact) {
        return range;
    }
    const auto take = [&](const auto* values) {
        const auto [least, greatest] = std::minmax_element(values, values + block.numel());
        range = WholeRange{*least, *greatest};
    };
    const at::Tensor here = block.is_cpu() ? block : block.cpu();
    if (here.scalar_type() == at::kLong) {
        take(here.const_data_ptr<int64_t>());
    } else if (here.scalar_type() == kUInt64) {
        take(static_cast<const uint64_t*>(here.const_data_ptr()));
    }
    return range;
}

Moments momentsOfBlock(const at::Tensor& block)
{
    if (!block.is_cpu()) {
        return momentsOnDevice(block);
    }
    constexpr int64_t kGrain = 32 * kBatch;
    const int64_t count = block.numel();
    // One slot per range, merged in order: the result does not depend on the order of threads.
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

Summary summaryOf(const Moments& moments)
{
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

Moments momentsOf(const Summary& summary)
{
    Moments moments{summary.count, summary.nan, summary.inf, summary.zeros};
    if (const int64_t finite = moments.finite(); finite > 0) {
        moments.min = summary.min;
        moments.max = summary.max;
        moments.mean = summary.mean;
        moments.squares = finite > 1 ? summary.std * summary.std * static_cast<double>(finite - 1) : 0;
    }
    return moments;
}

}  // namespace

Summary Summary::none()
{
    return summaryOf({});
}

void Summary::merge(const Summary& other)
{
    Moments both = momentsOf(*this);
    both.merge(momentsOf(other));
    std::optional<WholeRange> range = whole;
    widen(range, other.whole);
    const int64_t bothPadding = padding + other.padding;
    *this = summaryOf(both);
    whole = range;
    padding = bothPadding;
}

Summary summarize(const Leaf& leaf, Progress& progress)
{
    return summarize(leaf, std::nullopt, progress);
}

Summary summarize(const Leaf& leaf, const std::optional<Leaf>& data, Progress& progress)
{
    if (auto far = farSummary(leaf, data, progress)) {
        return *far;
    }
    Moments moments;
    std::optional<WholeRange> whole;
    Integer offset = 0;  // of the mean and the deviations; see Note [Whole offset]
    guardingTorch([&] {
        const auto add = [&](const at::Tensor& block) {
            if (moments.count == 0) {
                offset = wholeOffset(Leaf(block.reshape({-1})));
            }
            Moments part = momentsOfBlock(asComputable(lessOffset(block, offset)));
            if (offset != 0) {
                part.zeros = block.eq(0).sum().item<int64_t>();
            }
            moments.merge(part);
            widen(whole, wholeRangeOf(block, part, offset));
        };
        LeafBlocks(leaf).forEachInAnyOrder(data, progress, add, BlocksOn::DeviceOfLeaf);
    });
    Summary summary = summaryOf(moments);
    for (double* const value : {&summary.min, &summary.max, &summary.mean}) {
        *value += static_cast<double>(offset);
    }
    summary.whole = whole;
    summary.padding = data ? leaf.elementCount() - moments.count : 0;
    return summary;
}

}  // namespace tensordesk
