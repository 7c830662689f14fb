// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/diagnosis/failure.h"

#include <string>

namespace tensordesk {

/// Explains why a layer, possibly one in a `Sequential`, fails on the first argument of `failure`, a tensor. `constructor`: the
/// call that makes it; null if it is not written out. `isOwnInput`: the text of the argument may be changed.
void explainLayer(Failure& failure, const Value::Object& module, const CallNode* constructor, bool isOwnInput);

/// Explains why modules over tensordicts fail: finds the failing module of a sequence, and the layer in it that does not fit the
/// entry it reads. Adds nothing if `module` is not a call that makes one. `td`: the text of the tensordict on which it is called.
void explainTensorDictModule(Failure& failure, const Expression& module, const std::string& td);

}  // namespace tensordesk
