// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/distributions/distribution.h"

namespace tensordesk {

// Continuous distributions of parameters that broadcast; makeNormal() stands in distribution.h, since others are made of it.

[[nodiscard]] DistributionPtr makeBeta(const at::Tensor& one, const at::Tensor& zero);
/// Of loc, scale, a and b: tensordict.nn's.
[[nodiscard]] DistributionPtr makeTruncatedNormal(const std::vector<at::Tensor>& parameters);
/// tensordict.nn's: one value, with the last dim as its event.
[[nodiscard]] DistributionPtr makeDelta(const at::Tensor& parameter, double absolute, double relative);
/// Of one of the three matrices, the others undefined; ValueError.
[[nodiscard]] DistributionPtr makeMultivariateNormal(const at::Tensor& loc, const at::Tensor& covariance,
                                                     const at::Tensor& precision, const at::Tensor& triangle);

}  // namespace tensordesk
