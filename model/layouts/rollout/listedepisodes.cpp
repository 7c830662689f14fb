// SPDX-License-Identifier: BSD-3-Clause
#include "model/layouts/rollout/listedepisodes.h"

#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/tree/entrytable.h"
#include "model/tensordict/tree/mappingnode.h"

#include <ATen/core/Tensor.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

namespace tensordesk {
namespace {

constexpr std::size_t kMostListed = 1'000'000;

/// The values of a key by episode.
struct Column {
    Key key;
    std::vector<Leaf> lists = {};
    std::vector<PythonValue> values = {};
};

PythonValue valueOf(const at::Tensor& element)
{
    if (element.scalar_type() == at::kBool) {
        return element.item<bool>();
    }
    return c10::isIntegralType(element.scalar_type(), false) ? PythonValue(element.item<int64_t>())
                                                             : PythonValue(element.item<double>());
}

/// Returns the values of a key with one per episode; empty for other entries.
std::vector<PythonValue> valuesByEpisode(const Entry& entry, std::size_t episodes)
{
    if (const auto* value = std::get_if<NonTensor>(&entry)) {
        const PythonValue plain = value->toPythonValue();
        const auto* list = plain.as<PythonValue::List>();
        return list != nullptr && list->size() == episodes ? *list : std::vector<PythonValue>();
    }
    const auto* leaf = std::get_if<Leaf>(&entry);
    if (leaf == nullptr || leaf->isRagged() || leaf->dim() != 1 || leaf->elementCount() != static_cast<int64_t>(episodes)
        || c10::isComplexType(leaf->dtype())) {
        return {};
    }
    const at::Tensor elements = leaf->tensor();
    std::vector<PythonValue> values;
    for (int64_t i = 0; i < elements.size(0); ++i) {
        values.push_back(valueOf(elements[i]));
    }
    return values;
}

/// Returns the arrays of a list; empty for other entries, and if an episode has no step.
std::vector<Leaf> listsOf(const Entry& entry)
{
    const auto* leaf = std::get_if<Leaf>(&entry);
    std::vector<Leaf> lists = leaf != nullptr && leaf->isRagged() ? leaf->members() : std::vector<Leaf>();
    const bool haveSteps = std::ranges::all_of(lists, [](const Leaf& list) { return list.dim() > 0 && list.sizes().front() > 0; });
    return haveSteps ? std::move(lists) : std::vector<Leaf>();
}

}  // namespace

std::vector<TensorDict> listedEpisodes(const TensorDict& level)
{
    std::vector<Column> columns;
    for (const Key& key : level.keys()) {
        if (auto lists = listsOf(*level.find({key})); !lists.empty()) {
            columns.push_back({key, std::move(lists)});
        }
    }
    const std::size_t episodes = columns.empty() ? 0 : columns.front().lists.size();
    const bool areAsMany = std::ranges::all_of(columns, [&](const Column& column) { return column.lists.size() == episodes; });
    if (columns.size() < 2 || !areAsMany || episodes > kMostListed) {
        return {};
    }
    for (const Key& key : level.keys()) {
        if (std::ranges::find(columns, key, &Column::key) == columns.end()) {
            if (auto values = valuesByEpisode(*level.find({key}), episodes); !values.empty()) {
                columns.push_back({key, {}, std::move(values)});
            }
        }
    }
    std::vector<TensorDict> made;
    for (std::size_t i = 0; i < episodes; ++i) {
        ProgressScope::step();
        auto table = std::make_shared<StoredTable>();
        for (const Column& column : columns) {
            table->append(column.key, column.lists.empty() ? Entry(NonTensor(column.values[i], {})) : Entry(column.lists[i]));
        }
        made.emplace_back(std::make_shared<MappingNode>(Shape{}, DimNames{}, std::nullopt, std::move(table)));
    }
    return made;
}

}  // namespace tensordesk
