// SPDX-License-Identifier: BSD-3-Clause
#include "expression/target.h"

#include "tensordict/stagedsource.h"
#include "tensordict/subnode.h"

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

std::optional<KeyPath> pathOf(const TensorDict& td, const TensorDict& wanted)
{
    if (td.isSame(wanted))
        return KeyPath();
    if (td.isLazyStack())
        for (std::size_t i = 0; i < td.members().size(); ++i)
            if (const auto below = pathOf(td.members()[i], wanted))
                return KeyPath{memberKey(i)} / *below;
    for (std::size_t i = 0; i < td.count(); ++i) {
        const Entry entry = td.entryAt(i);
        const auto* child = std::get_if<TensorDict>(&entry);
        if (auto below = child ? pathOf(*child, wanted) : std::nullopt) {
            below->insert(below->begin(), td.keyAt(i));
            return below;
        }
    }
    return std::nullopt;
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

void TargetMutations::changeStructure(const KeyPath& path, const Change& change)
{
    const auto& td = *m_target.value.as<TensorDict>();
    if (Mutations* mutations = m_session.mutations()) {
        if (m_target.path && !m_target.isPart)
            return change(*mutations, *m_target.path);
        // Its own keys; but it may share the levels below with td.
        const TensorDict& root = m_session.scope().find("td")->second;
        std::optional<Entry> level = td;
        for (std::size_t depth = 0; level && std::holds_alternative<TensorDict>(*level); ++depth) {
            if (auto shared = pathOf(root, std::get<TensorDict>(*level)); shared && shared->size() >= depth) {
                shared->resize(shared->size() - depth);
                return change(*mutations, *shared);
            }
            level = depth + 1 < path.size() ? std::get<TensorDict>(*level).find({path[depth]}) : std::nullopt;
        }
        if (m_isDiscarded && m_target.isPart && !m_target.isNamed)
            throw Error(ErrorKind::TypeError, "a key set in an indexed tensordict is lost; write td[\"key\"][index] = … instead");
    }
    if (m_session.mutations() && dynamic_cast<const SubNode*>(td.node().get()))
        throw Error(ErrorKind::TypeError, "statements change td itself: write td[\"key\"][index] = … instead of changing a "
                                          "sub-tensordict");
    DirectMutations direct(td);
    change(direct, {});
}

void TargetMutations::set(const KeyPath& path, Entry entry)
{
    changeStructure(path, [&](Mutations& to, const KeyPath& prefix) { to.set(prefix / path, std::move(entry)); });
}

void TargetMutations::erase(const KeyPath& path)
{
    changeStructure(path, [&](Mutations& to, const KeyPath& prefix) { to.erase(prefix / path); });
}

void TargetMutations::rename(const KeyPath& from, const KeyPath& to)
{
    changeStructure(from, [&](Mutations& mutations, const KeyPath& prefix) {
        mutations.rename(prefix / from, prefix / to);
    });
}

void TargetMutations::arrange(const KeyPath& path, const std::vector<Key>& keys)
{
    changeStructure(path / keys.front(), [&](Mutations& to, const KeyPath& prefix) { to.arrange(prefix / path, keys); });
}

void TargetMutations::setNames(const KeyPath& path, DimNames names)
{
    changeStructure(path, [&](Mutations& to, const KeyPath& prefix) { to.setNames(prefix / path, std::move(names)); });
}

void TargetMutations::setBatchSize(const KeyPath& path, Shape batch)
{
    changeStructure(path, [&](Mutations& to, const KeyPath& prefix) { to.setBatchSize(prefix / path, std::move(batch)); });
}

void TargetMutations::setLocked(const KeyPath& path, bool locked)
{
    changeStructure(path, [&](Mutations& to, const KeyPath& prefix) { to.setLocked(prefix / path, locked); });
}

void TargetMutations::setDevice(const KeyPath& path, std::optional<at::Device> device)
{
    changeStructure(path, [&](Mutations& to, const KeyPath& prefix) { to.setDevice(prefix / path, device); });
}

void TargetMutations::insertMember(const KeyPath& path, std::size_t position, TensorDict member)
{
    changeStructure(path, [&](Mutations& to, const KeyPath& prefix) {
        to.insertMember(prefix / path, position, std::move(member));
    });
}

}  // namespace tensordesk
