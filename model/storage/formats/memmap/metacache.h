// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/memmap/metajson.h"

#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

namespace tensordesk {

/// A cache of parsed meta.json files by their text: the members of a stack come in thousands and mostly have the same text. Keeps a
/// few hundred short texts. Safe to use from any thread.
class MetaCache {
public:
    /// Returns MetaJson::parsed(), from the cache if possible.
    [[nodiscard]] std::shared_ptr<const MetaJson> parsed(const std::string& text, const std::string& path);

private:
    static constexpr std::size_t kMostTexts = 256, kLongestText = 4096;

    std::mutex m_mutex;  ///< guards what follows
    std::unordered_map<std::string, std::shared_ptr<const MetaJson>> m_known;
};

}  // namespace tensordesk
