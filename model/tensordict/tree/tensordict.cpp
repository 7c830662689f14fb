// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/tree/tensordict.h"

#include "model/tensordict/tree/entryops.h"
#include "model/tensordict/tree/holder.h"
#include "model/tensordict/tree/lazystacknode.h"
#include "model/tensordict/tree/mappingnode.h"
#include "model/tensordict/tree/memberparts.h"
#include "model/tensordict/tree/subnode.h"
#include "model/tensordict/tree/typednode.h"
#include "model/tensordict/tree/validation.h"
#include "model/tensordict/tree/visit.h"

#include <algorithm>

namespace tensordesk {

namespace {

/// The stack behind a handle, also behind a tensorclass.
LazyStackNode* stackOf(Node& node)
{
    if (const auto* typed = dynamic_cast<const TypedNode*>(&node)) {
        return stackOf(*typed->content().node());
    }
    return dynamic_cast<LazyStackNode*>(&node);
}

Error missingKey(const Key& key, const std::vector<Key>& present)
{
    if (present.empty()) {
        return Error(ErrorKind::KeyError, "there is no key {}; this level has no keys", toPython({key}));
    }
    constexpr std::size_t most = 20;
    std::string list;
    for (std::size_t i = 0; i < present.size() && i < most; ++i) {
        list += (i ? ", " : "") + toPython({present[i]});
    }
    const Message shown = present.size() > most ? Message("{} and {} more", list, present.size() - most) : Message::verbatim(list);
    const Key nearest = nearestKey(key, present);
    Error error = nearest.empty()
                    ? Error(ErrorKind::KeyError, "there is no key {}; the keys of this level are {}", toPython({key}), shown)
                    : Error(ErrorKind::KeyError, "there is no key {}; did you mean {}? The keys of this level are {}",
                            toPython({key}), toPython({nearest}), shown);
    return error.among(present);
}

Error throughLeaf(const Entry& entry, const KeyPath& rest)
{
    return Error(ErrorKind::ValueError, "this is {} and has no entry {}", kindName(entry), toPython(rest));
}

/// Returns the error for a missing `element` of `level`.
Error missing(const TensorDict& level, const PathElement& element)
{
    if (const Member* member = element.member()) {
        return level.isLazyStack() ? Error(ErrorKind::KeyError, "there is no member {}: the stack has {} members", member->number,
                                           level.members().size())
                                   : Error(ErrorKind::KeyError, "there is no member {}: this is not a lazy stack", member->number);
    }
    return missingKey(element.key(), level.keys());
}

bool holds(const TensorDict& level, const PathElement& element)
{
    if (const Member* member = element.member()) {
        return level.isLazyStack() && member->number < level.members().size();
    }
    return level.node()->positionOf(element.key()).has_value();
}

/// Returns the entry one step below `level`, if it exists.
std::optional<Entry> entryBelow(const TensorDict& level, const PathElement& element)
{
    if (const Member* member = element.member()) {
        return holds(level, element) ? std::optional<Entry>(level.members()[member->number]) : std::nullopt;
    }
    const auto position = level.node()->positionOf(element.key());
    return position ? std::optional(level.node()->entryAt(*position)) : std::nullopt;
}

/// Walks down to the level that holds the last key of `path`. Nothing if a level is missing.
std::optional<TensorDict> levelOf(const TensorDict& root, const KeyPath& path)
{
    TensorDict level = root;
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        const std::optional<Entry> entry = entryBelow(level, path[i]);
        if (!entry) {
            return {};
        }
        if (const auto* broken = std::get_if<Broken>(&*entry)) {
            throw Error(broken->error()).within(path.head(i + 1));
        }
        const auto* child = std::get_if<TensorDict>(&*entry);
        if (child == nullptr) {
            throw throughLeaf(*entry, path.tail(i + 1)).within(path.head(i + 1));
        }
        level = *child;
    }
    return level;
}

/// The error in the words of Python's tensorcontainer, once.
Error strictError(const Error& error, const KeyPath& path)
{
    if (error.namesKey()) {
        return Error(error).within(path);
    }
    std::string keys;
    for (const PathElement& element : path) {
        keys += toSubscript({element}, "");
    }
    return Error(error.kind(), "Validation error at key {}: {}", keys, error.reason()).namingKey().within(path);
}

}  // namespace

TensorDict::TensorDict(Shape batch, DimNames names, std::optional<at::Device> device)
    : m_node(std::make_shared<MappingNode>(std::move(batch), std::move(names), device))
{
}

TensorDict TensorDict::lazyStack(std::vector<TensorDict> members, int64_t dim, DimName dimName)
{
    return TensorDict(std::make_shared<LazyStackNode>(std::move(members), dim, std::move(dimName)));
}

TensorDict TensorDict::typed(TensorDict content, std::string typeName)
{
    return TensorDict(std::make_shared<TypedNode>(std::move(content), std::move(typeName)));
}

