// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// What one value, or a spread of three, may tell of all indices of a dim, as torch computes it: NaN passes
/// through, std is the sample one, median the lower of two middle elements, quartiles are interpolated.
enum class Reduction {
    Mean,
    Std,
    Min,
    Max,
    Median,
    Any,
    All,
    MeanStd,    ///< mean - std, mean, mean + std
    Quartiles,  ///< a quarter of the elements, half of them, three quarters are not greater
};

/// Those with one value.
inline constexpr std::array kReductions = {Reduction::Mean,   Reduction::Std, Reduction::Min, Reduction::Max,
                                           Reduction::Median, Reduction::Any, Reduction::All};
/// Those with three: the low end, the middle and the high end of a spread.
inline constexpr std::array kSpreads = {Reduction::MeanStd, Reduction::Quartiles};

[[nodiscard]] constexpr bool isSpread(Reduction reduction) noexcept
{
    return reduction == Reduction::MeanStd || reduction == Reduction::Quartiles;
}
/// Its name in Python: `mean`; of a spread `meanstd` or `quartiles`.
[[nodiscard]] std::string_view reductionName(Reduction reduction);
/// The dtype of the result: bool for any and all, float32 for means of ints and spreads of all but float64, else the
/// same.
[[nodiscard]] DType reducedDtype(DType dtype, Reduction reduction);

/// One dim of a leaf and how to reduce a part of it.
struct DimReduction {
    int64_t dim = 0;
    Range range;  ///< the indices that count
    Reduction how = Reduction::Mean;

    bool operator==(const DimReduction&) const = default;
};

/// What comes behind a tensor of that shape in Python: `.mean(1, keepdim=True)`, or
/// `[:, 0:10].amax(1, keepdim=True)` for a part of the dim. REQUIRES: one value.
[[nodiscard]] std::string toPython(const DimReduction& reduction, const Shape& shape);

/// How many indices reduced() leaves of each of the dims: 1, or 3 of the first of a spread.
[[nodiscard]] std::vector<int64_t> reducedSizes(const std::vector<DimReduction>& reductions);

/// The leaf with one index left in each of these dims, reduced one after the other, the last first; dims
/// that follow each other in the list with the same reduction are reduced together. Of dims that become one spread
/// the first has its three values. Read-only. Nothing is
/// computed until elements are read, and then only theirs, in pieces of some MiB; a single element takes as
/// much memory as what it is computed from. What torch refuses, such as the least of complex numbers, is
/// refused on reading. Of a leaf with places without an element (see presentOf()) those that are there count, and the result
/// has none where none was. REQUIRES: at least one reduction, ascending dims.
[[nodiscard]] Leaf reduced(const Leaf& leaf, std::vector<DimReduction> reductions);

}  // namespace tensordesk
