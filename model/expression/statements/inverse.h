// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/statements/target.h"
#include "model/expression/syntax/value.h"

#include <memory>
#include <vector>

namespace tensordesk {

/// A call that a `with` can take back: see Operation::inverse and Operation::undo.
struct RecordedCall {
    const Operation& operation;
    Target self;
    std::vector<Value> positional;
    Value::Function::Keywords keywords;
};

/// What is kept of a call before it is made; null for an operation that no `with` takes back.
[[nodiscard]] std::shared_ptr<const RecordedCall> recordOf(const Operation& operation, const Target& self,
                                                           const std::vector<Value>& positional,
                                                           const Value::Function::Keywords& keywords);

/// Whether a view can be written back at the end of a block: AttributeError if what it is a view of is gone by then, RuntimeError if
/// inplace=True changed that itself.
void checkWritesBack(const RecordedCall& record, const TensorDict& result, Session& session);
/// Writes the entries of a view that changed in a block to what it is a view of; those that lie there already are left alone.
void writeBack(const RecordedCall& record, const TensorDict& result, Session& session);
/// Takes back what the call changed. `result`: what it gave.
void undo(const RecordedCall& record, const Value& result, Session& session);

}  // namespace tensordesk
