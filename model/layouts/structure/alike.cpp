// SPDX-License-Identifier: BSD-3-Clause
#include "model/layouts/structure/alike.h"

#include "model/layouts/structure/numberedkeys.h"
#include "model/layouts/structure/numbersleaf.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/tree/visit.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace tensordesk {
namespace {

/// The keys of parameters of modules, and of the states of optimizers.
constexpr std::array<std::string_view, 8> kParameters{"weight",  "bias",       "running_mean",    "running_var",
                                                      "exp_avg", "exp_avg_sq", "momentum_buffer", "num_batches_tracked"};

bool areAlikeEntries(const Entry& left, const Entry& right)
{
    if (left.index() != right.index()) {
        return false;
    }
    if (const auto* leaf = std::get_if<Leaf>(&left)) {
        const Leaf& other = std::get<Leaf>(right);
        return leaf->dtype() == other.dtype() && leaf->dim() == other.dim();
    }
    const auto* level = std::get_if<TensorDict>(&left);
    return level == nullptr || areAlike(*level, std::get<TensorDict>(right));
}

std::optional<Entry> columnOf(const std::vector<Entry>& entries);

/// Returns one column for each key of the rows, under that key; nothing if rows differ in keys or have entries of several kinds.
std::optional<std::vector<std::pair<Key, Entry>>> columnsByKey(const std::vector<Entry>& rows)
{
    const std::vector<Key> keys = std::get<TensorDict>(rows.front()).keys();
    std::vector<std::pair<Key, Entry>> columns;
    for (const Key& key : keys) {
        std::vector<Entry> entries;
        for (const Entry& row : rows) {
            ProgressScope::step();
            const auto* level = std::get_if<TensorDict>(&row);
            const auto entry = level == nullptr || level->count() != keys.size() ? std::nullopt : level->find({key});
            if (!entry) {
                return std::nullopt;
            }
            entries.push_back(*entry);
        }
        auto column = columnOf(entries);
        if (!column) {
            return std::nullopt;
        }
        columns.emplace_back(key, *std::move(column));
    }
    return columns;
}

TensorDict levelOf(const std::vector<std::pair<Key, Entry>>& columns)
{
    TensorDict level;
    for (const auto& [key, column] : columns) {
        level.set({key}, column);
    }
    return level;
}

/// Returns values as a leaf if they are numbers, and else as a list.
std::optional<Entry> columnOfValues(const std::vector<Entry>& entries)
{
    std::vector<PythonValue> values;
    for (const Entry& entry : entries) {
        const auto* value = std::get_if<NonTensor>(&entry);
        if (value == nullptr || value->isStack()) {
            return std::nullopt;
        }
        values.push_back(value->first());
    }
    const auto leaf = numbersLeaf(values);
    return leaf ? Entry(*leaf) : Entry(NonTensor(PythonValue::List(values.begin(), values.end()), {}));
}

/// Returns levels as one level of columns, or as a lazy stack if their keys differ.
std::optional<Entry> columnOfLevels(const std::vector<Entry>& entries)
{
    if (const auto columns = columnsByKey(entries)) {
        return levelOf(*columns);
    }
    std::vector<TensorDict> members;
    for (const Entry& entry : entries) {
        const auto* level = std::get_if<TensorDict>(&entry);
        if (level == nullptr) {
            return std::nullopt;
        }
        members.push_back(*level);
    }
    return TensorDict::lazyStack(std::move(members), 0);
}

/// Returns the entries that all rows have under one key as one; nothing if they are of several kinds.
std::optional<Entry> columnOf(const std::vector<Entry>& entries)
{
    if (std::holds_alternative<NonTensor>(entries.front())) {
        return columnOfValues(entries);
    }
    if (std::holds_alternative<TensorDict>(entries.front())) {
        return columnOfLevels(entries);
    }
    auto leaf = stackedLeaves(entries);
    return leaf ? std::optional<Entry>(*std::move(leaf)) : std::nullopt;
}

/// True of columns with the same dims and dtype, or the same keys: the observation and the next one.
bool areOfOneKind(const Entry& column, const Entry& other)
{
    const auto* left = std::get_if<Leaf>(&column);
    const auto* right = std::get_if<Leaf>(&other);
    if (left != nullptr && right != nullptr) {
        return left->dim() > 1 && left->shape() == right->shape() && left->dtype() == right->dtype();
    }
    return std::holds_alternative<TensorDict>(column) && areAlikeEntries(column, other);
}

/// The names of the columns of a tuple; see columnsOf().
std::vector<Key> namesOfTransition(const std::vector<std::pair<Key, Entry>>& columns)
{
    const auto isOfBools = [](const Entry& column) {
        const auto* leaf = std::get_if<Leaf>(&column);
        return leaf != nullptr && leaf->dim() == 1 && leaf->dtype() == DType::Bool;
    };
    const bool hasTwoFlags = std::ranges::count_if(columns, isOfBools, &std::pair<Key, Entry>::second) > 1;
    std::vector<Key> names;
    const auto isFree = [&](const char* name) { return std::ranges::find(names, name) == names.end(); };
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const Entry& column = columns[i].second;
        const auto* leaf = std::get_if<Leaf>(&column);
        const bool isNumber = leaf != nullptr && leaf->dim() == 1;
        const char* name = i == 0                                                ? "observation"
                         : isOfBools(column)                                     ? (!hasTwoFlags           ? "done"
                                                                                    : isFree("terminated") ? "terminated"
                                                                                                           : "truncated")
                         : i > 1 && areOfOneKind(column, columns.front().second) ? "next_observation"
                         : i > 1 && isNumber                                     ? "reward"
                         : i > 1 && leaf == nullptr                              ? "info"
                                                                                 : "action";
        names.emplace_back(isFree(name) ? name : columns[i].first);
    }
    return names;
}

}  // namespace

