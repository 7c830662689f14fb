// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/compare/valuedifference.h"

#include "model/analysis/values/partprogress.h"
#include "model/analysis/values/realvalues.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/leaves/leafblocks.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <mutex>
#include <optional>
#include <type_traits>

namespace tensordesk {
namespace {

constexpr int64_t kNowhere = std::numeric_limits<int64_t>::max();

/// A greatest value and the first place that has it.
struct Peak {
    double value = 0;
    int64_t at = kNowhere;

    void take(const Peak& other)
    {
        const bool isFirst = other.value == value && other.at < at;
        if (other.at != kNowhere && (at == kNowhere || other.value > value || isFirst)) {
            *this = other;
        }
    }
};

/// Statistics of some elements, which can be merged. Positions are row-major numbers.
struct Tally {
    int64_t different = 0, nan = 0;
    int64_t first = kNowhere;
    Peak absolute, relative;

    void merge(const Tally& other)
    {
        different += other.different;
        nan += other.nan;
        first = std::min(first, other.first);
        absolute.take(other.absolute);
        relative.take(other.relative);
    }
};

template <typename T>
struct IsComplex : std::false_type { };
template <typename T>
struct IsComplex<c10::complex<T>> : std::true_type { };

template <typename T>
bool isNan(T value)
{
    if constexpr (IsComplex<T>::value) {
        return std::isnan(value.real()) || std::isnan(value.imag());
    } else if constexpr (std::is_floating_point_v<T>) {
        return std::isnan(value);
    } else {
        return false;
    }
}

/// Returns |a - b| for different numbers that are not NaN.
template <typename T>
double distance(T a, T b)
{
    if constexpr (IsComplex<T>::value) {
        const double distance = std::hypot(double(a.real()) - double(b.real()), double(a.imag()) - double(b.imag()));
        return std::isnan(distance) ? kInfinity : distance;  // the same infinity in one component only
    } else if constexpr (std::is_floating_point_v<T>) {
        return std::abs(static_cast<double>(a) - static_cast<double>(b));
    } else {
        // As unsigned numbers of 64 bits: no difference overflows, and none is rounded before its time.
        const auto high = static_cast<uint64_t>(static_cast<int64_t>(std::max(a, b)));
        const auto low = static_cast<uint64_t>(static_cast<int64_t>(std::min(a, b)));
        return static_cast<double>(high - low);
    }
}

// The number of elements processed together. A constant, so that loops over them are vectorized.
constexpr int64_t kRun = 4096;

template <typename T>
[[gnu::always_inline]] inline bool allEqual(const T* a, const T* b)
{
    constexpr int64_t kStart = 64;
    // Compares bytes on purpose: NaN equals NaN, and 0 differs from -0.
    if (std::memcmp(a, b, kStart * sizeof(T)) != 0) {  // NOLINT(bugprone-suspicious-memory-comparison)
        return false;
    }
    if constexpr (std::is_integral_v<T>) {
        return std::memcmp(a, b, kRun * sizeof(T)) == 0;
    } else if constexpr (std::is_floating_point_v<T>) {
        // A NaN differs from itself, whatever its bits.
        std::conditional_t<sizeof(T) == 4, int32_t, int64_t> differs = 0;
        for (int64_t i = 0; i < kRun; ++i) {
            differs |= a[i] != b[i];
        }
        return differs == 0;
    } else {
        return std::equal(a, a + kRun, b);
    }
}

/// `first` is the number of a[0].
template <typename T>
Tally tallyOf(const T* a, const T* b, int64_t count, int64_t first, const Tolerance& tolerance)
{
    Tally tally;
    for (int64_t i = 0; i < count; ++i) {
        if (a[i] == b[i]) {
            continue;
        }
        const int64_t at = first + i;
        if (isNan(a[i]) || isNan(b[i])) {
            if (!(tolerance.equalNan && isNan(a[i]) && isNan(b[i]))) {
                ++tally.nan;
                ++tally.different;
                tally.first = std::min(tally.first, at);
            }
            continue;
        }
        const double absolute = distance(a[i], b[i]), size = std::abs(realValue(b[i]));
        const double relative = std::isfinite(absolute) && size > 0 ? absolute / size : kInfinity;
        tally.absolute.take({absolute, at});
        tally.relative.take({relative, at});
        // An infinite distance is beyond any tolerance, also where `size` is infinite too.
        if (!std::isfinite(absolute) || absolute > tolerance.atol + tolerance.rtol * size) {
            ++tally.different;
            tally.first = std::min(tally.first, at);
        }
    }
    return tally;
}

/// The limits for the loops below.
struct Limits {
    Tolerance tolerance;
    double absolute = 0, relative = 0;  ///< the greatest differences known