bool TensorDict::isLazyStack() const noexcept
{
    return stackOf(*m_node) != nullptr;
}

std::string TensorDict::typeName() const
{
    return m_node->typeName();
}

std::string TensorDict::tensorclass() const
{
    const auto* typed = dynamic_cast<const TypedNode*>(m_node.get());
    return typed ? typed->tensorclass() : std::string();
}

const Shape& TensorDict::batchSize() const
{
    return m_node->batchSize();
}

DimNames TensorDict::names() const
{
    return m_node->names();
}

std::optional<at::Device> TensorDict::device() const
{
    return m_node->device();
}

bool TensorDict::isLocked() const
{
    return m_node->isLocked();
}

void TensorDict::setBatchSize(Shape batch)
{
    m_node->setBatchSize(std::move(batch));
}

void TensorDict::setNames(DimNames names)
{
    m_node->setNames(std::move(names));
}

void TensorDict::setLocked(bool locked)
{
    if (locked) {
        m_node->lock({});
        return;
    }
    m_node->checkUnlockable({});
    m_node->unlock();
}

void TensorDict::setDevice(std::optional<at::Device> device)
{
    m_node->setDevice(device);
}

std::vector<Key> TensorDict::keys() const
{
    std::vector<Key> keys;
    const std::size_t size = count();
    keys.reserve(size);
    for (std::size_t i = 0; i < size; ++i) {
        keys.push_back(keyAt(i));
    }
    return keys;
}

std::size_t TensorDict::count() const
{
    return m_node->count();
}

Key TensorDict::keyAt(std::size_t position) const
{
    return m_node->keyAt(position);
}

Entry TensorDict::entryAt(std::size_t position) const
{
    return m_node->entryAt(position);
}

bool TensorDict::contains(const KeyPath& path) const
{
    try {
        const std::optional<TensorDict> level = path.empty() ? std::nullopt : levelOf(*this, path);
        return level && holds(*level, path.back());
    } catch (const Error&) {
        return false;
    }
}

std::optional<Entry> TensorDict::find(const KeyPath& path) const
{
    if (path.empty()) {
        return *this;
    }
    const std::optional<TensorDict> level = levelOf(*this, path);
    return level ? entryBelow(*level, path.back()) : std::nullopt;
}

Entry TensorDict::at(const KeyPath& path) const
{
    TensorDict level = *this;
    for (std::size_t i = 0; i < path.size(); ++i) {
        const std::optional<Entry> entry = entryBelow(level, path[i]);
        if (!entry) {
            throw missing(level, path[i]).within(path.head(i));
        }
        if (const auto* broken = std::get_if<Broken>(&*entry)) {
            throw Error(broken->error()).within(path.head(i + 1));
        }
        if (i + 1 == path.size()) {
            return *entry;
        }
        const auto* child = std::get_if<TensorDict>(&*entry);
        if (child == nullptr) {
            throw throughLeaf(*entry, path.tail(i + 1)).within(path.head(i + 1));
        }
        level = *child;
    }
    return level;
}

namespace {

template <typename T>
T required(const TensorDict& td, const KeyPath& path, const Message& wanted)
{
    const Entry entry = td.at(path);
    if (const auto* found = std::get_if<T>(&entry)) {
        return *found;
    }
    throw Error(ErrorKind::TypeError, "expected {}, but this is {}", wanted, kindName(entry)).within(path);
}

}  // namespace

Leaf TensorDict::leaf(const KeyPath& path) const
{
    return required<Leaf>(*this, path, Message("a tensor"));
}

TensorDict TensorDict::child(const KeyPath& path) const
{
    return required<TensorDict>(*this, path, Message("a tensordict"));
}

void TensorDict::set(const KeyPath& path, Entry entry)
{
    if (path.empty()) {
        throw Error(ErrorKind::KeyError, "a key is needed to set an entry");
    }
    if (const auto* inserted = std::get_if<TensorDict>(&entry); inserted && inserted->isSame(*this)) {
        throw Error(ErrorKind::ValueError, "a tensordict cannot be an entry of itself").within(path);
    }
    TensorDict level = *this;
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        const std::optional<Entry> next = entryBelow(level, path[i]);
        if (!next && path[i].member()) {
            throw missing(level, path[i]).within(path.head(i));
        }
        if (!next) {
            // The levels that are missing are made apart and put in place whole, after all checks.
            TensorDict made(level.batchSize(), level.names(), level.device());
            withinKey(path[i], [&] { made.set(path.tail(i + 1), entry); });
            if (!isSomewhere(level, path[i].key())) {
                level.m_node->put(path[i].key(), std::move(made));
                return;
            }
            // The entry may exist only in some members of a stack, as their own.
            const KeyPath rest = path.tail(i);
            const std::vector<TensorDict>& members = level.members();
            if (std::any_of(members.begin(), members.end(),
                            [&](const TensorDict& member) { return holderOf(member, rest).isLocked(); })) {
                throw Error(ErrorKind::RuntimeError, "cannot modify a locked tensordict; unlock it first").within(path);
            }
            for (MemberEntry& each : memberEntries(level, entry)) {
                each.member.set(rest, std::move(each.part));
            }
            return;
        }
        const auto* child = std::get_if<TensorDict>(&*next);
        if (child == nullptr) {
            throw Error(ErrorKind::KeyError, "there is {} under {} already, so it cannot hold further keys", kindName(*next),
                        toPython({path[i]}))
                .within(path);
        }
        level = *child;
    }
    try {
        level.m_node->put(path.back().key(), validated(level, std::move(entry)));
    } catch (Error& error) {
        if (validation() == Validation::Strict) {
            throw strictError(error, path);
        }
        error.within(path);
        throw;
    }
}

