// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/safetensors/dottednames.h"

#include "model/tensordict/tree/entrytable.h"
#include "model/tensordict/tree/mappingnode.h"

#include <map>
#include <string_view>
#include <unordered_set>

namespace tensordesk {

namespace {

/// Levels that a name is split into; more are no structure.
constexpr int kMostLevels = 100;

/// Parts of names, each of a tensor or with further levels.
struct Names {
    std::vector<std::string> order;
    std::map<std::string, Names> below;
    const std::string* tensor = nullptr;
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
        Names* level = &root;
        std::size_t begin = 0;
        int depth = 0;
        for (std::size_t dot = name.find('.');
             dot != std::string::npos && ++depth < kMostLevels && !tensors.contains(std::string_view(name).substr(0, dot));
             dot = name.find('.', dot + 1)) {
            const std::string part = name.substr(begin, dot - begin);
            const auto [it, isNew] = level->below.try_emplace(part);
            if (isNew) {
                level->order.push_back(part);
            }
            level = &it->second;
            begin = dot + 1;
        }
        const std::string last = name.substr(begin);
        level->order.push_back(last);
        level->below[last].tensor = &name;
    }
    return levelOf(root, {}, load);
}

}  // namespace tensordesk
