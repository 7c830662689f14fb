// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>

namespace tensordesk {

/// The tags of the messages of one tensordict: sender and receiver must use the same.
struct TagRule {
    int64_t first = 0;            ///< `init_tag`
    bool isPseudoRandom = false;  ///< `pseudo_rand`: numbers below 10,000 derived from `first`; otherwise `first`, `first + 1`, …
};

/// The sequence of tags.
class MessageTags {
public:
    explicit MessageTags(TagRule rule) : m_rule(rule), m_last(rule.first - 1) { }

    /// Returns the next tag. Throws ValueError for a negative start of pseudo-random tags.
    int64_t next();
    /// Returns the tag of the latest message; before the first message, the one before it.
    [[nodiscard]] int64_t last() const noexcept { return m_last; }

private:
    TagRule m_rule;
    int64_t m_last;
};

}  // namespace tensordesk
