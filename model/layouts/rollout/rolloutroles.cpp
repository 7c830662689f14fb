// SPDX-License-Identifier: BSD-3-Clause
#include "model/layouts/rollout/rolloutroles.h"

#include "model/tensordict/tree/visit.h"

#include <algorithm>

namespace tensordesk {
namespace {

/// The numbers of rows of an entry and its nested entries.
struct Rows {
    std::optional<int64_t> first;  ///< of the first array; empty if there is none
    int64_t most = 0;
    bool areEqual = true;  ///< each array has as many, and nothing else is there

    void add(std::optional<int64_t> rows)
    {
        areEqual = areEqual && rows && (!first || first == rows);
        first = first ? first : rows;
        most = std::max(most, rows.value_or(0));
    }
};

std::optional<int64_t> rowsOfValue(const Entry& entry)
{
    if (const auto* leaf = std::get_if<Leaf>(&entry)) {
        return leaf->dim() == 0 || leaf->isRagged() ? std::nullopt : std::optional(leaf->sizes().front());
    }
    if (const auto* value = std::get_if<NonTensor>(&entry)) {
        if (value->isStack()) {
            return value->batchSize().empty() ? std::nullopt : std::optional(value->batchSize().front());
        }
        const auto* list = value->first().as<PythonValue::List>();
        return list == nullptr ? std::nullopt : std::optional(static_cast<int64_t>(list->size()));
    }
    return std::nullopt;
}

Rows rowsOfEntry(const Entry& entry)
{
    Rows rows;
    const auto* level = std::get_if<TensorDict>(&entry);
    if (level == nullptr || level->isLazyStack()) {
        rows.add(rowsOfValue(entry));
        return rows;
    }
    visitBelow(*level, StackWalk::Whole, [&](const Entry& each) {
        if (!std::holds_alternative<TensorDict>(each)) {
            rows.add(rowsOfValue(each));
        }
        return Walk::Advance;
    });
    return rows;
}

bool isSingle(const Entry& entry)
{
    const auto* leaf = std::get_if<Leaf>(&entry);
    return leaf != nullptr && leaf->elementCount() == 1;
}

/// A stored key that a row of the layout accepts.
struct RolePart {
    Key key;
    Entry entry;
    Rows rows;
    int rank;
};
using RoleParts = std::vector<std::vector<RolePart>>;

/// The keys that each row of the layout accepts: the surest one, but every key that is left for a row that accepts many.
RoleParts partsIn(const TensorDict& level, const Layout& layout)
{
    RoleParts parts(layout.keys.size());
    for (const Key& key : level.keys()) {
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const int rank = layout.rankOf(layout.keys[i], key);
            const bool isAny = layout.keys[i].isAny();
            if (rank < 0 || layout.keys[i].padding != LayoutKey::Padding::None
                || (!isAny && !parts[i].empty() && rank >= parts[i].front().rank)) {
                continue;
            }
            const Entry entry = *level.find({key});
            Rows rows = rowsOfEntry(entry);
            if (layout.keys[i].isLast && isSingle(entry)) {
                rows.first = 0;
            }
            const bool isUsable = layout.isRecognised() ? rows.first.has_value()
                                                        : rows.first && (rows.areEqual || layout.keys[i].isMixed);
            if (isUsable) {
                if (!isAny) {
                    parts[i].clear();
                }
                parts[i].push_back({key, entry, rows, rank});
            }
            break;
        }
    }
    return parts;
}

/// Sets the steps: the rows of the first part with one number per step, else of one that never has one row more, else the fewest.
bool findSteps(const RoleParts& parts, const Layout& layout, RolloutRoles& roles)
{
    std::optional<int64_t> fewest;
    for (const int choice : {0, 1, 2, 3}) {
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const LayoutKey& row = layout.keys[i];
            for (const RolePart& part : parts[i]) {
                if (row.isLast) {
                    continue;
                }
                if (choice == 2) {
                    fewest = std::min(fewest.value_or(*part.rows.first), *part.rows.first);
                } else if (choice == 3 ? part.rows.first == fewest : row.isColumn == (choice == 0) && !row.mayHaveOneMore) {
                    roles.extraRows = layout.hasArrivals ? 1 : 0;
                    roles.steps = *part.rows.first - roles.extraRows;
                    roles.stepsKey = part.key;
                    return true;
                }
            }
        }
    }
    return false;
}

