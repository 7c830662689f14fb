// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/tree/lazystacknode.h"

#include "model/tensordict/tree/entryops.h"
#include "model/tensordict/tree/memberparts.h"
#include "model/tensordict/tree/rewrapped.h"
#include "model/tensordict/tree/stackindexing.h"

#include <algorithm>
#include <functional>
#include <set>

namespace tensordesk {

namespace {

Shape batchOf(const std::optional<TensorDict>& like)
{
    return like ? like->batchSize() : Shape();
}

Shape stackedBatch(const std::vector<TensorDict>& members, int64_t dim, const std::optional<TensorDict>& like)
{
    if (members.empty()) {
        Shape batch = batchOf(like);
        batch.insert(batch.begin() + dim, 0);
        return batch;
    }
    Shape batch = members.front().batchSize();
    for (const TensorDict& member : members) {
        const Shape& other = member.batchSize();
        if (other.size() != batch.size()) {
            throw Error(ErrorKind::RuntimeError,
                        "the members of a lazy stack need the same number of batch dims, got batch sizes {} "
                        "and {}",
                        toString(members.front().batchSize()), toString(other));
        }
        for (std::size_t i = 0; i < batch.size(); ++i) {
            batch[i] = batch[i] == other[i] ? batch[i] : kRagged;
        }
    }
    batch.insert(batch.begin() + dim, static_cast<int64_t>(members.size()));
    return batch;
}

int64_t wrappedStackDim(const std::vector<TensorDict>& members, int64_t dim, const std::optional<TensorDict>& like)
{
    const int64_t dims = std::ssize(batchOf(like)) + 1;
    return members.empty() ? std::clamp<int64_t>(dim < 0 ? dim + dims : dim, 0, dims - 1) : wrapDim(dim, members.front().dim() + 1);
}

}  // namespace

LazyStackNode::LazyStackNode(std::vector<TensorDict> members, int64_t dim, DimName dimName, std::optional<TensorDict> like)
    : m_members(std::move(members)), m_like(std::move(like)), m_dim(wrappedStackDim(m_members, dim, m_like)),
      m_dimName(std::move(dimName)), m_batch(stackedBatch(m_members, m_dim, m_like))
{
}

DimNames LazyStackNode::names() const
{
    DimNames names = m_members.empty() ? DimNames(batchOf(m_like).size()) : m_members.front().names();
    names.insert(names.begin() + m_dim, m_dimName);
    return names;
}

std::optional<at::Device> LazyStackNode::device() const
{
    if (m_members.empty()) {
        return m_like ? m_like->device() : std::nullopt;
    }
    std::optional<at::Device> device = m_members.front().device();
    const bool shared = std::all_of(m_members.begin(), m_members.end(),
                                    [&](const TensorDict& member) { return member.device() == device; });
    return shared ? device : std::nullopt;
}

bool LazyStackNode::isLocked() const
{
    return !m_members.empty()
        && std::all_of(m_members.begin(), m_members.end(), [](const TensorDict& member) { return member.isLocked(); });
}

std::shared_ptr<const std::vector<Key>> LazyStackNode::keys() const
{
    const std::lock_guard lock(m_keysMutex);
    const uint64_t epoch = structureEpoch();
    if (!m_keys || m_keysEpoch != epoch) {
        std::vector<Key> common = m_members.empty() ? std::vector<Key>() : m_members.front().keys();
        std::erase_if(common, [&](const Key& key) {
            return !std::all_of(m_members.begin() + 1, m_members.end(),
                                [&](const TensorDict& member) { return member.node()->positionOf(key).has_value(); });
        });
        m_keys = std::make_shared<const std::vector<Key>>(std::move(common));
        m_keysEpoch = epoch;
    }
    return m_keys;
}

std::optional<std::size_t> LazyStackNode::positionOf(const Key& key) const
{
    const auto all = keys();
    const auto it = std::find(all->begin(), all->end(), key);
    return it == all->end() ? std::nullopt : std::optional<std::size_t>(it - all->begin());
}

Entry LazyStackNode::entryAt(std::size_t position) const
{
    const Key key = keyAt(position);
    std::vector<Entry> entries;
    for (const TensorDict& member : m_members) {
        entries.push_back(member.node()->entryAt(*member.node()->positionOf(key)));
    }
    return stackedEntry(entries, m_dim, m_dimName);
}

void LazyStackNode::setBatchSize(Shape batch)
{
    if (batch == stackedBatch(m_members, m_dim, m_like)) {
        m_batch = std::move(batch);  // which the members may have changed
        return;
    }
    if (batch != m_batch) {
        throw Error(ErrorKind::RuntimeError, "the batch size {} of a lazy stack follows from its members and cannot be set to {}",
                    toString(m_batch), toString(batch));
    }
}

/// A level below of more dims is stacked on this dim too. ValueError if one of its own is called so.
void LazyStackNode::checkFree(const DimName& name) const
{
    if (!name || name == m_dimName) {
        return;
    }
    for (const TensorDict& member : m_members) {
        forEachEntry(member, [&](const KeyPath& path, const Entry& entry) {
            const auto* level = std::get_if<TensorDict>(&entry);
            const DimNames own = level != nullptr ? level->names() : DimNames();
            if (std::find(own.begin() + std::min<std::ptrdiff_t>(member.dim(), std::ssize(own)), own.end(), name) != own.end()) {
                throw Error(ErrorKind::ValueError, "a dim is called {} here already", stringLiteral(*name)).within(path);
            }
        });
    }
}

void LazyStackNode::setNames(DimNames names)
{
    checkNames(names, m_batch.size());
    names.resize(m_batch.size());
    checkFree(names[m_dim]);
    m_dimName = names[m_dim];
    names.erase(names.begin() + m_dim);
    for (TensorDict& member : m_members) {
        member.setNames(names);
    }
}

void LazyStackNode::setDevice(std::optional<at::Device> device)
{
    for (const TensorDict& member : m_members) {
        member.node()->setDevice(device);
    }
}

void LazyStackNode::checkUnlocked() const
{
    if (isLocked()) {
        throw Error(ErrorKind::RuntimeError, "cannot modify a locked tensordict; unlock it first");
    }
}

/// Whoever changes all members asks first: not even one changes where one is locked.
void LazyStackNode::checkMembersUnlocked() const
{
    if (std::any_of(m_members.begin(), m_members.end(), isSomewhereLocked)) {
        throw Error(ErrorKind::RuntimeError, "cannot modify a locked tensordict; unlock it first");
    }
}

void LazyStackNode::insert(std::size_t position, TensorDict member)
{
    checkUnlocked();
    if (!m_members.empty() && member.batchSize() != m_members.front().batchSize()) {
        throw Error(ErrorKind::ValueError, "the members of this stack have batch size {}, the new one {}",
                    toString(m_members.front().batchSize()), toString(member.batchSize()));
    }
    if (!m_members.empty() && member.names() != m_members.front().names()) {
        throw Error(ErrorKind::ValueError, "the dims of the members of this stack are named {}, those of the new one {}",
                    toString(m_members.front().names()), toString(member.names()));
    }
    m_members.insert(m_members.begin() + static_cast<std::ptrdiff_t>(std::min(position, m_members.size())), std::move(member));
    m_batch = stackedBatch(m_members, m_dim, m_like);
    structureChanged();
}

void LazyStackNode::remove(std::size_t position)
{
    checkUnlocked();
    m_members.erase(m_members.begin() + static_cast<std::ptrdiff_t>(position));
    m_batch = stackedBatch(m_members, m_dim, m_like);
    structureChanged();
}

void LazyStackNode::put(const Key& key, Entry entry)
{
    const auto holdsValue = [&](const TensorDict& member) {
        const std::optional<Entry> there = member.find({key});
        return there && std::holds_alternative<NonTensor>(*there);
    };
    if (!std::holds_alternative<NonTensor>(entry) || !std::all_of(m_members.begin(), m_members.end(), holdsValue)) {
        checkMembersUnlocked();
    }
    std::vector<Entry> parts;
    for (std::size_t i = 0; i < m_members.size(); ++i) {
        parts.push_back(partAlong(entry, m_dim, i));
    }
    for (std::size_t i = 0; i < m_members.size(); ++i) {
        m_members[i].set({key}, std::move(parts[i]));
    }
}

void LazyStackNode::erase(const Key& key)
{
    checkMembersUnlocked();
    for (const TensorDict& member : m_members) {
        if (isSomewhere(member, key)) {
            member.node()->erase(key);
        }
    }
}

TensorDict stackOfNone(const TensorDict& like, int64_t dim, DimName dimName)
{
    return TensorDict(std::make_shared<LazyStackNode>(std::vector<TensorDict>(), dim, std::move(dimName), like));
}

TensorDict restacked(const TensorDict& stack, std::vector<TensorDict> members)
{
    if (!members.empty()) {
        return TensorDict::lazyStack(std::move(members), stack.stackDim(), stack.stackDimName());
    }
    Shape batch = stack.batchSize();
    batch.erase(batch.begin() + stack.stackDim());
    return stackOfNone(TensorDict(std::move(batch), {}, stack.device()), stack.stackDim(), stack.stackDimName());
}

namespace {

/// Adds those of the members' keys that `known` lacks, and makes them known.
void addNewKeys(std::vector<Key>& keys, std::set<Key> known, const TensorDict& stack)
{
    for (const TensorDict& member : stack.members()) {
        for (Key& key : member.keys()) {
            if (known.insert(key).second) {
                keys.push_back(std::move(key));
            }
        }
    }
}

}  // namespace

std::vector<Key> keysOfMembers(const TensorDict& td)
{
    if (!td.isLazyStack()) {
        return td.keys();
    }
    std::vector<Key> keys;
    addNewKeys(keys, {}, td);
    return keys;
}

std::vector<Key> exclusiveKeys(const TensorDict& td)
{
    std::vector<Key> exclusive;
    if (td.isLazyStack()) {
        const std::vector<Key> shared = td.keys();
        addNewKeys(exclusive, {shared.begin(), shared.end()}, td);
    }
    return exclusive;
}

bool isSomewhere(const TensorDict& td, const Key& key)
{
    const auto isThere = [&key](const TensorDict& member) { return isSomewhere(member, key); };
    return td.isLazyStack() ? std::any_of(td.members().begin(), td.members().end(), isThere)
                            : td.node()->positionOf(key).has_value();
}

bool isSomewhereLocked(const TensorDict& td)
{
    return td.isLazyStack() ? std::any_of(td.members().begin(), td.members().end(), isSomewhereLocked) : td.isLocked();
}

void LazyStackNode::lock(const LockToken& above)
{
    const LockToken token = m_lock.lock(above);
    for (const TensorDict& member : m_members) {
        member.node()->lock(token);
    }
}

void LazyStackNode::checkUnlockable(const LockToken& above) const
{
    m_lock.checkUnlockable(above);
    const LockToken token = m_lock.token();
    for (const TensorDict& member : m_members) {
        member.node()->checkUnlockable(token);
    }
}

void LazyStackNode::unlock()
{
    m_lock.unlock();
    for (const TensorDict& member : m_members) {
        member.node()->unlock();
    }
}

TensorDict LazyStackNode::at(const BoundIndex& index) const
{
    return StackIndexing(*this).at(index);
}

std::optional<TensorDict> LazyStackNode::atEach(const Index& index) const
{
    return StackIndexing(*this).atEach(index);
}

TensorDict LazyStackNode::shallowCopy() const
{
    std::vector<TensorDict> members = changedMembers(m_members, std::mem_fn(&TensorDict::shallowCopy));
    return TensorDict(std::make_shared<LazyStackNode>(std::move(members), m_dim, m_dimName, m_like));
}

std::optional<TensorDict> LazyStackNode::asOf(const std::shared_ptr<const Snapshot>& moment) const
{
    std::vector<TensorDict> members = m_members;
    bool isChanged = false;
    for (TensorDict& member : members) {
        if (auto past = member.node()->asOf(moment)) {
            member = *std::move(past);
            isChanged = true;
        }
    }
    return isChanged ? std::optional(TensorDict::lazyStack(std::move(members), m_dim, m_dimName)) : std::nullopt;
}

}  // namespace tensordesk
