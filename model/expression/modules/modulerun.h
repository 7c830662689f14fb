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

    [[nodiscard]] const ModuleScope& scope() const { return m_session.moduleScope(); }
    void setScope(ModuleScope scope) const { m_session.setModuleScope(std::move(scope)); }

    /// Calls a module or a function; TypeError for any other value. Modules call those in them in this way too: each call is a
    /// step, which may be one too many, or end with Cancelled.
    Value call(const Value& callable, std::vector<Value> arguments, Keywords keywords = {});
    Value call(Module& module, std::vector<Value> arguments, Keywords keywords = {});
    /// A method of a tensordict; what it changes goes where changes of the text go.
    Value method(const TensorDict& td, std::string_view name, std::vector<Value> arguments, Keywords keywords = {}) const;

private:
    Session& m_session;
};

/// What the scopes say while it lives; before and after it holds what they said before.
class ScopeWithin {
public:
    explicit ScopeWithin(const ModuleRun& run) : m_run(run), m_before(run.scope()) { }
    ~ScopeWithin() { m_run.setScope(m_before); }
    ScopeWithin(const ScopeWithin&) = delete;
    ScopeWithin& operator=(const ScopeWithin&) = delete;

private:
    const ModuleRun& m_run;
    ModuleScope m_before;
};

/// True of what can be called: a module, a function.
[[nodiscard]] bool isCallable(const Value& value);

}  // namespace tensordesk
