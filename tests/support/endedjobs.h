// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/patience.h"
#include "views/jobs/jobpools.h"

#include <QCoreApplication>
#include <QThreadPool>

namespace tensordesk {

/// Waits until the threads that work for the window have nothing left to do, and delivers what they sent. Returns false if that
/// takes longer than kPatienceMs. For tests of what must not happen: afterwards it would have happened.
[[nodiscard]] inline bool jobsEnded()
{
    QCoreApplication::processEvents();  // which may start some
    for (QThreadPool* const pool : {&JobPools::files(), &JobPools::structure(), &JobPools::tensors(), &JobPools::typing(),
                                    &JobPools::passes(), &JobPools::documents()}) {
        if (!pool->waitForDone(kPatienceMs)) {
            return false;
        }
    }
    QCoreApplication::processEvents();
    return true;
}

}  // namespace tensordesk
