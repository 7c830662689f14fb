// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/distributions/distribution.h"

namespace tensordesk {

// Distributions made of others; makeIndependent() stands in distribution.h.

/// torchrl's: the tanh of a normal value, stretched to lie between `low` and `high`.
struct TanhNormalOptions {
    double upscale = 5;
    at::Tensor low, high;
    std::optional<int64_t> eventDims = {};  ///< nothing: one, if loc has a dim
    bool bendsLoc = false;
    bool isSafe = true;  ///< values keep off the bounds by what the dtype resolves
};
[[nodiscard]] DistributionPtr makeTanhNormal(at::Tensor loc, const at::Tensor& scale, const TanhNormalOptions& options);

/// torchrl's.
[[nodiscard]] DistributionPtr makeIndependentNormal(const at::Tensor& loc, const at::Tensor& scale, std::size_t eventDims);

/// `mixture` is a Categorical over the last batch dim of `components`. ValueError.
[[nodiscard]] DistributionPtr makeMixture(const DistributionPtr& mixture, const DistributionPtr& components);

}  // namespace tensordesk
