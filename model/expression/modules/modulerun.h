// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/statements/session.h"
#include "model/expression/syntax/value.h"

namespace tensordesk {

class Module;

/// What modules find while they run: whom to tell of changes, and what the scopes around them say.
class ModuleRun {
public:
    using Keywords = Value::Function::Keywords;

    explicit ModuleRun(Session& session) : m_session(session) { }

    [[nodiscard]] ModuleScope& scope() const { return m_session.moduleScope(); }

    /// Calls a module or a function; TypeError for any other value. Modules call those in them in this way too: each call is a
    /// step, which may be one too many, or end with Cancelled.
    Value call(const Value& callable, std::vector<Value> arguments, Keywords keywords = {});
    Value call(Module& module, std::vector<Value> arguments, Keywords keywords = {});
    /// A method of a tensordict; what it changes goes where changes of the text go.
    Value method(const TensorDict& td, std::string_view name, std::vector<Value> arguments, Keywords keywords = {}) const;

private:
    Session& m_session;
};

/// True of what can be called: a module, a function.
[[nodiscard]] bool isCallable(const Value& value);

}  // namespace tensordesk
