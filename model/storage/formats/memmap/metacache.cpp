// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/memmap/metacache.h"

namespace tensordesk {

std::shared_ptr<const MetaJson> MetaCache::parsed(const std::string& text, const std::string& path)
{
    {
        const std::lock_guard lock(m_mutex);
        if (const auto known = m_known.find(text); known != m_known.end())
            return known->second;
    }
    auto meta = std::make_shared<const MetaJson>(MetaJson::parsed(text, path));
    const std::lock_guard lock(m_mutex);
    if (text.size() <= kLongestText && m_known.size() < kMostTexts)
        m_known.emplace(text, meta);
    return meta;
}

}  // namespace tensordesk
