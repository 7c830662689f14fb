// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/calls/schemas.h"
#include "model/tensordict/mutations/mutations.h"

namespace tensordesk {

// Calls of LibTorch's operators by their schemas, as Python's methods of tensors and functions of `torch`. The sizes of every
// result are computed on `meta` tensors before the call: throws MemoryError if it would not fit. Views of stored leaves are not
// read and are written through. Throws TypeError, which lists the signatures, if the arguments fit none.

/// Calls `self.name(…)`. In-place operators compute a new tensor, write it to self through `mutations`, and return self. REQUIRES:
/// methodOverloads(name).
[[nodiscard]] Value callTensorMethod(std::string_view name, const Value& self, std::vector<Value> positional, Keywords keywords,
                                     Mutations& mutations);

/// Calls `self.name(…)` on every leaf of a tensordict and returns one with the same batch size, names and keys. Throws
/// AttributeError with the key path if a result does not start with the batch size, and TypeError if it is not a single tensor.
/// REQUIRES: leafwiseOverloads(name).
[[nodiscard]] TensorDict callLeafMethod(std::string_view name, const TensorDict& self, const std::vector<Value>& positional,
                                        const Keywords& keywords, Mutations& mutations);

/// Calls `torch.name(…)`. REQUIRES: overloadsOf(name).
[[nodiscard]] Value callTorchFunction(std::string_view name, std::vector<Value> positional, Keywords keywords);

}  // namespace tensordesk
