// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/thread/threadcontext.h"

namespace tensordesk {

/// Makes a Progress the current one of this thread while the object lives. Long loops that do not receive a Progress, such as those
/// over the blocks of a large leaf, ask the current one whether to stop. Progress::none() leaves the enclosing scope's Progress
/// current.
class ProgressScope {
public:
    explicit ProgressScope(Progress& progress);

    /// Returns the Progress of the innermost scope, or Progress::none().
    [[nodiscard]] static Progress& current();
    /// Call this in each iteration of a loop with very many short iterations: it checks for a stop only now and then.
    static void step();

private:
    ThreadContextScope<Progress*> m_scope;
};

}  // namespace tensordesk
