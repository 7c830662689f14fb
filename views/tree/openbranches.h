// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/keypath.h"

#include <optional>
#include <set>

namespace tensordesk {

/// The location of a branch in a tree. The line for a stack's members has the location of the stack.
struct BranchPlace {
    KeyPath path;
    bool isMembers = false;

    [[nodiscard]] bool startsWith(const BranchPlace& above) const;
    friend auto operator<=>(const BranchPlace&, const BranchPlace&) = default;
};

/// The branches that the user wants open, by location: they are opened whenever they appear, in the same tensordict or another one.
/// A value type.
class OpenBranches {
public:
    /// The user opened or closed a branch.
    void open(const BranchPlace& place);
    void close(const BranchPlace& place);
    /// Opens everything nested in a location, up to `most` branches.
    void openBelow(const BranchPlace& place, int most);
    /// Forgets which branches were closed against other requests, because these changed.
    void forgetClosed();
    void clear();

    /// True if a branch must be open. `isNeeded`: because of its contents.
    [[nodiscard]] bool wants(const BranchPlace& place, bool isNeeded) const;
    /// Records that a branch for which wants() is true was opened.
    void opened(const BranchPlace& place);
    /// True if no branch must be open except those that are needed.
    [[nodiscard]] bool isEmpty() const { return m_open.empty() && !m_below; }

private:
    [[nodiscard]] bool isBelow(const BranchPlace& place) const;

    std::set<BranchPlace> m_open;
    std::set<BranchPlace> m_closed;      ///< by the user, although another request opens them
    std::optional<BranchPlace> m_below;  ///< everything nested in it must be open…
    int m_left = 0;                      ///< …for this many branches
};

}  // namespace tensordesk
