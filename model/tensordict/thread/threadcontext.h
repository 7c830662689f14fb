// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <memory>
#include <utility>

namespace tensordesk {

class MemoryAccount;
class Progress;
class ScriptAllowance;
class Session;
class Snapshot;
enum class Validation;

/// State of the current thread that functions of the model read implicitly, because it is needed far below the code that sets it.
/// This is the complete list. Set and restored by scopes.
struct ThreadContext {
    /// The current Progress: loops over blocks ask it whether to stop. See ProgressScope.
    Progress* progress = nullptr;
    /// The rules by which entries are validated, chosen by the container with which a statement began. See ValidationScope.
    Validation validation = {};
    /// The snapshot of a view whose nested levels are being made. See Snapshot::Scope.
    std::shared_ptr<const Snapshot> moment = {};
    /// The memory limit of a preview, enforced in LibTorch's allocator. See MemoryBudget.
    MemoryAccount* memory = nullptr;
    /// The remaining allowance of a running script. LibTorch's interpreter cannot pass it to operators. See Note [Scripts end].
    ScriptAllowance* script = nullptr;
    /// The evaluation in progress: functions made by an earlier one act for it. See Session::Acting.
    Session* evaluation = nullptr;
    /// True if gradients are recorded. Operators skip LibTorch's autograd layers otherwise. See GradientRecording.
    bool recordsGradients = false;
    /// True if no other thread may be used, because this one holds a lock that they would wait for. See DerivedSource.
    bool isAlone = false;
    /// The recursion depth of functions of the expression language, which use this thread's stack. See Evaluator.
    int calls = 0;
    /// True while entries are opened for a save, which replays changes on them. See Document.
    bool isSaving = false;

    [[nodiscard]] static ThreadContext& current() noexcept;
};

/// Sets one part of this thread's context while the object lives, and restores it.
template <typename Part>
class ThreadContextScope {
public:
    ThreadContextScope(Part ThreadContext::* part, Part value);
    ~ThreadContextScope();
    ThreadContextScope(const ThreadContextScope&) = delete;
    ThreadContextScope& operator=(const ThreadContextScope&) = delete;

    [[nodiscard]] const Part& outer() const noexcept { return m_outer; }

private:
    Part ThreadContext::* m_part;
    Part m_outer;
};

template <typename Part>
ThreadContextScope<Part>::ThreadContextScope(Part ThreadContext::* part, Part value)
    : m_part(part), m_outer(std::exchange(ThreadContext::current().*part, std::move(value)))
{
}

template <typename Part>
ThreadContextScope<Part>::~ThreadContextScope()
{
    ThreadContext::current().*m_part = std::move(m_outer);
}

}  // namespace tensordesk
