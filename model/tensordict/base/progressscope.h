// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/thread/threadcontext.h"

namespace tensordesk {

/// While it lives, long loops of this thread that nobody hands a Progress, such as those over the blocks of a large
/// leaf, look at this one for whether to stop. Progress::none() leaves that of the scope around in force.
class ProgressScope {
public:
    explicit ProgressScope(Progress& progress);

    /// That of the innermost scope, else Progress::none().
    [[nodiscard]] static Progress& current();
    /// For each turn of a loop that may have very many short ones: now and then, looks whether to stop.
    static void step();

private:
    ThreadContextScope<Progress*> m_scope;
};

}  // namespace tensordesk
