// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/key.h"

#include <cstddef>
#include <optional>
#include <unordered_map>
#include <vector>

namespace tensordesk {

/// An ordered list of keys with an index from key to position. Used by tensordicts and by results computed from them.
class KeyList {
public:
    [[nodiscard]] std::size_t size() const noexcept { return m_keys.size(); }
    [[nodiscard]] const Key& at(std::size_t position) const { return m_keys[position]; }
    [[nodiscard]] std::optional<std::size_t> find(const Key& key) const;

    /// Appends a key. REQUIRES: `key` is not in the list.
    void append(Key key);
    void erase(std::size_t position);
    /// Removes all keys except the first `count`.
    void truncate(std::size_t count);

private:
    std::vector<Key> m_keys;
    std::unordered_map<Key, std::size_t> m_positions;
};

}  // namespace tensordesk