/// The second dim, if all parts have it: several environments side by side. A dim of one element counts only if everything that is
/// more than one number per step has a dim of its own behind it.
Shape innerDims(const RoleParts& parts, const Layout& layout)
{
    std::optional<int64_t> inner;
    bool hasColumn = false, isDeeper = true;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto* leaf = parts[i].empty() ? nullptr : std::get_if<Leaf>(&parts[i].front().entry);
        if (leaf == nullptr) {
            continue;
        }
        if (leaf->dim() < 2 || (inner && *inner != leaf->sizes()[1])) {
            return {};
        }
        inner = leaf->sizes()[1];
        hasColumn = hasColumn || layout.keys[i].isColumn;
        isDeeper = isDeeper && (layout.keys[i].isColumn ? leaf->dim() == 2 : leaf->dim() > 2);
    }
    return inner && hasColumn && (*inner > 1 || isDeeper) ? Shape{*inner} : Shape{};
}

bool hasPrefix(const std::vector<Key>& keys, std::string_view prefix)
{
    return std::ranges::any_of(keys, [&](const Key& key) { return key.starts_with(prefix); });
}

/// True if the level already has the keys that torchrl uses: a level `next`, its flattened keys, or only keys of a root.
bool isOfTorchrl(const TensorDict& level, const RoleParts& parts, const Layout& layout)
{
    const std::vector<Key> keys = level.keys();
    const auto next = level.find({"next"});
    if ((next && std::holds_alternative<TensorDict>(*next)) || hasPrefix(keys, "next.") || hasPrefix(keys, "next/")) {
        return true;
    }
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const LayoutKey& row = layout.keys[i];
        for (const RolePart& part : parts[i]) {
            if (part.key != row.shown.back().key() || (row.isShownNext() && row.flag == LayoutKey::Flag::None)) {
                return false;
            }
        }
    }
    return true;
}

void addRows(const RoleParts& parts, const Layout& layout, RolloutRoles& roles)
{
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const LayoutKey& row = layout.keys[i];
        for (const RolePart& part : parts[i]) {
            const int64_t rows = row.isMixed ? part.rows.most : *part.rows.first;
            const bool hasOneMore = (row.mayHaveOneMore || layout.hasArrivals) && rows == roles.steps + 1;
            const bool isNamed = layout.isRecognised() && !row.isAny();
            if (rows == roles.steps || hasOneMore || isNamed) {
                roles.uses.push_back({part.key, &row, hasOneMore});
            }
        }
    }
}

/// Returns the row of the layout that `key` belongs to, so that an unreadable entry is shown under the key of its role. Null if no row
/// accepts the key, or another entry already has the row.
const LayoutKey* rowOfBroken(const Key& key, const Layout& layout, const RolloutRoles& roles)
{
    for (const LayoutKey& row : layout.keys)
        if (layout.rankOf(row, key) >= 0) {
            const auto isTaken = [&](const RolloutRoles::Use& use) { return use.row == &row; };
            return row.isAny() || std::ranges::none_of(roles.uses, isTaken) ? &row : nullptr;
        }
    return nullptr;
}

/// Adds the keys of no row.
void addOthers(const TensorDict& level, const Layout& layout, RolloutRoles& roles)
{
    const std::size_t known = roles.uses.size();
    for (const Key& key : roles.keys) {
        const auto end = roles.uses.begin() + static_cast<std::ptrdiff_t>(known);
        if (std::find_if(roles.uses.begin(), end, [&](const auto& use) { return use.stored == key; }) != end) {
            continue;
        }
        const Entry entry = *level.find({key});
        const Rows rows = rowsOfEntry(entry);
        if (rows.areEqual && rows.first == roles.steps + roles.extraRows) {
            roles.uses.push_back({key, nullptr, roles.extraRows > 0});
        } else if (std::holds_alternative<NonTensor>(entry) && !rows.first) {
            roles.values.push_back(key);
        } else if (std::holds_alternative<Broken>(entry)) {
            roles.uses.push_back({key, rowOfBroken(key, layout, roles), false});
        } else {
            roles.left.push_back(key);
        }
    }
}

