// SPDX-License-Identifier: BSD-3-Clause
#include "tensordict/progress.h"

#include "tensordict/error.h"
#include "tensordict/progressscope.h"

#include <utility>

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

namespace {

thread_local Progress* scopedProgress = nullptr;

}  // namespace

ProgressScope::ProgressScope(Progress& progress) : m_outer(std::exchange(scopedProgress, &progress)) { }

ProgressScope::~ProgressScope()
{
    scopedProgress = m_outer;
}

Progress& ProgressScope::current()
{
    return scopedProgress ? *scopedProgress : Progress::none();
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
