// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <memory>
#include <mutex>
#include <vector>

namespace tensordesk {

/// One lock. The lock is held for as long as a token of it lives.
using LockToken = std::shared_ptr<const struct LockTag>;

/// The lock of one level: unlocked, locked by itself, or locked as a part of a tree. Only the root of a locked tree can be
/// unlocked. Safe to use from any thread.
class LockState {
public:
    [[nodiscard]] bool isLocked() const;
    /// Returns the token with which nested levels are locked; null while unlocked.
    [[nodiscard]] LockToken token() const;

    /// Locks the level, as a part of the tree that `above` locks unless `above` is null. Returns the token for nested levels.
    LockToken lock(const LockToken& above);
    /// Throws RuntimeError if another tree than that of `above` holds the lock.
    void checkUnlockable(const LockToken& above) const;
    void unlock();

private:
    mutable std::mutex m_mutex;
    LockToken m_token;
    std::vector<std::weak_ptr<const LockTag>> m_above;
};

}  // namespace tensordesk
