// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/patience.h"
#include "views/jobs/jobpools.h"

#include <QCoreApplication>
#include <QThreadPool>

namespace tensordesk {

/// Waits until the worker threads of the window are idle, and delivers their results. Returns false if that takes longer than
/// kPatienceMs. For tests that something does not happen: after this call it would have happened.
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
