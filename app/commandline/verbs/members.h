// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/expression/syntax/value.h"

#include <vector>

namespace tensordesk {

/// Returns the tensordicts in the value of an expression: the items of a list or tuple, or the members of a lazy stack. Throws
/// TypeError for anything else.
[[nodiscard]] std::vector<TensorDict> membersOf(const Value& value);

}  // namespace tensordesk
