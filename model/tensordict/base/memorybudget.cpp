// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/base/memorybudget.h"

#include "model/tensordict/base/error.h"

#include <c10/core/Allocator.h>
#include <c10/core/impl/alloc_cpu.h>
#include <c10/util/ThreadLocalDebugInfo.h>

#include <algorithm>
#include <atomic>
#include <limits>

namespace tensordesk {

/// Counts allocated memory. LibTorch reports each allocation and deallocation to it as to a memory profiler.
class MemoryAccount final : public c10::MemoryReportingInfoBase {
public:
    MemoryAccount(int64_t bytes, MemoryBudget::OnExcess onExcess) : m_bytes(bytes), m_onExcess(onExcess) { }

    void reportMemoryUsage(void* block, int64_t size, std::size_t, std::size_t, c10::Device device) override
    {
        m_taken += size;
        if (m_taken <= m_bytes) {
            return;
        }
        exceed();
        if (m_onExcess == MemoryBudget::OnExcess::Refuse && size > 0 && device.is_cpu()) {
            m_taken -= size;
            c10::free_cpu(block);  // which nobody owns yet
            throw Error(ErrorKind::MemoryError, "not enough memory: it would take {} bytes", size);
        }
    }
    [[nodiscard]] bool memoryProfilingEnabled() const override { return true; }

    [[nodiscard]] int64_t left() const noexcept { return m_bytes - m_taken; }
    void exceed() noexcept { m_isExceeded = true; }
    [[nodiscard]] bool isExceeded() const noexcept { return m_isExceeded; }

private:
    const int64_t m_bytes;
    const MemoryBudget::OnExcess m_onExcess;
    std::atomic<int64_t> m_taken = 0;
    std::atomic<bool> m_isExceeded = false;
};

MemoryBudget::MemoryBudget(int64_t bytes, OnExcess onExcess)
    : m_account(std::make_shared<MemoryAccount>(bytes, onExcess)),
      m_told(std::make_unique<c10::DebugInfoGuard>(c10::DebugInfoKind::PROFILER_STATE, m_account)),
      m_scope(&ThreadContext::memory, m_account.get())
{
}

MemoryBudget::~MemoryBudget() = default;

bool MemoryBudget::isExceeded() const noexcept
{
    return m_account->isExceeded();
}

double MemoryBudget::left() noexcept
{
    const MemoryAccount* inForce = ThreadContext::current().memory;
    return inForce ? static_cast<double>(std::max<int64_t>(0, inForce->left())) : std::numeric_limits<double>::infinity();
}

void MemoryBudget::exceed() noexcept
{
    ThreadContext::current().memory->exceed();
}

}  // namespace tensordesk
