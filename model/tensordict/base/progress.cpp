// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/base/progress.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/base/progressscope.h"

namespace tensordesk {

void Progress::check() const
{
    if (isCancelled()) {
        throw Error(ErrorKind::Cancelled, "cancelled");
    }
}

Progress& Progress::none()
{
    static Progress nobody;
    return nobody;
}

ProgressScope::ProgressScope(Progress& progress)
    : m_scope(&ThreadContext::progress, &progress == &Progress::none() ? ThreadContext::current().progress : &progress)
{
}

Progress& ProgressScope::current()
{
    Progress* const progress = ThreadContext::current().progress;
    return progress ? *progress : Progress::none();
}

void ProgressScope::step()
{
    constexpr unsigned kStepsBetweenChecks = 256;
    thread_local unsigned steps = 0;
    if (++steps % kStepsBetweenChecks == 0) {
        current().check();
    }
}

}  // namespace tensordesk
