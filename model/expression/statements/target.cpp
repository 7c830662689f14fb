// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/statements/target.h"

#include "model/operations/keys/changes.h"
#include "model/tensordict/base/overloaded.h"
#include "model/tensordict/leaves/stagedsource.h"
#include "model/tensordict/tree/lazystacknode.h"
#include "model/tensordict/tree/memberparts.h"
#include "model/tensordict/tree/subnode.h"
#include "model/tensordict/tree/visit.h"

#include <ATen/ops/arange.h>
#include <ATen/ops/index.h>

#include <algorithm>

namespace tensordesk {

bool isSameObject(const Value& left, const Value& right)
{
    if (const auto *a = left.as<TensorDict>(), *b = right.as<TensorDict>(); a && b)
        return a->isSame(*b);
    const auto *a = left.as<Leaf>(), *b = right.as<Leaf>();
    return a && b && a->isSame(*b);
}

LevelPaths::LevelPaths(const TensorDict& root)
{
    // By members: the levels of a stack are made on each access.
    visitTree(root, StackWalk::ByMember, [&](const KeyPath& path, const Entry& entry) {
        const auto* level = std::get_if<TensorDict>(&entry);
        const bool isKnown = level && !m_paths.emplace(level->node().get(), std::pair(*level, path)).second;
        return isKnown ? Walk::Skip : Walk::Advance;
    });
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
    case Relation::View: return {std::move(result), self.path, true, self.isCopy};
    case Relation::Other: break;
    }
    return {std::move(result)};
}

void TargetMutations::apply(const Mutation& mutation)
{
    std::visit(Overloaded{
                   [&](const Assign& each) { assign(each); },
                   [&](const Set& each) { set(each); },
                   [&](const Erase& each) {
                       if (!leftToWhole(each))
                           changeKey(each.path, each);
                   },
                   [&](const Rename& each) {
                       if (!leftToWhole(each))
                           changeKey(each.path, each);
                   },
                   [&](const Arrange& each) { changeKey(each.path / each.keys.front(), each); },
                   [&](const SetNames& each) {
                       const auto* td = m_session.mutations() && each.path.empty() ? m_target.value.as<TensorDict>() : nullptr;
                       if (td && td->isLazyStack() && (!m_target.path || m_target.isPart))
                           nameSharedMembers(*td, resized(each.names, td->batchSize().size()),
                                             LevelPaths(*tdIn(m_session.scope())));
                       changeLevel(each, false);
                   },
                   [&](const SetLocked& each) { changeLevel(each, true); },
                   [&](const SetDevice& each) { changeLevel(each, true); },
                   [&](const auto& each) { changeLevel(each, false); },
               },
               mutation);
}

void TargetMutations::assign(const Assign& assignment) const
{
    if (!m_session.mutations()) {
        applyTo(TensorDict(), assignment);  // the leaf alone says where
        return;
    }
    // A leaf that is not a known part of td may still share elements with it, whose location its source knows.
    const auto staged = m_target.path ? nullptr : std::dynamic_pointer_cast<StagedSource>(assignment.target.source());
    const KeyPath path = staged ? staged->path() : m_target.path.value_or(KeyPath()) / assignment.path;
    m_session.mutations()->apply(Assign{path, assignment.target, assignment.value});
}

