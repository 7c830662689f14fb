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

/// What functions of the model find with the thread that they run on, not among their arguments: each is needed far below
/// whoever knows it, and nothing between them is concerned. This is all of it. It is set by scopes, which put back what was
/// there before, and read through them.
struct ThreadContext {
    /// Whether to stop: loops over blocks lie below operations that are about values. See ProgressScope.
    Progress* progress = nullptr;
    /// How entries are checked, which is up to the container that a statement began with. See ValidationScope.
    Validation validation = {};
    /// The moment of a view, for views of its levels, which are made when someone looks. See Snapshot::Scope.
    std::shared_ptr<const Snapshot> moment = {};
    /// What a preview may take: memory is taken in LibTorch. See MemoryBudget.
    MemoryAccount* memory = nullptr;
    /// What a script that runs here may still do: LibTorch's interpreter hands operators nothing of ours. See Note [Scripts end].
    ScriptAllowance* script = nullptr;
    /// The text that is evaluated: functions that an earlier one made act for it. See Session::Acting.
    Session* evaluation = nullptr;
    /// Whether what is computed is kept in mind for gradients: operators skip LibTorch's layers for that unless so. See
    /// GradientRecording.
    bool recordsGradients = false;
    /// Whether all goes on on this thread alone: it holds a lock, for which others would wait without end. See DerivedSource.
    bool isAlone = false;
    /// How deep functions of the language call themselves: the stack that they exhaust is the thread's. See Evaluator.
    int calls = 0;
    /// Whether entries are opened for a save, which replays changes below them, and not for edits. See Document.
    bool isSaving = false;

    [[nodiscard]] static ThreadContext& current() noexcept;
};

/// While it lives, one part of this thread's context is another; then again what it was.
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
