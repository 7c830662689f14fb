// SPDX-License-Identifier: BSD-3-Clause
#include "model/layouts/structure/alike.h"

#include "model/layouts/structure/numberedkeys.h"
#include "model/layouts/structure/numbersleaf.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/tree/visit.h"

#include <algorithm>
#include <array>
#include <string_view>

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

/// Returns the entries that all rows have under one key as a leaf.
std::optional<Leaf> columnOf(const std::vector<Entry>& entries)
{
    if (!std::holds_alternative<NonTensor>(entries.front())) {
        return stackedLeaves(entries);
    }
    std::vector<Plain> values;
    for (const Entry& entry : entries) {
        const auto* value = std::get_if<NonTensor>(&entry);
        if (value == nullptr || value->isStack()) {
            return std::nullopt;
        }
        values.push_back(value->first());
    }
    return numbersLeaf(values);
}

bool isOfBools(const Leaf& column)
{
    return column.dtype() == DType::Bool && column.dim() == 1;
}

/// The names of the columns of a tuple; see columnsOf().
std::vector<Key> namesOfTransition(const std::vector<Leaf>& columns)
{
    std::vector<Key> names;
    const auto isFree = [&](const char* name) { return std::ranges::find(names, name) == names.end(); };
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const Leaf& column = columns[i];
        const char* name = i == 0            ? "observation"
                         : isOfBools(column) ? "done"
                         : column.dim() > 1 && column.shape() == columns.front().shape()
                                   && column.dtype() == columns.front().dtype() && i > 1
                             ? "next_observation"
                         : i > 1 && column.dim() == 1 ? "reward"
                                                      : "action";
        names.emplace_back(isFree(name) ? name : std::to_string(i));
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
    const auto& first = std::get<TensorDict>(rows.front());
    const std::vector<Key> keys = first.keys();
    std::vector<Leaf> columns;
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
        columns.push_back(*std::move(column));
    }
    const std::vector<Key> names = areListKeys(keys) ? namesOfTransition(columns) : keys;
    TensorDict level;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        level.set({names[i]}, columns[i]);
    }
    return level;
}

}  // namespace tensordesk