void TargetMutations::collectHolders(const LevelPaths& paths, const TensorDict& td, const KeyPath& path,
                                     const std::optional<Entry>& entry, bool splits, std::vector<Holder>& holders) const
{
    // Its own keys; but it may share the levels below with td.
    std::optional<Entry> level = td;
    for (std::size_t depth = 0; level && std::holds_alternative<TensorDict>(*level); ++depth) {
        const KeyPath* shared = paths.find(std::get<TensorDict>(*level));
        // Members have other numbers in a part of a stack, so that their parents differ from those in td.
        const bool isMember = path.head(depth).leadsThroughMember();
        if (shared && isMember) {
            holders.push_back({td, Place{*shared, depth}, entry});
            return;
        }
        if (shared && shared->size() >= depth) {
            holders.push_back({td, Place{shared->head(shared->size() - depth)}, entry});
            return;
        }
        level = depth + 1 < path.size() ? std::get<TensorDict>(*level).find({path[depth]}) : std::nullopt;
    }
    const bool isOfMember = !path.empty() && path.front().member();  // which alone changes
    if (splits && !isOfMember && td.isLazyStack() && !td.members().empty()) {
        if (entry)
            for (const MemberEntry& each : memberEntries(td, *entry))
                collectHolders(paths, each.member, path, each.part, true, holders);
        else
            for (const TensorDict& member : td.members())
                collectHolders(paths, member, path, std::nullopt, true, holders);
        return;
    }
    if (m_isDiscarded && m_target.isPart && !m_target.isNamed)
        throw Error(ErrorKind::TypeError, "a key set in an indexed tensordict is lost; write td[\"key\"][index] = … instead");
    holders.push_back({td, std::nullopt, entry});
}

std::vector<TargetMutations::Holder> TargetMutations::holdersOf(const KeyPath& path, const std::optional<Entry>& entry,
                                                                bool splits) const
{
    const auto& td = *m_target.value.as<TensorDict>();
    if (!m_session.mutations())
        return {{td, std::nullopt, entry}};
    if (m_target.path && !m_target.isPart)
        return {{td, Place{*m_target.path}, entry}};
    std::vector<Holder> holders;
    collectHolders(LevelPaths(*tdIn(m_session.scope())), td, path, entry, splits, holders);
    return holders;
}

std::vector<TargetMutations::Holder> TargetMutations::unlockedHoldersOf(const KeyPath& path,
                                                                        const std::optional<Entry>& entry) const
{
    auto holders = holdersOf(path, entry, true);
    for (const Holder& holder : holders)
        if (holders.size() > 1 && holderOf(holder.level, path).isLocked())
            throw Error(ErrorKind::RuntimeError, "cannot modify a locked tensordict; unlock it first").within(path);
    return holders;
}

KeyPath TargetMutations::Place::operator/(const KeyPath& path) const
{
    return prefix / path.tail(skipped);
}

void TargetMutations::change(const Holder& holder, const Mutation& mutation) const
{
    if (!holder.place)
        return applyTo(holder.level, mutation);
    m_session.mutations()->apply(relocated(mutation, [&](const KeyPath& path) { return *holder.place / path; }));
}

void TargetMutations::changeLevel(const Mutation& mutation, bool splits)
{
    for (const Holder& holder : holdersOf(pathOf(mutation), std::nullopt, splits))
        change(holder, mutation);
}

void TargetMutations::changeKey(const KeyPath& path, const Mutation& mutation)
{
    const auto holders = unlockedHoldersOf(path, std::nullopt);
    const auto isThere = [&](const Holder& holder) {
        const std::optional<Entry> level = holder.level.find(path.parent());
        return level && std::holds_alternative<TensorDict>(*level) && isSomewhere(std::get<TensorDict>(*level), path.back().key());
    };
    const bool isAnywhere = std::any_of(holders.begin(), holders.end(), isThere);
    for (const Holder& holder : holders)
        if (!isAnywhere || isThere(holder))
            change(holder, mutation);
}

bool TargetMutations::leftToWhole(const Mutation& mutation)
{
    const SubNode* part = asPart();
    if (!part)
        return false;
    TargetMutations(m_session, wholeOf(*part), m_isDiscarded).apply(mutation);
    return true;
}

void TargetMutations::nameSharedMembers(const TensorDict& stack, DimNames names, const LevelPaths& paths) const
{
    names.erase(names.begin() + stack.stackDim());
    for (const TensorDict& member : stack.members()) {
        const KeyPath* path = paths.find(member);
        if (path && path->leadsThroughMember())
            throw Error(ErrorKind::ValueError, "the dims of members of a lazy stack are named as those of the stack; name these");
        if (path)
            m_session.mutations()->apply(SetNames{*path, names});
        else if (member.isLazyStack())
            nameSharedMembers(member, names, paths);
    }
}

const SubNode* TargetMutations::asPart() const
{
    const auto* td = m_session.mutations() ? m_target.value.as<TensorDict>() : nullptr;
    return td ? partNode(*td) : nullptr;
}

