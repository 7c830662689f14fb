// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>

namespace tensordesk {

/// Which tags the messages of one tensordict carry: those of its sender and of its receiver are the same.
struct TagRule {
    int64_t first = 0;            ///< `init_tag`
    bool isPseudoRandom = false;  ///< `pseudo_rand`: numbers below 10,000 that `first` determines, else `first`, `first + 1`, …
};

/// The tags one after the other.
class MessageTags {
public:
    explicit MessageTags(TagRule rule) : m_rule(rule), m_last(rule.first - 1) { }

    /// ValueError for a negative number that pseudo-random ones cannot begin with.
    int64_t next();
    /// That of the latest message; the one before the first if there was none.
    [[nodiscard]] int64_t last() const noexcept { return m_last; }

private:
    TagRule m_rule;
    int64_t m_last;
};

}  // namespace tensordesk
