// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/jobs/abstractjob.h"

#include <utility>

namespace tensordesk {

AbstractJob::Amount AbstractJob::progress() const noexcept
{
    return m_counters ? Amount{m_counters->done, m_counters->total} : Amount{};
}

void AbstractJob::cancel()
{
    m_next = nullptr;
    cancelTask();
}

void AbstractJob::whenFree(std::function<void()> start)
{
    if (isRunning()) {
        m_next = std::move(start);
    } else {
        start();
    }
}

void AbstractJob::begin(bool isCancellable)
{
    m_next = nullptr;
    m_isCancellable = isCancellable;
    m_counters = std::make_shared<Counters>();
}

void AbstractJob::goOn()
{
    if (m_next && !isRunning()) {
        std::exchange(m_next, nullptr)();
    }
}

void AbstractJob::reportEnd(std::exception_ptr exception)
{
    if (!exception) {
        Q_EMIT cancelled();
        return;
    }
    try {
        guardingTorch([&] { std::rethrow_exception(std::move(exception)); });
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            Q_EMIT cancelled();
        } else {
            Q_EMIT failed(error);
        }
    }
}

}  // namespace tensordesk
