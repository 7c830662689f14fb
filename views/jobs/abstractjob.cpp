// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/abstractjob.h"

namespace tensordesk {

AbstractJob::Amount AbstractJob::progress() const noexcept
{
    return m_counters ? Amount{m_counters->done, m_counters->total} : Amount{};
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
