// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/distributions/distribution.h"

namespace tensordesk {

// Continuous distributions with broadcast parameters. makeNormal() is in distribution.h, since other distributions use it.

[[nodiscard]] DistributionPtr makeBeta(const at::Tensor& one, const at::Tensor& zero);
/// Makes tensordict.nn's TruncatedNormal from loc, scale, a and b.
[[nodiscard]] DistributionPtr makeTruncatedNormal(const std::vector<at::Tensor>& parameters);
/// Makes tensordict.nn's Delta: a single value, with the last dim as its event.
[[nodiscard]] DistributionPtr makeDelta(const at::Tensor& parameter, double absolute, double relative);
/// Makes a multivariate normal from one of the three matrices; the others are undefined. Throws ValueError.
[[nodiscard]] DistributionPtr makeMultivariateNormal(const at::Tensor& loc, const at::Tensor& covariance,
                                                     const at::Tensor& precision, const at::Tensor& triangle);

}  // namespace tensordesk
