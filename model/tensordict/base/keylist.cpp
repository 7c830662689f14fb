// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/base/keylist.h"

namespace tensordesk {

std::optional<std::size_t> KeyList::find(const Key& key) const
{
    const auto found = m_positions.find(key);
    return found == m_positions.end() ? std::nullopt : std::optional(found->second);
}

void KeyList::append(Key key)
{
    m_positions.emplace(key, m_keys.size());
    m_keys.push_back(std::move(key));
}

void KeyList::erase(std::size_t position)
{
    m_positions.erase(m_keys[position]);
    m_keys.erase(m_keys.begin() + static_cast<std::ptrdiff_t>(position));
    for (std::size_t i = position; i < m_keys.size(); ++i) {
        m_positions[m_keys[i]] = i;
    }
}

void KeyList::truncate(std::size_t count)
{
    for (std::size_t i = count; i < m_keys.size(); ++i) {
        m_positions.erase(m_keys[i]);
    }
    m_keys.resize(count);
}

}  // namespace tensordesk
