// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/thread/threadcontext.h"

#include <cstdint>
#include <memory>

namespace c10 {
class DebugInfoGuard;
}

namespace tensordesk {

/// Limits the memory that the current thread allocates while this object lives: tensors made by LibTorch, and amounts passed to
/// checkFits(), which throws beyond the limit. Other allocations beyond the limit are only recorded; isExceeded() reports them, so
/// that the work can stop.
///
/// Note [Memory budgets]: the budget belongs to the thread, because allocations happen far below the code that sets the limit.
/// LibTorch passes the budget on to its own worker threads.
class MemoryBudget {
public:
    /// The reaction to a tensor in main memory that exceeds the budget.
    enum class OnExcess {
        Report,  ///< the tensor is made, and isExceeded() becomes true
        Refuse,  ///< LibTorch throws MemoryError before the elements are touched
    };
    /// REQUIRES: no other budget is active on this thread.
    explicit MemoryBudget(int64_t bytes, OnExcess onExcess = OnExcess::Report);
    ~MemoryBudget();
    MemoryBudget(const MemoryBudget&) = delete;
    MemoryBudget& operator=(const MemoryBudget&) = delete;

    /// True if more was allocated than the budget allows. Safe to call from any thread.
    [[nodiscard]] bool isExceeded() const noexcept;

    /// Returns the number of bytes left in the budget of this thread; infinite if there is none.
    [[nodiscard]] static double left() noexcept;
    /// Records that the budget was exceeded. REQUIRES: a budget is active on this thread.
    static void exceed() noexcept;

private:
    std::shared_ptr<MemoryAccount> m_account;
    std::unique_ptr<c10::DebugInfoGuard> m_told;
    ThreadContextScope<MemoryAccount*> m_scope;
};

}  // namespace tensordesk
