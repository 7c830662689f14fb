// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/value.h"
#include "model/tensordict/mutations/mutations.h"

namespace tensordesk {

/// Writes the result of a call to where `out=` says: the elements of a tensor, the entries of a tensordict as
/// writeResult(). RuntimeError if shapes or devices differ or elements cannot be cast, TypeError if `out` is no place for it.
void writeOutput(const Value& out, const Value& result, Mutations& mutations);

}  // namespace tensordesk
