// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/safetensors/dottednames.h"

#include "model/tensordict/tree/entrytable.h"
#include "model/tensordict/tree/mappingnode.h"

#include <map>
#include <string_view>
#include <unordered_set>

namespace tensordesk {

namespace {

/// The limit for levels into which a name is split.
constexpr std::size_t kMostSplitLevels = 100;

/// Parts of names, each of a tensor or with further levels.
struct Names {
    std::vector<std::string> order;
    std::map<std::string, Names> below;
    const std::string* tensor = nullptr;

    /// True if nothing stands at the path or above it.
    [[nodiscard]] bool hasRoom(const std::vector<Key>& path) const
    {
        const Names* level = this;
        for (const Key& key : path) {
            const auto found = level->below.find(key);
            if (found == level->below.end()) {
                return true;
            }
            level = &found->second;
            if (level->tensor != nullptr) {
                return false;
            }
        }
        return false;
    }

    void put(const std::string& name, const std::vector<Key>& path)
    {
        Names* level = this;
        for (const Key& key : path) {
            const auto [it, isNew] = level->below.try_emplace(key);
            if (isNew) {
                level->order.push_back(key);
            }
            level = &it->second;
        }
        level->tensor = &name;
    }

    void putAlone(const std::string& name)
    {
        Key key = name;
        while (below.contains(key)) {
            key += '\'';
        }
        put(name, {key});
    }
};

TensorDict levelOf(const Names& names, const KeyPath& path, const NamedLoader& load)
{
    auto table = std::make_shared<StoredTable>();
    for (const std::string& key : names.order) {
        const Names& below = names.below.at(key);
        if (below.tensor != nullptr) {
            table->append(key, [load, name = *below.tensor, path = path / Key(key)] { return load(name, path); });
        } else {
            table->append(key, levelOf(below, path / Key(key), load));
        }
    }
    return TensorDict(std::make_shared<MappingNode>(Shape(), DimNames(), std::nullopt, std::move(table)));
}

}  // namespace

TensorDict splitAtDots(const std::vector<std::string>& names, const NamedLoader& load)
{
    const std::unordered_set<std::string_view> tensors(names.begin(), names.end());
    Names root;
    for (const std::string& name : names) {
        std::vector<Key> path;
        std::size_t begin = 0;
        for (std::size_t dot = name.find('.'); dot != std::string::npos && path.size() + 1 < kMostSplitLevels
                                               && !tensors.contains(std::string_view(name).substr(0, dot));
             dot = name.find('.', dot + 1)) {
            path.push_back(name.substr(begin, dot - begin));
            begin = dot + 1;
        }
        path.push_back(name.substr(begin));
        root.put(name, path);
    }
    return levelOf(root, {}, load);
}

TensorDict atTheirPaths(const std::vector<PlacedName>& names, const NamedLoader& load)
{
    Names root;
    for (const auto& [name, path] : names)
        if (path.empty() || path.size() > kMostSplitLevels || !root.hasRoom(path))
            root.putAlone(name);
        else
            root.put(name, path);
    return levelOf(root, {}, load);
}

}  // namespace tensordesk
