// SPDX-License-Identifier: GPL-3.0-or-later
// The calls by which a process changes files, each with a check in front of it. What defines them here goes before the
// C library, for the other libraries too.
#include "tests/support/killswitch.h"

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <ctime>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <unistd.h>

namespace {

thread_local bool armed = false;
bool swapsRefused = false;
std::atomic<int64_t> calls = 0, last = 0;
std::atomic<int> failure = 0;

/// False if the call is to fail; does not return where the process is to end.
bool passes(bool writes = false)
{
    if (!armed) {
        return true;
    }
    const int64_t number = ++calls;
    if (last == 0 || number < last || (failure != 0 && !writes)) {
        return true;
    }
    if (failure == 0) {
        ::kill(::getpid(), SIGKILL);
    }
    errno = failure;
    return false;
}

template <typename Function>
Function next(const char* name)
{
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

}  // namespace

namespace tensordesk::killswitch {

void arm(int64_t number)
{
    armFailure(number, 0);
}

void armFailure(int64_t number, int error)
{
    failure = error;
    last = number;
    calls = 0;
    armed = true;
}

void refuseSwaps()
{
    swapsRefused = true;
}

void disarm()
{
    armed = false;
}

int64_t count()
{
    return calls;
}

}  // namespace tensordesk::killswitch

#define TENSORDESK_CALL(result, name, parameters, arguments, writes)                                                               \
    extern "C" result name parameters                                                                                              \
    {                                                                                                                              \
        static const auto real = next<result(*) parameters>(#name);                                                                \
        return passes(writes) ? real arguments : static_cast<result>(-1);                                                          \
    }

extern "C" time_t time(time_t* result) noexcept
{
    static const auto real = next<time_t (*)(time_t*)>("time");
    const time_t now = armed ? 1'700'000'000 : real(nullptr);
    if (result != nullptr) {
        *result = now;
    }
    return now;
}

extern "C" int gettimeofday(timeval* __restrict result, void* __restrict zone) noexcept
{
    static const auto real = next<int (*)(timeval*, void*)>("gettimeofday");
    const int status = real(result, zone);
    if (armed) {
        *result = {1'700'000'000, 0};
    }
    return status;
}

TENSORDESK_CALL(ssize_t, pwrite, (int file, const void* data, size_t size, off_t at), (file, data, size, at), true)
TENSORDESK_CALL(ssize_t, pwrite64, (int file, const void* data, size_t size, off64_t at), (file, data, size, at), true)
TENSORDESK_CALL(ssize_t, pwritev, (int file, const iovec* parts, int count, off_t at), (file, parts, count, at), true)
TENSORDESK_CALL(ssize_t, pwritev64, (int file, const iovec* parts, int count, off64_t at), (file, parts, count, at), true)
TENSORDESK_CALL(ssize_t, copy_file_range, (int from, off64_t* fromAt, int to, off64_t* toAt, size_t size, unsigned flags),
                (from, fromAt, to, toAt, size, flags), true)
TENSORDESK_CALL(int, ftruncate, (int file, off_t size) noexcept, (file, size), true)
TENSORDESK_CALL(int, ftruncate64, (int file, off64_t size) noexcept, (file, size), true)
TENSORDESK_CALL(int, fallocate, (int file, int mode, off_t at, off_t size), (file, mode, at, size), true)
TENSORDESK_CALL(int, fallocate64, (int file, int mode, off64_t at, off64_t size), (file, mode, at, size), true)
TENSORDESK_CALL(int, rename, (const char* from, const char* to) noexcept, (from, to), true)
extern "C" int renameat2(int fromAt, const char* from, int toAt, const char* to, unsigned flags) noexcept
{
    static const auto real = next<int (*)(int, const char*, int, const char*, unsigned)>("renameat2");
    if (swapsRefused && (flags & RENAME_EXCHANGE) != 0) {
        errno = EINVAL;
        return -1;
    }
    return passes(true) ? real(fromAt, from, toAt, to, flags) : -1;
}

TENSORDESK_CALL(int, link, (const char* from, const char* to) noexcept, (from, to), true)
TENSORDESK_CALL(int, unlink, (const char* path) noexcept, (path), false)
TENSORDESK_CALL(int, unlinkat, (int at, const char* path, int flags) noexcept, (at, path, flags), false)
TENSORDESK_CALL(int, rmdir, (const char* path) noexcept, (path), false)
TENSORDESK_CALL(int, mkdir, (const char* path, mode_t mode) noexcept, (path, mode), true)
TENSORDESK_CALL(int, fchmod, (int file, mode_t mode) noexcept, (file, mode), false)
TENSORDESK_CALL(int, fsync, (int file), (file), true)
TENSORDESK_CALL(int, syncfs, (int file) noexcept, (file), true)
