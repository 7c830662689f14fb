// SPDX-License-Identifier: BSD-3-Clause
#include "expression/target.h"

#include "operations/changes.h"
#include "tensordict/lazystacknode.h"
#include "tensordict/stagedsource.h"
#include "tensordict/subnode.h"

#include <algorithm>

namespace tensordesk {

namespace {

bool isSameObject(const Value& left, const Value& right)
{
    if (const auto *a = left.as<TensorDict>(), *b = right.as<TensorDict>(); a && b)
        return a->isSame(*b);
    const auto *a = left.as<Leaf>(), *b = right.as<Leaf>();
    return a && b && a->isSame(*b);
}

}  // namespace

void LevelPaths::add(const TensorDict& td, const KeyPath& path)
{
    if (!m_paths.emplace(td.node().get(), std::pair(td, path)).second)
        return;
    if (td.isLazyStack()) {  // its levels are put together anew whenever somebody asks
        for (std::size_t i = 0; i < td.members().size(); ++i)
            add(td.members()[i], path / memberKey(i));
        return;
    }
    for (std::size_t i = 0; i < td.count(); ++i) {
        const Entry entry = td.entryAt(i);
        if (const auto* child = std::get_if<TensorDict>(&entry))
            add(*child, path / td.keyAt(i));
    }
}

const KeyPath* LevelPaths::find(const TensorDict& level) const
{
    const auto found = m_paths.find(level.node().get());
    return found == m_paths.end() ? nullptr : &found->second.second;
}

bool LevelPaths::holdsMembersOf(const TensorDict& stack) const
{
    return stack.isLazyStack() && std::all_of(stack.members().begin(), stack.members().end(), [&](const TensorDict& member) {
        return find(member) || holdsMembersOf(member);
    });
}

Relation relationOf(OperationKind kind, const Value& self, const Value& result)
{
    if (isSameObject(self, result))
        return Relation::Same;
    const bool isView = kind == OperationKind::View && (result.as<TensorDict>() || result.as<Leaf>());
    return isView ? Relation::View : Relation::Other;
}

Target derivedFrom(const Target& self, Relation relation, Value result)
{
    switch (relation) {
    case Relation::Same: {
        Target target = self;
        target.value = std::move(result);
        return target;
    }
    case Relation::View:
        return {std::move(result), self.path, true, self.isCopy};
    case Relation::Other:
        break;
    }
    return {std::move(result)};
}

void TargetMutations::assign(const KeyPath& path, const Leaf& target, const at::Tensor& value)
{
    if (!m_session.mutations()) {
        try {
            target.assign(value);
        } catch (Error& error) {
            throw error.within(path);
        }
        return;
    }
    // What is no known part of td may still share elements with it: the source knows where they lie.
    const auto staged = m_target.path ? nullptr : std::dynamic_pointer_cast<StagedSource>(target.source());
    m_session.mutations()->assign(staged ? staged->path() : m_target.path.value_or(KeyPath()) / path, target, value);
}

void TargetMutations::collectHolders(const LevelPaths& paths, const TensorDict& td, const KeyPath& path,
                                     const std::optional<Entry>& entry, bool splits, std::vector<Holder>& holders) const
{
    // Its own keys; but it may share the levels below with td.
    std::optional<Entry> level = td;
    for (std::size_t depth = 0; level && std::holds_alternative<TensorDict>(*level); ++depth) {
        if (const KeyPath* shared = paths.find(std::get<TensorDict>(*level)); shared && shared->size() >= depth) {
            holders.push_back({td, KeyPath(shared->begin(), shared->end() - static_cast<std::ptrdiff_t>(depth)), entry});
            return;
        }
        level = depth + 1 < path.size() ? std::get<TensorDict>(*level).find({path[depth]}) : std::nullopt;
    }
    if (splits && td.isLazyStack() && !td.members().empty()) {
        for (std::size_t i = 0; i < td.members().size(); ++i)
            collectHolders(paths, td.members()[i], path, entry ? std::optional(partOfMember(*entry, td, i)) : std::nullopt, true, holders);
        return;
    }
    if (m_isDiscarded && m_target.isPart && !m_target.isNamed)
        throw Error(ErrorKind::TypeError, "a key set in an indexed tensordict is lost; write td[\"key\"][index] = … instead");
    if (dynamic_cast<const SubNode*>(td.node().get()))
        throw Error(ErrorKind::TypeError, "statements change td itself: write td[\"key\"][index] = … instead of changing a "
                                          "sub-tensordict");
    holders.push_back({td, std::nullopt, entry});
}

std::vector<TargetMutations::Holder> TargetMutations::holdersOf(const KeyPath& path, const std::optional<Entry>& entry, bool splits) const
{
    const auto& td = *m_target.value.as<TensorDict>();
    if (!m_session.mutations())
        return {{td, std::nullopt, entry}};
    if (m_target.path && !m_target.isPart)
        return {{td, m_target.path, entry}};
    std::vector<Holder> holders;
    collectHolders(LevelPaths(m_session.scope().find("td")->second), td, path, entry, splits, holders);
    return holders;
}

std::vector<TargetMutations::Holder> TargetMutations::unlockedHoldersOf(const KeyPath& path, const std::optional<Entry>& entry) const
{
    auto holders = holdersOf(path, entry, true);
    for (const Holder& holder : holders)
        if (holders.size() > 1 && holderOf(holder.level, path).isLocked())
            throw Error(ErrorKind::RuntimeError, "cannot modify a locked tensordict; unlock it first").within(path);
    return holders;
}

void TargetMutations::change(const Holder& holder, const Change& change) const
{
    if (holder.path)
        return change(*m_session.mutations(), *holder.path);
    DirectMutations direct(holder.level);
    change(direct, {});
}

void TargetMutations::changeLevel(const KeyPath& path, bool splits, const Change& change)
{
    for (const Holder& holder : holdersOf(path, std::nullopt, splits))
        this->change(holder, change);
}

void TargetMutations::changeKey(const KeyPath& path, const Change& change)
{
    const auto holders = unlockedHoldersOf(path, std::nullopt);
    const auto isThere = [&](const Holder& holder) {
        const std::optional<Entry> level = holder.level.find(parentOf(path));
        return level && std::holds_alternative<TensorDict>(*level) && isSomewhere(std::get<TensorDict>(*level), path.back());
    };
    const bool isAnywhere = std::any_of(holders.begin(), holders.end(), isThere);
    for (const Holder& holder : holders)
        if (!isAnywhere || isThere(holder))
            this->change(holder, change);
}

void TargetMutations::set(const KeyPath& path, Entry entry)
{
    const auto& td = *m_target.value.as<TensorDict>();
    if (td.isLazyStack() && (!m_target.path || m_target.isPart))
        td.shallowCopy().set(path, entry);  // its errors, while there is one entry yet
    if (td.isLazyStack() && m_target.isPart)
        entry = ownElements(std::move(entry));
    for (const Holder& holder : unlockedHoldersOf(path, entry)) {
        if (const auto* source = std::get_if<TensorDict>(&*holder.entry))
            checkNoCycle(holder.level, path, *source);
        change(holder, [&](Mutations& to, const KeyPath& prefix) { to.set(prefix / path, *holder.entry); });
    }
}

void TargetMutations::erase(const KeyPath& path)
{
    changeKey(path, [&](Mutations& to, const KeyPath& prefix) { to.erase(prefix / path); });
}

void TargetMutations::rename(const KeyPath& from, const KeyPath& to)
{
    changeKey(from, [&](Mutations& mutations, const KeyPath& prefix) { mutations.rename(prefix / from, prefix / to); });
}

void TargetMutations::arrange(const KeyPath& path, const std::vector<Key>& keys)
{
    changeKey(path / keys.front(), [&](Mutations& to, const KeyPath& prefix) { to.arrange(prefix / path, keys); });
}

void TargetMutations::setNames(const KeyPath& path, DimNames names)
{
    const auto* td = path.empty() && (!m_target.path || m_target.isPart) ? m_target.value.as<TensorDict>() : nullptr;
    if (td && m_session.mutations() && LevelPaths(m_session.scope().find("td")->second).holdsMembersOf(*td))
        throw Error(ErrorKind::ValueError, "the dims of members of a lazy stack are named as those of the stack; name these");
    changeLevel(path, false, [&](Mutations& to, const KeyPath& prefix) { to.setNames(prefix / path, std::move(names)); });
}

void TargetMutations::setBatchSize(const KeyPath& path, Shape batch)
{
    changeLevel(path, false, [&](Mutations& to, const KeyPath& prefix) { to.setBatchSize(prefix / path, std::move(batch)); });
}

void TargetMutations::setLocked(const KeyPath& path, bool locked)
{
    changeLevel(path, true, [&](Mutations& to, const KeyPath& prefix) { to.setLocked(prefix / path, locked); });
}

void TargetMutations::setDevice(const KeyPath& path, std::optional<at::Device> device)
{
    changeLevel(path, true, [&](Mutations& to, const KeyPath& prefix) { to.setDevice(prefix / path, device); });
}

void TargetMutations::insertMember(const KeyPath& path, std::size_t position, TensorDict member)
{
    changeLevel(path, false, [&](Mutations& to, const KeyPath& prefix) {
        to.insertMember(prefix / path, position, std::move(member));
    });
}

}  // namespace tensordesk
