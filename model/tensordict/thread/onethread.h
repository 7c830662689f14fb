// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <ATen/Parallel.h>

#include <dlfcn.h>

namespace tensordesk {

/// Makes ATen's operators run on the calling thread only, while the object lives. Copying blocks is limited by memory bandwidth,
/// and OpenMP's threads spin after every block, which takes processors from the threads that compress and write.
/// at::set_num_threads() would change all threads, so LibTorch's own OpenMP library is called, whichever it is. Does nothing
/// without one.
class OneThread {
public:
    // the first call of get_num_threads() sets this thread's number, so it must come before set()
    OneThread() : m_before(at::get_num_threads()) { set(1); }
    ~OneThread() { set(m_before); }
    OneThread(const OneThread&) = delete;
    OneThread& operator=(const OneThread&) = delete;

private:
    static void set(int count)
    {
        static const auto function = reinterpret_cast<void (*)(int)>(::dlsym(RTLD_DEFAULT, "omp_set_num_threads"));
        if (function != nullptr)
            function(count);
    }

    int m_before;
};

}  // namespace tensordesk
