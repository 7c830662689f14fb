// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/value.h"
#include "model/tensordict/mutations/mutations.h"

namespace tensordesk {

/// Writes the result of a call to `out=`: the elements of a tensor, or the entries of a tensordict as writeResult() does. Throws
/// RuntimeError if shapes or devices differ or elements cannot be cast, and TypeError if `out` is of another kind.
void writeOutput(const Value& out, const Value& result, Mutations& mutations);

}  // namespace tensordesk