void TensorDict::erase(const KeyPath& path)
{
    if (path.empty()) {
        throw Error(ErrorKind::KeyError, "a key is needed to delete an entry");
    }
    const KeyPath parent = path.parent();
    const Entry holder = at(parent);
    if (!std::holds_alternative<TensorDict>(holder)) {
        throw throughLeaf(holder, {path.back()}).within(parent);
    }
    const auto& level = std::get<TensorDict>(holder);
    const Key& key = path.back().key();
    if (!isSomewhere(level, key)) {
        throw missingKey(key, level.keys()).within(parent);
    }
    withinKey(key, [&] { level.m_node->erase(key); });
}

void TensorDict::rename(const KeyPath& from, const KeyPath& to)
{
    if (from == to) {
        return;
    }
    if (const auto* part = dynamic_cast<const SubNode*>(m_node.get())) {
        TensorDict(part->parent()).rename(from, to);
        return;
    }
    Entry entry = at(from);
    if (to.empty() || contains(to)) {
        throw Error(ErrorKind::KeyError, "there is an entry {} already", toPython(to)).within(from);
    }
    if (to.isBelow(from)) {
        throw Error(ErrorKind::KeyError, "it cannot be moved into itself, to {}", toPython(to)).within(from);
    }
    set(to, std::move(entry));
    erase(from);
}

TensorDict TensorDict::shallowCopy() const
{
    return m_node->shallowCopy();
}

TensorDict TensorDict::at(const Index& index) const
{
    if (auto result = m_node->atEach(index)) {
        return *std::move(result);
    }
    const BoundIndex bound = [&] {
        try {
            return BoundIndex(index, batchSize());
        } catch (const Error& error) {
            if (batchSize().empty() && error.kind() == ErrorKind::IndexError) {
                throw Error(ErrorKind::RuntimeError, "a tensordict of batch size [] cannot be indexed");
            }
            throw;
        }
    }();
    return at(bound);
}

TensorDict TensorDict::at(const BoundIndex& index) const
{
    return index.isIdentity() ? *this : guardingTorch([&] { return m_node->at(index); });
}

const std::vector<TensorDict>& TensorDict::members() const
{
    return stackOf(*m_node)->members();
}

int64_t TensorDict::stackDim() const
{
    return stackOf(*m_node)->stackDim();
}

DimName TensorDict::stackDimName() const
{
    return stackOf(*m_node)->stackDimName();
}

void TensorDict::insertMember(std::size_t position, TensorDict member)
{
    stackOf(*m_node)->insert(position, std::move(member));
}

void TensorDict::arrange(const std::vector<Key>& keys)
{
    if (const auto* stack = stackOf(*m_node)) {
        for (TensorDict member : stack->members()) {
            member.arrange(keys);
        }
        return;
    }
    // Entries already in place are not moved.
    std::size_t inPlace = 0;
    while (inPlace < keys.size() && inPlace < count() && keyAt(inPlace) == keys[inPlace]) {
        ++inPlace;
    }
    for (; inPlace < keys.size(); ++inPlace) {
        if (const auto position = m_node->positionOf(keys[inPlace])) {
            Entry entry = entryAt(*position);
            m_node->erase(keys[inPlace]);
            m_node->put(keys[inPlace], std::move(entry));
        }
    }
}

void forEachEntry(const TensorDict& root, const std::function<void(const KeyPath&, const Entry&)>& visit)
{
    visitBelow(root, StackWalk::Whole, visit);
}

TensorDict holderOf(const TensorDict& td, const KeyPath& path)
{
    TensorDict level = td;
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        const std::optional<Entry> next = level.find({path[i]});
        const auto* child = next ? std::get_if<TensorDict>(&*next) : nullptr;
        if (child == nullptr) {
            break;
        }
        level = *child;
    }
    return level;
}

int64_t totalBytes(const TensorDict& td)
{
    int64_t sum = 0;
    visitLeaves(td, StackWalk::Unnumbered, [&](const Leaf& leaf) { sum += leaf.bytes(); });
    return sum;
}

}  // namespace tensordesk
