// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/distributions/distribution.h"

namespace tensordesk {

// Distributions over classes, from probabilities or logits; the other one is undefined. Throw ValueError.

[[nodiscard]] DistributionPtr makeCategorical(const at::Tensor& probs, const at::Tensor& logits,
                                              std::string typeName = "Categorical");
/// Makes torch.distributions' OneHotCategorical: values are one-hot vectors with the dtype of the parameters.
[[nodiscard]] DistributionPtr makeOneHotEvents(const at::Tensor& probs, const at::Tensor& logits);
/// Makes tensordict.nn's OneHotCategorical: values are one-hot vectors of integers without event dims.
[[nodiscard]] DistributionPtr makeOneHotCategorical(at::Tensor probs, at::Tensor logits);
[[nodiscard]] DistributionPtr makeBernoulli(const at::Tensor& probs, const at::Tensor& logits);
/// Makes torchrl's Ordinal: ordered classes with one score each.
[[nodiscard]] DistributionPtr makeOrdinal(const at::Tensor& scores);

}  // namespace tensordesk
