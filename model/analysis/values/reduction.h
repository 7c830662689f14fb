// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// Reduces all indices of a dim to one value, or to a spread of three, as torch does: NaN propagates, std is that of a sample,
/// median the lower of two middle elements, quartiles are interpolated.
enum class Reduction {
    Mean,
    Std,
    Min,
    Max,
    Median,
    Any,
    All,
    MeanStd,    ///< mean - std, mean, mean + std
    Quartiles,  ///< the 25 %, 50 % and 75 % quantiles
};

/// The reductions with one value.
inline constexpr std::array kReductions = {Reduction::Mean,   Reduction::Std, Reduction::Min, Reduction::Max,
                                           Reduction::Median, Reduction::Any, Reduction::All};
/// The reductions with three values: low end, middle and high end.
inline constexpr std::array kSpreads = {Reduction::MeanStd, Reduction::Quartiles};

[[nodiscard]] constexpr bool isSpread(Reduction reduction) noexcept
{
    return reduction == Reduction::MeanStd || reduction == Reduction::Quartiles;
}
/// Returns its name in Python: `mean`; for a spread `meanstd` or `quartiles`.
[[nodiscard]] std::string_view reductionName(Reduction reduction);
/// Returns the dtype of the result: bool for any and all, float32 for means of ints and for spreads unless float64, otherwise the
/// same.
[[nodiscard]] DType reducedDtype(DType dtype, Reduction reduction);

/// One dim of a leaf and the reduction of a part of it.
struct DimReduction {
    int64_t dim = 0;
    Range range;  ///< the indices to reduce
    Reduction how = Reduction::Mean;

    bool operator==(const DimReduction&) const = default;
};

/// Returns the Python suffix for a tensor with that shape: `.mean(1, keepdim=True)`, or `[:, 0:10].amax(1, keepdim=True)` for a
/// part of the dim. REQUIRES: a reduction with one value.
[[nodiscard]] std::string toPython(const DimReduction& reduction, const Shape& shape);

/// Returns the size of each dim after reduction: 1, or 3 for the first dim of a spread.
[[nodiscard]] std::vector<int64_t> reducedSizes(const std::vector<DimReduction>& reductions);

/// Returns the leaf reduced along these dims, the last first; adjacent dims in the list with the same reduction are reduced
/// together. Of dims that become one spread the first has its three values. Read-only. Computes elements when they are read, in
/// pieces of a few MiB; a single element needs as much memory as the elements it is computed from. Reductions that torch does not
/// support, such as the minimum of complex numbers, throw on reading. In a leaf with missing elements (see presentOf()) the present
/// ones count, and the result is missing if none is present. REQUIRES: at least one reduction, ascending dims.
[[nodiscard]] Leaf reduced(const Leaf& leaf, std::vector<DimReduction> reductions);

}  // namespace tensordesk
