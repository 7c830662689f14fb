// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/statements/target.h"
#include "model/expression/syntax/value.h"

#include <memory>
#include <vector>

namespace tensordesk {

/// A call that a `with` statement can undo: see Operation::inverse and Operation::undo.
struct RecordedCall {
    const Operation& operation;
    Target self;
    std::vector<Value> positional;
    Value::Function::Keywords keywords;
};

/// Records a call before it is made; null for an operation that no `with` statement undoes.
[[nodiscard]] std::shared_ptr<const RecordedCall> recordOf(const Operation& operation, const Target& self,
                                                           const std::vector<Value>& positional,
                                                           const Value::Function::Keywords& keywords);

/// Checks if a view can be written back at the end of a block. Throws AttributeError if its base no longer exists, and RuntimeError
/// if the call had inplace=True, so that its result is the base itself.
void checkWritesBack(const RecordedCall& record, const TensorDict& result, Session& session);
/// Writes the entries of a view that changed in a block to its base. Skips entries that are the same object in the base.
void writeBack(const RecordedCall& record, const TensorDict& result, Session& session);
/// Undoes the call at the end of a block: writes its `result` back to the base, or calls the opposite operation, such as lock_()
/// for unlock_().
void undo(const RecordedCall& record, const Value& result, Session& session);

}  // namespace tensordesk
