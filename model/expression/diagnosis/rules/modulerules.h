// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/diagnosis/failure.h"

#include <string>

namespace tensordesk {

/// Explains why a layer, or one in a `Sequential`, fails on the first argument of `failure`, a tensor. `constructor`: the call that
/// makes it; null if it is not written out. `isOwnInput`: the argument may be written in another way.
void explainLayer(Failure& failure, const Value::Object& module, const CallNode* constructor, bool isOwnInput);

/// Explains why modules over tensordicts fail: finds the one of a sequence that does, and the layer in it that does not fit the
/// entry it reads. Adds nothing if `module` is not a call that makes one. `td`: the text of the tensordict that it is called on.
void explainTensorDictModule(Failure& failure, const Expression& module, const std::string& td);

}  // namespace tensordesk
