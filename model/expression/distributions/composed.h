// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/distributions/distribution.h"

namespace tensordesk {

// Distributions composed of others. makeIndependent() is in distribution.h.

/// Options of torchrl's TanhNormal: the tanh of a normal variable, scaled to the range from `low` to `high`.
struct TanhNormalOptions {
    double upscale = 5;
    at::Tensor low, high;
    std::optional<int64_t> eventDims = {};  ///< empty: one, if loc has a dim
    bool bendsLoc = false;
    bool isSafe = true;  ///< keeps values away from the bounds by the dtype's resolution
};
[[nodiscard]] DistributionPtr makeTanhNormal(at::Tensor loc, const at::Tensor& scale, const TanhNormalOptions& options);

/// Makes torchrl's IndependentNormal.
[[nodiscard]] DistributionPtr makeIndependentNormal(const at::Tensor& loc, const at::Tensor& scale, std::size_t eventDims);

/// Makes a mixture. `mixture` is a Categorical over the last batch dim of `components`. Throws ValueError.
[[nodiscard]] DistributionPtr makeMixture(const DistributionPtr& mixture, const DistributionPtr& components);

}  // namespace tensordesk