    [[nodiscard]] bool isExact() const { return tolerance.atol == 0 && tolerance.rtol == 0; }
};

/// Types whose differences are exact, and quick to get, in double.
template <typename T>
constexpr bool isQuick = std::is_floating_point_v<T> || (std::is_integral_v<T> && sizeof(T) <= 4);

/// Returns how many elements of a run differ beyond the tolerance; empty if they must be compared one by one, because of non-finite
/// elements, or a difference larger than the known maximum.
template <bool checksRelative, typename T>
[[gnu::always_inline]] inline std::optional<int64_t> differingOf(const T* a, const T* b, const Limits& limits)
{
    constexpr double kMost = std::numeric_limits<double>::max();
    const double atol = limits.tolerance.atol, rtol = limits.tolerance.rtol;
    const double knownAbsolute = limits.absolute, knownRelative = limits.relative;
    int64_t different = 0, isNew = 0;
    for (int64_t i = 0; i < kRun; ++i) {
        const double size = std::abs(static_cast<double>(b[i]));
        const double absolute = std::abs(static_cast<double>(a[i]) - static_cast<double>(b[i]));
        different += absolute > atol + rtol * size;
        isNew |= absolute > knownAbsolute;
        isNew |= !(absolute <= kMost);
        if constexpr (checksRelative) {
            isNew |= absolute > knownRelative * size;
        }
    }
    return isNew ? std::nullopt : std::optional(different);
}

/// Tallies integers for which equal means equal and whose relative difference is known to be infinite: as many side
/// by side as a register holds of them.
template <typename T>
[[gnu::always_inline]] inline std::optional<int64_t> differingIntegersOf(const T* a, const T* b, const Limits& limits)
{
    using Unsigned = std::make_unsigned_t<T>;
    constexpr int64_t kPart = 128;  // so that the smallest type can count them
    int64_t different = 0;
    Unsigned greatest = 0;
    for (int64_t part = 0; part < kRun; part += kPart) {
        Unsigned count = 0;
        for (int64_t i = part; i < part + kPart; ++i) {
            const T x = a[i], y = b[i];
            const auto high = static_cast<Unsigned>(x > y ? x : y), low = static_cast<Unsigned>(x > y ? y : x);
            const auto distance = static_cast<Unsigned>(high - low);
            count = static_cast<Unsigned>(count + (x != y));
            greatest = greatest > distance ? greatest : distance;
        }
        different += count;
    }
    return static_cast<double>(greatest) > limits.absolute ? std::nullopt : std::optional(different);
}

/// Tallies a run as tallyOf() does. `tally`: what was found before it; `known`: in blocks before.
template <typename T>
[[gnu::always_inline]] inline void takeRun(Tally& tally, const T* a, const T* b, int64_t first, const Tolerance& tolerance,
                                           const Tally& known)
{
    if (allEqual(a, b)) {
        return;
    }
    const Limits limits{tolerance, std::max(tally.absolute.value, known.absolute.value),
                        std::max(tally.relative.value, known.relative.value)};
    const bool isRelativeKnown = std::isinf(limits.relative);
    std::optional<int64_t> different;
    if constexpr (std::is_integral_v<T>) {
        if (isRelativeKnown && limits.isExact()) {
            different = differingIntegersOf(a, b, limits);
        }
    }
    if constexpr (isQuick<T>) {
        if (!different) {
            different = isRelativeKnown ? differingOf<false>(a, b, limits) : differingOf<true>(a, b, limits);
        }
    }
    const bool hasFirst = tally.first != kNowhere || known.first != kNowhere;
    if (different && (hasFirst || *different == 0)) {
        tally.different += *different;
    } else {
        tally.merge(tallyOf(a, b, kRun, first, tolerance));
    }
}

/// Returns the statistics of the elements from `begin` to `end`; `first` is the position of a[0].
template <typename T>
[[gnu::always_inline]] inline Tally tallyOfRuns(const T* a, const T* b, int64_t begin, int64_t end, int64_t first,
                                                const Tolerance& tolerance, const Tally& known)
{
    Tally tally;
    for (; begin + kRun <= end; begin += kRun) {
        takeRun(tally, a + begin, b + begin, first + begin, tolerance, known);
    }
    tally.merge(tallyOf(a + begin, b + begin, end - begin, first + begin, tolerance));
    return tally;
}

#if defined(__x86_64__)
// The program is built for any x86-64; this copy uses twice as wide registers where there are some. Without fused
// multiplication, which would round otherwise.
template <typename T>
[[gnu::target("avx2")]] Tally tallyOfRunsWide(const T* a, const T* b, int64_t begin, int64_t end, int64_t first,
                                              const Tolerance& tolerance, const Tally& known)
{
    return tallyOfRuns(a, b, begin, end, first, tolerance, known);
}
#endif

template <typename T>
Tally tallyOfRunsHere(const T* a, const T* b, int64_t begin, int64_t end, int64_t first, const Tolerance& tolerance,
                      const Tally& known)
{
#if defined(__x86_64__)
    static const bool wide = __builtin_cpu_supports("avx2");
    if (wide) {
        return tallyOfRunsWide(a, b, begin, end, first, tolerance, known);
    }
#endif
    return tallyOfRuns(a, b, begin, end, first, tolerance, known);
}

/// A dtype that holds the numbers of both; double where none does so exactly.
DType commonDType(DType a, DType b)
{
    if (a == b) {
        return a;
    }
    if (at::isComplexType(a) || at::isComplexType(b)) {
        return at::kComplexDouble;
    }
    if (at::isIntegralType(a, true) && at::isIntegralType(b, true)) {
        const auto isUnsigned = [](DType dtype) {
            return dtype == at::kBool || dtype == at::kByte || dtype == kUInt16 || dtype == kUInt32 || dtype == kUInt64;
        };
        if (a != kUInt64 && b != kUInt64) {
            return at::kLong;
        }
        if (isUnsigned(a) && isUnsigned(b)) {
            return kUInt64;
        }
    }
    return at::kDouble;
}

at::Tensor computable(const at::Tensor& block, DType dtype)
{
    const at::Tensor values = asComputable(block);
    // Equal dtypes on both sides need no cast: small floats and bool are compared as stored.
    return block.scalar_type() == dtype ? values : values.to(dtype);
}

/// Adds the statistics of a further block to `all`.
void compareBlocks(Tally& all, const at::Tensor& left, const at::Tensor& right, int64_t first, const Tolerance& tolerance)
{
    const DType dtype = commonDType(left.scalar_type(), right.scalar_type());
    const at::Tensor a = computable(left, dtype), b = computable(right, dtype);
    const Tally known = all;
    std::mutex mutex;
    withRealValues(a, [&](const auto* as) {
        const auto* bs = static_cast<decltype(as)>(b.const_data_ptr());
        at::parallel_for(0, a.numel(), 16 * kRun, [&](int64_t begin, int64_t end) {
            const Tally tally = tallyOfRunsHere(as, bs, begin, end, first, tolerance, known);
            const std::lock_guard lock(mutex);
            all.merge(tally);
        });
    });
}

std::optional<Shape> indexOf(int64_t number, const Shape& shape, const Shape& prefix)
{
    if (number == kNowhere) {
        return {};
    }
    Shape index(shape.size());
    for (std::size_t dim = shape.size(); dim-- > 0;) {
        index[dim] = number % shape[dim];
        number /= shape[dim];
    }
    index.insert(index.begin(), prefix.begin(), prefix.end());
    return index;
}

/// Merges the statistics of a further part of a ragged leaf.
void merge(ValueDifference& all, const ValueDifference& part)
{
    all.count += part.count;
    all.different += part.different;
    all.nan += part.nan;
    if (part.maxAbsoluteAt && (!all.maxAbsoluteAt || part.maxAbsolute > all.maxAbsolute)) {
        all.maxAbsolute = part.maxAbsolute;
        all.maxAbsoluteAt = part.maxAbsoluteAt;
    }
    if (part.maxRelativeAt && (!all.maxRelativeAt || part.maxRelative > all.maxRelative)) {
        all.maxRelative = part.maxRelative;
        all.maxRelativeAt = part.maxRelativeAt;
    }
    if (!all.firstAt) {
        all.firstAt = part.firstAt;
    }
}

ValueDifference compare(const Leaf& left, const Leaf& right, const Tolerance& tolerance, Progress& progress, const Shape& prefix)
{
    ValueDifference result;
    if (left.isRagged()) {
        const std::vector<Leaf> lefts = left.members(), rights = right.members();
        if (lefts.empty() || rights.empty()) {
            static_cast<void>(left.tensor());  // a gather of ragged members: throws the error that says so
        }
        int64_t done = 0;
        for (std::size_t i = 0; i < lefts.size(); ++i) {
            PartProgress part(progress, done, left.bytes());
            Shape place = prefix;
            place.push_back(static_cast<int64_t>(i));
            merge(result, compare(lefts[i], rights[i], tolerance, part, place));
            done += lefts[i].bytes();
        }
        return result;
    }
    Tally all;
    LeafBlocks(left).forEachPair(right, progress, [&](const at::Tensor& a, const at::Tensor& b, int64_t first) {
        compareBlocks(all, a, b, first, tolerance);
    });
    result.count = left.elementCount();
    result.different = all.different;
    result.nan = all.nan;
    result.maxAbsolute = all.absolute.value;
    result.maxRelative = all.relative.value;
    result.maxAbsoluteAt = indexOf(all.absolute.at, left.shape(), prefix);
    result.maxRelativeAt = indexOf(all.relative.at, left.shape(), prefix);
    result.firstAt = indexOf(all.first, left.shape(), prefix);
    return result;
}

}  // namespace

ValueDifference compareValues(const Leaf& left, const Leaf& right, const Tolerance& tolerance, Progress& progress)
{
    return guardingTorch([&] { return compare(left, right, tolerance, progress, {}); });
}

bool haveSameShape(const Leaf& left, const Leaf& right)
{
    if (left.shape() != right.shape()) {
        return false;
    }
    if (!left.isRagged()) {
        return true;
    }
    const std::vector<Leaf> lefts = left.members(), rights = right.members();
    return std::equal(lefts.begin(), lefts.end(), rights.begin(), rights.end(), haveSameShape);
}

}  // namespace tensordesk
