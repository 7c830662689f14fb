// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/library/h5lock.h"

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>

namespace tensordesk {
namespace {

/// A recursive mutex that serves in order of arrival; std::mutex lets a loop starve all others.
class Turnstile {
public:
    /// True if this is the outermost hold of the calling thread.
    bool enter()
    {
        std::unique_lock guard(m_mutex);
        const auto self = std::this_thread::get_id();
        if (m_depth > 0 && m_owner == self) {
            ++m_depth;
            return false;
        }
        const uint64_t ticket = m_nextTicket++;
        m_changed.wait(guard, [&] { return m_depth == 0 && m_serving == ticket; });
        m_owner = self;
        m_depth = 1;
        return true;
    }

    void leave()
    {
        const std::lock_guard guard(m_mutex);
        if (--m_depth == 0) {
            ++m_serving;
            m_changed.notify_all();
        }
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::thread::id m_owner;
    uint64_t m_nextTicket = 0;
    uint64_t m_serving = 0;
    int m_depth = 0;
};

/// Never destroyed: leaves that statics own may close their file after any other static is gone.
Turnstile& turnstile()
{
    static auto* const instance = [] {
        // Files are closed by whoever opened them. What the library itself takes down at the end of a process it cannot after
        // it met a damaged file, whose memory it lost: it would say so on stderr, "infinite loop closing library".
        H5dont_atexit();
        return std::make_unique<Turnstile>().release();
    }();
    return *instance;
}

}  // namespace

H5Lock::H5Lock() : m_outermost(turnstile().enter())
{
    if (m_outermost) {
        H5Eget_auto2(H5E_DEFAULT, &m_printer, &m_printerData);
        H5Eset_auto2(H5E_DEFAULT, nullptr, nullptr);
    }
}

H5Lock::~H5Lock()
{
    if (m_outermost) {
        H5Eset_auto2(H5E_DEFAULT, m_printer, m_printerData);
    }
    turnstile().leave();
}

}  // namespace tensordesk
