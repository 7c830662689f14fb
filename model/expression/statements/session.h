// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/modules/modulescope.h"
#include "model/expression/syntax/expression.h"
#include "model/expression/syntax/syntax.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/thread/gradientrecording.h"

#include <atomic>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

class KeptParts;

/// The state that the evaluation of one text shares with the functions it makes: the text and its tree, names, limits. Can be used
/// by several threads at once; steps, progress and scopes are those of the text that acts on the thread, see ActiveScope. REQUIRES:
/// owned by a shared_ptr, which the functions keep.
class Session : public std::enable_shared_from_this<Session> {
public:
    /// Evaluates an expression; in-place methods change private copies.
    Session(std::string_view source, const Scope& scope, Progress& progress, Exchanges exchanges = Exchanges::Refused);
    /// Runs statements, whose changes of `td` go to `mutations`. Throws NameError without `td`.
    Session(std::string_view source, const Scope& scope, Mutations& mutations, Progress& progress, Exchanges exchanges);

    [[nodiscard]] std::string_view source() const noexcept { return m_source; }
    [[nodiscard]] const std::vector<Statement>& statements() const noexcept { return m_statements; }
    [[nodiscard]] const Scope& scope() const noexcept { return m_scope; }
    [[nodiscard]] Progress& progress() noexcept { return acting().m_progress; }
    [[nodiscard]] Exchanges exchanges() const noexcept { return m_exchanges; }

    /// Returns the target of changes of `td`; null for an expression.
    [[nodiscard]] Mutations* mutations() const noexcept { return m_mutations; }
    /// True if targets are tracked: which part of a tensordict a value is.
    [[nodiscard]] bool tracksTargets() const noexcept { return m_tracksTargets; }

    /// Returns the settings of the scopes around the current position in the text.
    [[nodiscard]] const ModuleScope& moduleScope() noexcept { return acting().m_moduleScope; }
    /// Sets them for this thread, until they are set again.
    void setModuleScope(ModuleScope scope);

    /// Returns values cached by earlier evaluations of the same text; null if there are none.
    [[nodiscard]] KeptParts* keptParts() const noexcept { return m_keptParts.get(); }
    void setKeptParts(std::shared_ptr<KeptParts> parts) { m_keptParts = std::move(parts); }

    /// Counts steps of work. Throws RuntimeError if there were too many, and Cancelled if a stop was requested.
    void step(int64_t count = 1);
    /// Throws RuntimeError if `count` further steps are too many. Call it before a long loop.
    void checkSteps(int64_t count);

    /// While it lives, functions called on this thread act for this text: its steps are counted and its scopes apply, its progress
    /// can cancel loops, and LibTorch records gradients if the text requires it. A function can be stored under a name and called
    /// by later texts; the text that made it may be gone by then.
    class ActiveScope {
    public:
        explicit ActiveScope(Session& session)
            : m_scope(&ThreadContext::evaluation, &session), m_progress(session.m_progress),
              m_gradients(session.m_moduleScope.recordsGradients)
        {
        }

    private:
        ThreadContextScope<Session*> m_scope;
        ProgressScope m_progress;
        GradientRecording m_gradients;
    };

private:
    /// Returns this session, unless another one acts on this thread.
    [[nodiscard]] Session& acting() noexcept;

    std::string m_source;
    std::vector<Statement> m_statements;
    Scope m_scope;
    Mutations* m_mutations = nullptr;
    bool m_tracksTargets = false;
    Progress& m_progress;
    Exchanges m_exchanges;
    ModuleScope m_moduleScope;
    std::shared_ptr<KeptParts> m_keptParts;
    std::atomic<int64_t> m_steps = 0;
};

}  // namespace tensordesk
