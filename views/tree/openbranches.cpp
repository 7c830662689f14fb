// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tree/openbranches.h"

#include <algorithm>

namespace tensordesk {

bool BranchPlace::startsWith(const BranchPlace& above) const
{
    if (!above.isMembers) {
        return path.startsWith(above.path);
    }
    return path == above.path ? isMembers : path.isBelow(above.path) && path[above.path.size()].member();
}

void OpenBranches::open(const BranchPlace& place)
{
    m_open.insert(place);
    m_closed.erase(place);
}

void OpenBranches::close(const BranchPlace& place)
{
    m_open.erase(place);
    m_closed.insert(place);
}

void OpenBranches::openBelow(const BranchPlace& place, int most)
{
    m_below = place;
    m_left = most;
    std::erase_if(m_closed, [this](const BranchPlace& closed) { return isBelow(closed); });
}

void OpenBranches::forgetClosed()
{
    m_closed.clear();
    m_below.reset();
}

void OpenBranches::clear()
{
    m_open.clear();
    forgetClosed();
}

bool OpenBranches::isBelow(const BranchPlace& place) const
{
    return m_below && place.startsWith(*m_below);
}

bool OpenBranches::wants(const BranchPlace& place, bool isNeeded) const
{
    return !m_closed.contains(place) && (m_open.contains(place) || (m_left > 0 && isBelow(place)) || isNeeded);
}

void OpenBranches::opened(const BranchPlace& place)
{
    m_left = std::max(0, m_left - 1);
    if (isBelow(place)) {
        m_open.insert(place);
    }
}

}  // namespace tensordesk
