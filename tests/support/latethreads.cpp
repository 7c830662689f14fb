// SPDX-License-Identifier: GPL-3.0-or-later
// A library to preload into a program: reports of its threads reach the main thread up to 60 ms late, and the main thread sometimes
// waits. A test that reads a result before it has arrived then fails within a few runs; otherwise only a loaded machine shows the
// fault. The delays differ from run to run.
#include <chrono>
#include <random>
#include <thread>

#include <dlfcn.h>
#include <poll.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

bool isMainThread()
{
    return syscall(SYS_gettid) == getpid();
}

/// Waits up to `most` milliseconds, in `percent` of the calls.
void waitSometimes(int percent, int most)
{
    thread_local std::minstd_rand random(std::random_device{}());
    if (static_cast<int>(random() % 100) < percent)
        std::this_thread::sleep_for(std::chrono::milliseconds(random() % static_cast<unsigned>(most)));
}

template <typename Function>
Function* next(const char* name)
{
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

}  // namespace

extern "C" {

/// Qt wakes the main thread by eight bytes to the event descriptor that it polls.
ssize_t write(int descriptor, const void* bytes, size_t count)
{
    static auto* const real = next<ssize_t(int, const void*, size_t)>("write");
    if (count == sizeof(uint64_t) && !isMainThread())
        waitSometimes(40, 60);
    return real(descriptor, bytes, count);
}

int poll(pollfd* descriptors, nfds_t count, int timeout)
{
    static auto* const real = next<int(pollfd*, nfds_t, int)>("poll");
    if (isMainThread())
        waitSometimes(10, 40);
    return real(descriptors, count, timeout);
}

int ppoll(pollfd* descriptors, nfds_t count, const timespec* timeout, const sigset_t* signals)
{
    static auto* const real = next<int(pollfd*, nfds_t, const timespec*, const sigset_t*)>("ppoll");
    if (isMainThread())
        waitSometimes(10, 40);
    return real(descriptors, count, timeout, signals);
}

}  // extern "C"
