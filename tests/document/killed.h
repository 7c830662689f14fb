// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <exception>
#include <functional>

#include <sys/wait.h>
#include <unistd.h>

namespace tensordesk {

/// Does `work` and ends its process, if anything but a signal should.
[[noreturn]] inline void endOfChild(const std::function<void()>& work)
{
    try {
        work();
    } catch (const std::exception& error) {
        qWarning("%s", error.what());
        ::_exit(2);
    }
    ::_exit(0);
}

/// Runs `work` in a child of this process. Returns its exit status, or minus the signal that ended it.
inline int statusOf(const std::function<void()>& work)
{
    const pid_t child = ::fork();
    if (child == 0) {
        endOfChild(work);
    }
    int status = 0;
    if (child < 0 || ::waitpid(child, &status, 0) != child) {
        return 99;
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

}  // namespace tensordesk
