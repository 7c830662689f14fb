// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/thread/threadcontext.h"

#include <cstdint>
#include <memory>

namespace c10 {
class DebugInfoGuard;
}

namespace tensordesk {

/// Bounds what the thread that makes it takes of memory until it goes: tensors that LibTorch makes, and what
/// checkFits() is asked for, which refuses what goes beyond. What is taken without being asked for is told by
/// isExceeded(), so that who works can stop.
///
/// Note [Memory budgets]: the budget in force is the thread's, since what takes memory lies far below who bounds it.
/// LibTorch hands its own part on to the threads that it computes with.
class MemoryBudget {
public:
    /// What becomes of a tensor in main memory that goes beyond.
    enum class Beyond {
        Told,     ///< it is made all the same
        Refused,  ///< MemoryError from within LibTorch, before its elements are touched
    };
    /// REQUIRES: no other is in force on this thread.
    explicit MemoryBudget(int64_t bytes, Beyond beyond = Beyond::Told);
    ~MemoryBudget();
    MemoryBudget(const MemoryBudget&) = delete;
    MemoryBudget& operator=(const MemoryBudget&) = delete;

    /// May be called from any thread.
    [[nodiscard]] bool isExceeded() const noexcept;

    /// Bytes that the budget in force on this thread leaves; infinite if there is none.
    [[nodiscard]] static double left() noexcept;
    /// Notes that more was asked for than it leaves. REQUIRES: one is in force on this thread.
    static void exceed() noexcept;

private:
    std::shared_ptr<MemoryAccount> m_account;
    std::unique_ptr<c10::DebugInfoGuard> m_told;
    ThreadContextScope<MemoryAccount*> m_scope;
};

}  // namespace tensordesk