bool areAlike(const TensorDict& left, const TensorDict& right)
{
    if (left.count() != right.count() || left.isLazyStack() != right.isLazyStack()) {
        return false;
    }
    for (std::size_t i = 0; i < left.count(); ++i) {
        const auto other = right.find({left.keyAt(i)});
        if (!other || !areAlikeEntries(left.entryAt(i), *other)) {
            return false;
        }
    }
    return true;
}

bool holdsParameters(const TensorDict& level)
{
    bool found = false;
    visitBelow(level, StackWalk::Whole, [&](const KeyPath& path, const Entry& entry) {
        found = std::holds_alternative<Leaf>(entry) && std::ranges::find(kParameters, path.back().key()) != kParameters.end();
        return found ? Walk::Stop : Walk::Advance;
    });
    return found;
}

std::optional<Leaf> stackedLeaves(const std::vector<Entry>& entries)
{
    std::vector<Leaf> leaves;
    for (const Entry& entry : entries) {
        const auto* leaf = std::get_if<Leaf>(&entry);
        if (leaf == nullptr || leaf->isRagged() || (!leaves.empty() && !areAlikeEntries(entry, entries.front()))) {
            return std::nullopt;
        }
        leaves.push_back(*leaf);
    }
    return leaves.empty() ? std::nullopt : std::optional(Leaf::stack(std::move(leaves), 0));
}

std::optional<TensorDict> columnsOf(const std::vector<Entry>& rows)
{
    auto columns = columnsByKey(rows);
    if (!columns) {
        return std::nullopt;
    }
    if (areListKeys(std::get<TensorDict>(rows.front()).keys())) {
        const std::vector<Key> names = namesOfTransition(*columns);
        for (std::size_t i = 0; i < names.size(); ++i) {
            (*columns)[i].first = names[i];
        }
    }
    return levelOf(*columns);
}

}  // namespace tensordesk
