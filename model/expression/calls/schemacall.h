// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/calls/schemas.h"
#include "model/tensordict/mutations/mutations.h"

namespace tensordesk {

// Operators of LibTorch called by their schemas, as Python's methods of tensors and functions of `torch`.
// The sizes of every result are known before it is made, from the same call on `meta` tensors: MemoryError if it
// would not fit. Views of stored leaves stay unread and are written through. TypeError lists the signatures
// where the arguments fit none.

/// `self.name(…)`. In-place operators compute apart, then write self through `mutations`, and give self.
/// REQUIRES: methodOverloads(name).
[[nodiscard]] Value callTensorMethod(std::string_view name, const Value& self, std::vector<Value> positional, Keywords keywords,
                                     Mutations& mutations);

/// `self.name(…)` on every leaf of a tensordict: one of the same batch, names and keys. REQUIRES: leafwiseOverloads(name).
/// AttributeError with the key path if what an operator gives does not start with the batch size, TypeError if it gives no
/// single tensor.
[[nodiscard]] TensorDict callLeafMethod(std::string_view name, const TensorDict& self, const std::vector<Value>& positional,
                                        const Keywords& keywords, Mutations& mutations);

/// `torch.name(…)`. REQUIRES: overloadsOf(name).
[[nodiscard]] Value callTorchFunction(std::string_view name, std::vector<Value> positional, Keywords keywords);

}  // namespace tensordesk
