// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/memorybudget.h"
#include "model/tensordict/base/progress.h"

#include <QDeadlineTimer>

#include <chrono>
#include <optional>
#include <utility>

#include <ctime>

namespace tensordesk {

/// Limits work that starts while the user types, before they request its result: to one second of processor time and 64 MB on the
/// creating thread, and to ten seconds of wall time. Beyond these limits isCancelled() is true, and the task fails at its next
/// check.
class TypingBounds final : public Progress {
public:
    explicit TypingBounds(Progress& job) : m_job(job) { }

    [[nodiscard]] bool isCancelled() const override { return m_job.isCancelled() || isExceeded(); }
    void report(int64_t done, int64_t total) override { m_job.report(done, total); }
    [[nodiscard]] bool isExceeded() const
    {
        return m_memory.isExceeded() || m_deadline.hasExpired() || processorTime() > m_lastProcessorTime;
    }

    /// Returns the result of `task` within the limits; empty if it fails because of them, or took more memory. REQUIRES: no other
    /// limits are active on this thread.
    template <typename Task>
    [[nodiscard]] static auto run(Progress& job, Task task) -> std::optional<decltype(task(job))>
    {
        TypingBounds bounds(job);
        try {
            auto result = task(static_cast<Progress&>(bounds));
            // LibTorch may have succeeded with allocations beyond the limit.
            return bounds.m_memory.isExceeded() ? std::nullopt : std::optional(std::move(result));
        } catch (...) {
            if (job.isCancelled() || !bounds.isExceeded()) {
                throw;
            }
            return std::nullopt;
        }
    }

private:
    static constexpr double kProcessorSeconds = 1;
    static constexpr std::chrono::seconds kLongest{10};
    static constexpr int64_t kBytes = 64 << 20;

    /// Returns the processor time of this thread in seconds.
    [[nodiscard]] static double processorTime()
    {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
    }

    Progress& m_job;
    double m_lastProcessorTime = processorTime() + kProcessorSeconds;
    QDeadlineTimer m_deadline{kLongest};
    MemoryBudget m_memory{kBytes};
};

}  // namespace tensordesk
