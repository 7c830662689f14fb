// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <ATen/Parallel.h>

#include <dlfcn.h>

namespace tensordesk {

/// Has ATen's operators use the calling thread alone while it exists. Copying blocks is bound by memory, and OpenMP's threads,
/// which go on spinning after every block, would take the processors from those that pack and write. at::set_num_threads()
/// would speak for all threads; LibTorch's own OpenMP is asked, whichever that is. Does nothing where there is none.
class OneThread {
public:
    OneThread() : m_before(at::get_num_threads()) { set(1); }  // asking sets this thread's number on the first call; not after ours
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