/// True if one of the keys is the other or lies below it.
bool areInOnePlace(const KeyPath& one, const KeyPath& other)
{
    const std::size_t common = std::min(one.size(), other.size());
    return std::equal(one.begin(), one.begin() + static_cast<std::ptrdiff_t>(common), other.begin());
}

/// Moves the keys that cannot be shown, because earlier ones have all of their places, to `hidden`.
void hideOthers(RolloutRoles& roles)
{
    std::vector<KeyPath> taken;
    std::erase_if(roles.uses, [&](const RolloutRoles::Use& use) {
        const std::vector<KeyPath> shown = use.shown();
        const bool isHidden = std::ranges::all_of(shown, [&](const KeyPath& path) {
            return std::ranges::any_of(taken, [&](const KeyPath& other) { return areInOnePlace(path, other); });
        });
        if (isHidden)
            roles.hidden.push_back(use.stored);
        else
            taken.insert(taken.end(), shown.begin(), shown.end());
        return isHidden;
    });
}

/// The number of dims of an array or a number; empty for other values.
std::optional<int64_t> dimsOf(const Entry& entry)
{
    if (const auto* leaf = std::get_if<Leaf>(&entry))
        return leaf->dim();
    const auto* value = std::get_if<NonTensor>(&entry);
    if (value == nullptr || value->isStack())
        return std::nullopt;
    const PythonValue& one = value->first();
    const bool isNumber = one.as<double>() != nullptr || one.as<int64_t>() != nullptr || one.as<bool>() != nullptr;
    return isNumber ? std::optional<int64_t>(0) : std::nullopt;
}

}  // namespace

bool isOneStep(const TensorDict& level, const Layout& layout)
{
    std::optional<int64_t> dimsOfReward, dimsOfFlag;
    bool hasRow = false;  // an array of one row
    for (const Key& key : level.keys()) {
        const Entry entry = *level.find({key});
        const auto dims = dimsOf(entry);
        hasRow = hasRow || (dims && *dims > 1 && rowsOfValue(entry) == 1);
        for (const LayoutKey& row : layout.keys)
            if (dims && row.isColumn && layout.rankOf(row, key) >= 0) {
                auto& found = row.flag == LayoutKey::Flag::None ? dimsOfReward : dimsOfFlag;
                found = std::max(found.value_or(0), rowsOfValue(entry).value_or(1) == 1 ? *dims : 2);
            }
    }
    const auto dims = dimsOfReward ? dimsOfReward : dimsOfFlag;
    return dims && (*dims == 0 || (*dims == 1 && !hasRow));
}

std::vector<KeyPath> RolloutRoles::Use::shown() const
{
    if (row == nullptr) {
        return {{stored}};
    }
    std::vector<KeyPath> paths;
    const bool isBoth = hasOneMore && row->mayHaveOneMore;
    if (isBoth || !row->isShownNext()) {
        paths.push_back(row->shownHere(stored));
    }
    if (isBoth || row->isShownNext()) {
        paths.push_back(row->shownNext(stored));
    }
    return paths;
}

std::optional<int64_t> RolloutRoles::stepsOf(const TensorDict& level) const
{
    const auto rows = rowsOfEntry(*level.find({stepsKey})).first;
    return rows ? std::optional(*rows - extraRows) : std::nullopt;
}

std::optional<RolloutRoles> rolloutRolesOf(const TensorDict& level, const Layout& layout)
{
    const RoleParts parts = partsIn(level, layout);
    RolloutRoles roles;
    if (!findSteps(parts, layout, roles) || roles.steps <= 0) {
        return std::nullopt;
    }
    addRows(parts, layout, roles);
    if (!layout.isRecognised()) {
        const bool hasOther = std::ranges::any_of(roles.uses, [](const RolloutRoles::Use& use) {
            return use.row->flag == LayoutKey::Flag::None && !use.row->mayHaveOneMore;
        });
        if (roles.uses.size() < 2 || !hasOther || isOfTorchrl(level, parts, layout)) {
            return std::nullopt;
        }
    }
    roles.keys = level.keys();
    roles.inner = innerDims(parts, layout);
    addOthers(level, layout, roles);
    hideOthers(roles);
    return roles;
}

}  // namespace tensordesk
