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

/// What the evaluation of one text shares with the functions it makes: the text and its tree, names, limits.
/// May be used by several threads at once; steps, progress and scopes are those of the text that acts on the thread, see Acting.
/// REQUIRES: owned by a shared_ptr: the functions that it makes keep it.
class Session : public std::enable_shared_from_this<Session> {
public:
    /// An expression; in-place methods see private copies.
    Session(std::string_view source, const Scope& scope, Progress& progress, Exchanges exchanges = Exchanges::Refused);
    /// Statements, whose changes of `td` go to `mutations`. NameError without `td`.
    Session(std::string_view source, const Scope& scope, Mutations& mutations, Progress& progress, Exchanges exchanges);

    [[nodiscard]] std::string_view source() const noexcept { return m_source; }
    [[nodiscard]] const std::vector<Statement>& statements() const noexcept { return m_statements; }
    [[nodiscard]] const Scope& scope() const noexcept { return m_scope; }
    [[nodiscard]] Progress& progress() noexcept { return acting().m_progress; }
    [[nodiscard]] Exchanges exchanges() const noexcept { return m_exchanges; }

    /// Where changes of `td` go; null for an expression.
    [[nodiscard]] Mutations* mutations() const noexcept { return m_mutations; }
    /// True if it matters what part of a tensordict a value is.
    [[nodiscard]] bool tracksTargets() const noexcept { return m_tracksTargets; }

    /// What the scopes say that the text is in, which begin and end on the way.
    [[nodiscard]] const ModuleScope& moduleScope() noexcept { return acting().m_moduleScope; }
    /// They hold until they are set again, on this thread.
    void setModuleScope(ModuleScope scope);

    /// What is taken over from evaluations of the same text before this one; null if nothing is.
    [[nodiscard]] KeptParts* keptParts() const noexcept { return m_keptParts.get(); }
    void setKeptParts(std::shared_ptr<KeptParts> parts) { m_keptParts = std::move(parts); }

    /// Counts steps of work. RuntimeError when there were too many, Cancelled when a stop was asked for.
    void step(int64_t count = 1);
    /// RuntimeError if so many more are too many: said before a long loop begins.
    void checkSteps(int64_t count);

    /// While it lives, what is called on this thread acts for this text: its steps are counted here, and the scopes here hold for
    /// it, loops below look at its progress, and LibTorch records what gradients take if the text says so. A function may be kept by a name, and be called by many later texts: it must not be
    /// the one that made it whose steps run out, and whose progress, which is gone, is asked.
    class Acting {
    public:
        explicit Acting(Session& session)
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
    /// This, unless another one acts.
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
