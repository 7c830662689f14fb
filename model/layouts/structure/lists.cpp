// SPDX-License-Identifier: BSD-3-Clause
#include "model/layouts/structure/lists.h"

#include "model/layouts/structure/alike.h"
#include "model/layouts/structure/numbersleaf.h"
#include "model/tensordict/tree/mappingnode.h"

#include <utility>

namespace tensordesk {
namespace {

std::optional<Leaf> listAsLeaf(const Storage& stored, const Entry& entry, const KeyPath& path)
{
    if (const auto* value = std::get_if<NonTensor>(&entry)) {
        if (!value->isStack()) {
            const auto* list = value->first().as<PythonValue::List>();
            return list == nullptr ? std::nullopt : numbersLeaf(*list);
        }
        // Texts, one per row, may be many: they are not copied.
        return value->batchSize().size() == 1 && value->batchSize().front() > 0 && isPlainNumber(value->first())
                 ? numbersLeaf(value->values())
                 : std::nullopt;
    }
    const auto* level = std::get_if<TensorDict>(&entry);
    if (level == nullptr || stored.kindOf(path) != StoredLevel::List) {
        return std::nullopt;
    }
    return stackedLeaves(entriesOf(*level, level->keys()));
}

}  // namespace

TensorDict withListsAsLeaves(const Storage& stored, const TensorDict& level, const KeyPath& path)
{
    if (!stored.hasFixedStructure()) {
        return level;
    }
    bool isChanged = false;
    auto table = std::make_shared<StoredTable>();
    for (std::size_t i = 0; i < level.count(); ++i) {
        const Key key = level.keyAt(i);
        Entry entry = level.entryAt(i);
        if (auto leaf = listAsLeaf(stored, entry, path / key)) {
            entry = *std::move(leaf);
            isChanged = true;
        }
        table->append(key, std::move(entry));
    }
    return isChanged ? withTable(level, std::move(table)) : level;
}

TensorDict withTable(const TensorDict& level, std::shared_ptr<StoredTable> table)
{
    TensorDict made(std::make_shared<MappingNode>(level.batchSize(), level.names(), level.device(), std::move(table)));
    return level.tensorclass().empty() ? made : TensorDict::typed(std::move(made), level.tensorclass());
}

std::vector<Entry> entriesOf(const TensorDict& level, const std::vector<Key>& keys)
{
    std::vector<Entry> entries;
    entries.reserve(keys.size());
    for (const Key& key : keys) {
        entries.push_back(*level.find({key}));
    }
    return entries;
}

}  // namespace tensordesk
