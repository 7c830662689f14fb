// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/jobs/abstractjob.h"

#include <QTimerEvent>

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
    m_told = {};
    constexpr int kPulseMs = 40;
    m_pulse.start(kPulseMs, this);
}

void AbstractJob::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_pulse.timerId()) {
        QObject::timerEvent(event);
    } else if (!isRunning()) {
        m_pulse.stop();
    } else if (const Amount now = progress(); now != m_told) {
        m_told = now;
        Q_EMIT progressed();
    }
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
