// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/keypath.h"

#include <optional>
#include <set>

namespace tensordesk {

/// Where a branch of a tree stands. The line of a stack's members stands where the stack does.
struct BranchPlace {
    KeyPath path;
    bool isMembers = false;

    [[nodiscard]] bool startsWith(const BranchPlace& above) const;
    friend auto operator<=>(const BranchPlace&, const BranchPlace&) = default;
};

/// Which branches of a tree a person wants open, by their places: they open whenever they appear, in the same tensordict
/// read anew or in another one. A value.
class OpenBranches {
public:
    /// A person opened or closed a branch.
    void open(const BranchPlace& place);
    void close(const BranchPlace& place);
    /// Everything below a place is to be open, up to so many branches.
    void openBelow(const BranchPlace& place, int most);
    /// What was closed while other wishes opened it opens again: these wishes have changed.
    void forgetClosed();
    void clear();

    /// Whether a branch is to be open; `isNeeded`: for the sake of what lies below it.
    [[nodiscard]] bool wants(const BranchPlace& place, bool isNeeded) const;
    /// A branch that wants() to be open was opened.
    void opened(const BranchPlace& place);
    /// True if no branch is to be open but those that are needed.
    [[nodiscard]] bool isEmpty() const { return m_open.empty() && !m_below; }

private:
    [[nodiscard]] bool isBelow(const BranchPlace& place) const;

    std::set<BranchPlace> m_open;
    std::set<BranchPlace> m_closed;      ///< by a person, while something else wants them open
    std::optional<BranchPlace> m_below;  ///< everything below here is to be open…
    int m_left = 0;                      ///< …for so many branches
};

}  // namespace tensordesk
