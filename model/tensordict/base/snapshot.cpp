// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/base/snapshot.h"

#include <atomic>
#include <mutex>
#include <set>
#include <utility>

namespace tensordesk {

namespace {

std::atomic<uint64_t> latestTime{0};

/// The times that views remember.
struct Wanted {
    std::mutex mutex;
    std::set<uint64_t> times;
};

Wanted& wanted()
{
    static auto* const instance = new Wanted;  // never destroyed: views may outlive other statics
    return *instance;
}

}  // namespace

Snapshot::Snapshot()
{
    const std::lock_guard lock(wanted().mutex);
    m_time = ++latestTime;
    wanted().times.insert(wanted().times.end(), m_time);
}

Snapshot::~Snapshot()
{
    const std::lock_guard lock(wanted().mutex);
    wanted().times.erase(m_time);
}

std::shared_ptr<const Snapshot> Snapshot::current()
{
    const auto& scoped = ThreadContext::current().moment;
    return scoped ? scoped : std::shared_ptr<const Snapshot>(new Snapshot);
}

uint64_t Snapshot::latest() noexcept
{
    return latestTime;
}

bool Snapshot::isWanted(uint64_t after, uint64_t until)
{
    const std::lock_guard lock(wanted().mutex);
    const auto next = wanted().times.upper_bound(after);
    return next != wanted().times.end() && *next <= until;
}

Snapshot::Scope::Scope(std::shared_ptr<const Snapshot> snapshot) : m_scope(&ThreadContext::moment, std::move(snapshot)) { }

}  // namespace tensordesk
