// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <memory>
#include <mutex>
#include <vector>

namespace tensordesk {

/// Stands for one lock: it is held as long as the token lives.
using LockToken = std::shared_ptr<const struct LockTag>;

/// Whether a level is locked, and from where: by itself, or as part of a locked tree. Only the root of
/// a locked tree can be unlocked. May be used from any thread.
class LockState {
public:
    [[nodiscard]] bool isLocked() const;
    /// What the levels below are locked with; null while unlocked.
    [[nodiscard]] LockToken token() const;

    /// Locks it, as a part of the tree that `above` locks unless null. The token for the levels below.
    LockToken lock(const LockToken& above);
    /// RuntimeError if a tree other than that of `above` holds it.
    void checkUnlockable(const LockToken& above) const;
    void unlock();

private:
    mutable std::mutex m_mutex;
    LockToken m_token;
    std::vector<std::weak_ptr<const LockTag>> m_above;
};

}  // namespace tensordesk
