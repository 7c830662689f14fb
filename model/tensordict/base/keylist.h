// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/key.h"

#include <cstddef>
#include <optional>
#include <unordered_map>
#include <vector>

namespace tensordesk {

/// Keys in their order, and where each stands: what a tensordict and the results computed of it share.
class KeyList {
public:
    [[nodiscard]] std::size_t size() const noexcept { return m_keys.size(); }
    [[nodiscard]] const Key& at(std::size_t position) const { return m_keys[position]; }
    [[nodiscard]] std::optional<std::size_t> find(const Key& key) const;

    /// REQUIRES: `key` is new.
    void append(Key key);
    void erase(std::size_t position);
    /// Keeps the first `count` keys.
    void truncate(std::size_t count);

private:
    std::vector<Key> m_keys;
    std::unordered_map<Key, std::size_t> m_positions;
};

}  // namespace tensordesk
