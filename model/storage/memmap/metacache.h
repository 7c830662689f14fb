// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/memmap/metajson.h"

#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

namespace tensordesk {

/// What files meta.json of one text say, read once: the members of a stack come in thousands and mostly say the same. Only short
/// texts are kept, and not more than some hundred. Any thread.
class MetaCache {
public:
    /// MetaJson::parsed().
    [[nodiscard]] std::shared_ptr<const MetaJson> parsed(const std::string& text, const std::string& path);

private:
    static constexpr std::size_t kMostTexts = 256, kLongestText = 4096;

    std::mutex m_mutex;  ///< guards what follows
    std::unordered_map<std::string, std::shared_ptr<const MetaJson>> m_known;
};

}  // namespace tensordesk
