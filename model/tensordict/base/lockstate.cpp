// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/base/lockstate.h"

#include "model/tensordict/base/error.h"

#include <algorithm>

namespace tensordesk {

struct LockTag { };

bool LockState::isLocked() const
{
    return token() != nullptr;
}

LockToken LockState::token() const
{
    const std::lock_guard guard(m_mutex);
    return m_token;
}

LockToken LockState::lock(const LockToken& above)
{
    const std::lock_guard guard(m_mutex);
    std::erase_if(m_above, [&](const auto& held) { return held.expired() || held.lock() == above; });
    if (above) {
        m_above.push_back(above);
    }
    if (!m_token) {
        m_token = std::make_shared<const LockTag>();
    }
    return m_token;
}

void LockState::checkUnlockable(const LockToken& above) const
{
    const std::lock_guard guard(m_mutex);
    const bool isHeld = std::any_of(m_above.begin(), m_above.end(), [&](const auto& held) {
        const LockToken token = held.lock();
        return token && token != above;
    });
    if (isHeld) {
        throw Error(ErrorKind::RuntimeError, "cannot unlock a tensordict that is part of a locked graph: unlock its root");
    }
}

void LockState::unlock()
{
    const std::lock_guard guard(m_mutex);
    m_token.reset();
}

}  // namespace tensordesk
