// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/distributions/distribution.h"

namespace tensordesk {

// Distributions over classes: of probabilities or of logits, of which one is given and the other undefined; ValueError.

[[nodiscard]] DistributionPtr makeCategorical(const at::Tensor& probs, const at::Tensor& logits,
                                              std::string typeName = "Categorical");
/// torch.distributions': values are one-hot vectors of the dtype of the parameters.
[[nodiscard]] DistributionPtr makeOneHotEvents(const at::Tensor& probs, const at::Tensor& logits);
/// tensordict.nn's: values are one-hot vectors of ints, of no event dims.
[[nodiscard]] DistributionPtr makeOneHotCategorical(at::Tensor probs, at::Tensor logits);
[[nodiscard]] DistributionPtr makeBernoulli(const at::Tensor& probs, const at::Tensor& logits);
/// torchrl's: classes in an order, of a score each.
[[nodiscard]] DistributionPtr makeOrdinal(const at::Tensor& scores);

}  // namespace tensordesk
