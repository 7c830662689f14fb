// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>

// Functions for a program that a GuardedProcess started.

namespace tensordesk::guarded {

/// Lowers a limit of this process.
inline void limit(int what, rlim_t value)
{
    rlimit limits{};
    ::getrlimit(static_cast<decltype(RLIMIT_AS)>(what), &limits);
    limits.rlim_cur = std::min(value, limits.rlim_max);
    ::setrlimit(static_cast<decltype(RLIMIT_AS)>(what), &limits);
}

/// Allows `seconds` more of processor time, after which the process is killed.
inline void allowSeconds(rlim_t seconds)
{
    rusage used{};
    ::getrusage(RUSAGE_SELF, &used);
    limit(RLIMIT_CPU, static_cast<rlim_t>(used.ru_utime.tv_sec + used.ru_stime.tv_sec) + seconds);
}

/// Closes descriptors inherited from the program, locks among them.
inline void closeInherited()
{
#ifdef SYS_close_range
    if (::syscall(SYS_close_range, 3u, ~0u, 0u) == 0)
        return;
#endif
    const long most = std::min(::sysconf(_SC_OPEN_MAX), 65536L);
    for (int file = 3; file < most; ++file)
        ::close(file);
}

/// Receives exactly `count` bytes. False if the program is gone.
inline bool receive(void* bytes, std::size_t count)
{
    auto* to = static_cast<char*>(bytes);
    while (count > 0) {
        const ssize_t got = ::read(STDIN_FILENO, to, count);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return false;
        to += got;
        count -= static_cast<std::size_t>(got);
    }
    return true;
}

/// Sends all bytes. False if the program is gone.
inline bool send(const void* bytes, std::size_t count)
{
    const auto* from = static_cast<const char*>(bytes);
    while (count > 0) {
        const ssize_t sent = ::write(STDIN_FILENO, from, count);
        if (sent < 0 && errno == EINTR)
            continue;
        if (sent <= 0)
            return false;
        from += sent;
        count -= static_cast<std::size_t>(sent);
    }
    return true;
}

}  // namespace tensordesk::guarded