Target TargetMutations::wholeOf(const SubNode& part) const
{
    const LevelPaths paths(*tdIn(m_session.scope()));
    const KeyPath* path = paths.find(part.parent());
    return path ? Target{part.parent(), *path} : Target{part.parent(), std::nullopt, true, m_target.isCopy, m_target.isNamed};
}

namespace {

std::optional<NonTensor> dataAt(const TensorDict& td, const KeyPath& path)
{
    const std::optional<Entry> entry = td.find(path);
    const auto* data = entry ? std::get_if<NonTensor>(&*entry) : nullptr;
    return data ? std::optional(*data) : std::nullopt;
}

}  // namespace

NonTensor TargetMutations::sharedWithTd(const NonTensor& before, const NonTensor& data) const
{
    const TensorDict* const root = tdIn(m_session.scope());
    const bool isOfPart = m_target.path && m_target.isPart && root;
    const auto whole = isOfPart ? dataAt(*root, *m_target.path) : std::nullopt;
    const auto places = whole ? whole->placesOf(before) : std::nullopt;
    const auto changed = places ? whole->replacedAt(*places, data) : std::nullopt;
    if (!changed)
        return data;
    if (m_session.mutations())
        m_session.mutations()->apply(Set{*m_target.path, *changed});
    else
        applyTo(*root, Set{*m_target.path, *changed});
    return changed->viewed(
        [&](const at::Tensor& positions) { return positions.flatten().index({places->flatten()}).view(places->sizes()); });
}

void TargetMutations::setEntry(const NonTensorObject::Origin& entry, const NonTensor& data) const
{
    const auto whole = dataAt(entry.level, {entry.key});
    if (!whole)  // it was removed since
        return;
    std::optional<NonTensor> changed = data;
    if (!entry.indices.empty()) {
        at::Tensor places = at::arange(elementCount(whole->batchSize()), at::kLong).view(whole->batchSize());
        for (const Index& index : entry.indices)
            places = BoundIndex(index, places.sizes().vec()).apply(places);
        changed = whole->replacedAt(places, data);
    }
    if (!changed)
        return;
    const bool isLevelKnown = m_target.path && !m_target.isPart;
    const Target level{entry.level, isLevelKnown ? std::optional(m_target.path->parent()) : std::nullopt};
    const TargetMutations mutations(m_session, level, false);
    for (const Holder& holder : mutations.holdersOf({entry.key}, *changed, true))
        mutations.change(holder, Set{{entry.key}, *holder.entry});
}

void TargetMutations::setData(const NonTensorObject& object, const NonTensor& data)
{
    // A value that is saved by itself is the field of its class.
    if (m_target.path && m_target.path->empty() && m_session.mutations())
        m_session.mutations()->apply(Set{{"data"}, data});
    const NonTensor changed = sharedWithTd(object.data(), data);
    if (object.origin())
        setEntry(*object.origin(), changed);
    applyTo(object.carrier(), Set{{"data"}, changed});
}

void TargetMutations::set(const Set& given)
{
    const KeyPath& path = given.path;
    Entry entry = given.entry;
    if (const auto* object = m_target.value.as<NonTensorObject>())
        return setData(*object, std::get<NonTensor>(entry));
    const auto& td = *m_target.value.as<TensorDict>();
    if (const SubNode* part = asPart()) {
        const Target parent = wholeOf(*part);
        TargetMutations mutations(m_session, parent, m_isDiscarded);
        part->write(path, entry, mutations, mutations);
        return;
    }
    if (td.isLazyStack() && !path.front().member() && (!m_target.path || m_target.isPart))
        td.shallowCopy().set(path, entry);  // its errors, while there is one entry yet
    if (td.isLazyStack() && m_target.isPart)
        entry = ownElements(std::move(entry));
    for (const Holder& holder : unlockedHoldersOf(path, entry)) {
        if (const auto* source = std::get_if<TensorDict>(&*holder.entry))
            checkNoCycle(holder.level, path, *source);
        change(holder, Set{path, *holder.entry});
    }
}

}  // namespace tensordesk
