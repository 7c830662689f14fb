// SPDX-License-Identifier: BSD-3-Clause
#include "model/layouts/layoutfit.h"

#include "model/layouts/structure/namedentry.h"
#include "model/layouts/structure/numberedkeys.h"
#include "model/tensordict/tree/mappingnode.h"

#include <algorithm>
#include <map>
#include <utility>

namespace tensordesk {
namespace {

Message lackOf(const Message& place, const std::vector<std::string>& names)
{
    std::string list;
    for (std::size_t i = 0; i < names.size(); ++i) {
        list += (i > 0 ? ", " : "") + stringLiteral(names[i]);
    }
    return names.size() == 1 ? Message("{} has no key {}", place, list) : Message("{} has none of the keys {}", place, list);
}

/// The first need that an episode does not meet; empty if it meets all.
Message unmetNeed(const TensorDict& episode, const Message& place, const Layout& layout)
{
    for (const auto& names : layout.needs) {
        if (std::ranges::none_of(names, [&](const std::string& name) { return pathNamed(episode, name).has_value(); })) {
            return lackOf(place, names);
        }
    }
    return {};
}

std::size_t metNeeds(const TensorDict& episode, const Layout& layout)
{
    return static_cast<std::size_t>(std::ranges::count_if(layout.needs, [&](const auto& names) {
        return std::ranges::any_of(names, [&](const std::string& name) { return pathNamed(episode, name).has_value(); });
    }));
}

/// The keys that start with `prefix` and go on with a number, in the order of the numbers.
std::vector<Key> numberedWith(const TensorDict& level, std::string_view prefix)
{
    std::vector<Key> keys;
    for (Key& key : level.keys()) {
        const std::string_view rest = std::string_view(key).substr(std::min(prefix.size(), key.size()));
        if (key.starts_with(prefix) && !rest.empty() && rest.find_first_not_of("0123456789") == std::string_view::npos) {
            keys.push_back(std::move(key));
        }
    }
    return numberedKeys(std::move(keys)).value_or(std::vector<Key>());
}

/// Returns a level for each number that keys of `root` end with, which has these keys without their endings.
TensorDict groupedByEnding(const TensorDict& root, std::string_view prefix)
{
    std::map<std::string, std::shared_ptr<StoredTable>, std::less<>> tables;
    for (const Key& key : root.keys()) {
        const std::size_t end = key.find_last_not_of("0123456789") + 1;
        const std::string number = key.substr(end);
        const std::string_view stem = std::string_view(key).substr(0, end);
        if (number.empty() || stem.size() <= prefix.size() || !stem.ends_with(prefix)) {
            continue;
        }
        auto& table = tables[number];
        table = table ? table : std::make_shared<StoredTable>();
        table->append(Key(stem.substr(0, stem.size() - prefix.size())), [root, key] { return *root.find({key}); }, true);
    }
    auto members = std::make_shared<StoredTable>();
    for (auto& [number, table] : tables) {
        members->append(number,
                        Entry(TensorDict(std::make_shared<MappingNode>(Shape(), DimNames(), std::nullopt, std::move(table)))));
    }
    return TensorDict(std::make_shared<MappingNode>(Shape(), DimNames(), std::nullopt, std::move(members)));
}

/// Finds the members of the file, and tests the first that is a level with entries.
void findMembers(const Layout& layout, LayoutFit& fit)
{
    const std::string pattern = layout.members.empty() ? layout.endings : layout.members.back();
    const std::string_view prefix = std::string_view(pattern).substr(0, pattern.size() - 1);
    if (layout.members.empty()) {
        fit.level = groupedByEnding(fit.level, prefix);
    }
    fit.members = numberedWith(fit.level, layout.members.empty() ? std::string_view() : prefix);
    fit.lack = fit.members.empty() ? Message("the file has no group with a name like {}", stringLiteral(pattern)) : Message();
    for (const Key& key : fit.members) {
        const Entry entry = *fit.level.find({key});
        const auto* member = std::get_if<TensorDict>(&entry);
        if (member != nullptr && member->count() > 0) {
            fit.lack = unmetNeed(*member, Message::verbatim(key), layout);
            fit.met += metNeeds(*member, layout);
            return;
        }
        fit.lack = Message("no group with a name like {} has an array", stringLiteral(pattern));
    }
}

/// True if arrays of the level differ in their number of rows, as in a list with an array per episode.
bool hasUnlikeRows(const TensorDict& level)
{
    std::optional<int64_t> rows;
    for (std::size_t i = 0; i < level.count(); ++i) {
        const Entry entry = level.entryAt(i);
        const auto* leaf = std::get_if<Leaf>(&entry);
        if (leaf != nullptr && leaf->dim() > 0 && rows.value_or(leaf->sizes().front()) != leaf->sizes().front()) {
            return true;
        }
        rows = leaf != nullptr && leaf->dim() > 0 ? std::optional(leaf->sizes().front()) : rows;
    }
    return false;
}

/// Tests the arrays that a layout without members needs: each has the same number of rows.
Message unmetRows(const TensorDict& root, const Layout& layout)
{
    std::optional<int64_t> rows;
    for (const auto& names : layout.needs) {
        for (const std::string& name : names) {
            const auto entry = entryNamed(root, name);
            if (!entry) {
                continue;
            }
            const auto* leaf = std::get_if<Leaf>(&*entry);
            if (const auto* level = std::get_if<TensorDict>(&*entry)) {
                if (hasUnlikeRows(*level)) {
                    return Message("the arrays of {} differ in their number of rows", stringLiteral(name));
                }
                continue;
            }
            if (leaf == nullptr || leaf->dim() == 0 || leaf->isRagged() || leaf->sizes().front() == 0) {
                return Message("{} is not an array with one row per step", stringLiteral(name));
            }
            if (rows && *rows != leaf->sizes().front()) {
                return Message("{} has {} rows, but the arrays before it have {}", stringLiteral(name), leaf->sizes().front(),
                               *rows);
            }
            rows = leaf->sizes().front();
        }
    }
    return {};
}

}  // namespace

LayoutFit fitOf(const TensorDict& root, const Layout& layout)
{
    LayoutFit fit;
    fit.level = root;
    fit.met = static_cast<std::size_t>(
        std::ranges::count_if(layout.beside, [&](const std::string& name) { return pathNamed(root, name).has_value(); }));
    for (const std::string& name : layout.beside) {
        if (!pathNamed(root, name)) {
            fit.met += metNeeds(root, layout);
            fit.lack = lackOf(Message("the file"), {name});
            return fit;
        }
    }
    const bool hasMembers = !layout.members.empty();
    const std::vector<std::string> above = hasMembers            ? std::vector(layout.members.begin(), layout.members.end() - 1)
                                         : !layout.steps.empty() ? layout.steps
                                                                 : layout.within;
    for (const std::string& name : above) {
        const auto entry = fit.level.find({Key(name)});
        const auto* below = entry ? std::get_if<TensorDict>(&*entry) : nullptr;
        if (below == nullptr) {
            fit.lack = Message("the file has no group {}", stringLiteral(name));
            return fit;
        }
        fit.path.push_back(Key(name));
        fit.level = TensorDict(*below);
    }
    if (hasMembers || !layout.endings.empty()) {
        findMembers(layout, fit);
        return fit;
    }
    if (!layout.steps.empty() && !fit.level.isLazyStack()) {
        fit.lack = Message("{} is not a stack of files", stringLiteral(layout.steps.back()));
        return fit;
    }
    fit.met += metNeeds(fit.level, layout);
    fit.lack = unmetNeed(fit.level, Message("the file"), layout);
    fit.lack = fit.lack.empty() && !layout.isOfTensorDict() ? unmetRows(fit.level, layout) : fit.lack;
    return fit;
}

}  // namespace tensordesk
