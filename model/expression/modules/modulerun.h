// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/statements/session.h"
#include "model/expression/syntax/value.h"

namespace tensordesk {

class Module;

/// The environment of running modules: the target of changes, and the current scope settings.
class ModuleRun {
public:
    using Keywords = Value::Function::Keywords;

    explicit ModuleRun(Session& session) : m_session(session) { }

    [[nodiscard]] const ModuleScope& scope() const { return m_session.moduleScope(); }
    void setScope(ModuleScope scope) const { m_session.setModuleScope(std::move(scope)); }

    /// Calls a module or a function. Throws TypeError for any other value. Modules call nested modules through this too: each call
    /// counts as a step, and can fail because of too many steps, or be cancelled.
    Value call(const Value& callable, std::vector<Value> arguments, Keywords keywords = {});
    Value call(Module& module, std::vector<Value> arguments, Keywords keywords = {});
    /// Calls a method of a tensordict. Its changes go to the target of the expression's changes.
    Value method(const TensorDict& td, std::string_view name, std::vector<Value> arguments, Keywords keywords = {}) const;

private:
    Session& m_session;
};

/// Changes the scope settings while it lives, and restores them.
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

/// True for values that can be called: modules and functions.
[[nodiscard]] bool isCallable(const Value& value);

}  // namespace tensordesk
