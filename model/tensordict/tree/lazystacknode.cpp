// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/tree/lazystacknode.h"

#include "model/tensordict/leaves/leafimpl.h"
#include "model/tensordict/tree/entryops.h"
#include "model/tensordict/tree/mappingnode.h"
#include "model/tensordict/tree/memberparts.h"
#include "model/tensordict/tree/rewrapped.h"
#include "model/tensordict/tree/validation.h"

#include <ATen/ops/zeros_like.h>

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

/// Each row that is gathered is a tensordict: of more than these the elements are gathered, in one dense tensordict.
constexpr int64_t kMostRows = 10'000;

int64_t wrappedStackDim(const std::vector<TensorDict>& members, int64_t dim, const std::optional<TensorDict>& like)
{
    const int64_t dims = std::ssize(batchOf(like)) + 1;
    return members.empty() ? std::clamp<int64_t>(dim < 0 ? dim + dims : dim, 0, dims - 1) : wrapDim(dim, members.front().dim() + 1);
}

/// The number of dims that an item of an index takes.
int64_t dimsOf(const IndexItem& item)
{
    const auto* tensor = std::get_if<at::Tensor>(&item);
    if (tensor && (tensor->scalar_type() == at::kBool || tensor->scalar_type() == at::kByte)) {
        return tensor->dim();
    }
    return std::holds_alternative<NewAxis>(item) || std::holds_alternative<bool>(item) ? 0 : 1;
}

/// A list of positions: it leaves a dim where it stands.
bool isRowOfPositions(const IndexItem& item)
{
    const auto* tensor = std::get_if<at::Tensor>(&item);
    return tensor && tensor->dim() == 1 && tensor->scalar_type() != at::kBool && tensor->scalar_type() != at::kByte;
}

/// The stacked entries as a table, for views that no stack can express: as the members are at this moment.
class StackTable final : public EntryTable {
public:
    explicit StackTable(std::shared_ptr<const LazyStackNode> stack) : m_stack(std::move(stack)), m_moment(Snapshot::current())
    {
        auto keys = std::make_shared<KeyList>();
        for (std::size_t i = 0; i < m_stack->count(); ++i) {
            keys->append(m_stack->keyAt(i));
        }
        m_slots = std::make_unique<EntrySlot[]>(keys->size());
        m_keys = std::move(keys);
    }
    [[nodiscard]] std::size_t size() const override { return m_keys->size(); }
    [[nodiscard]] const Key& key(std::size_t position) const override { return m_keys->at(position); }
    [[nodiscard]] std::optional<std::size_t> find(const Key& key) const override { return m_keys->find(key); }
    [[nodiscard]] const Entry& entry(std::size_t position) const override
    {
        if (const Entry* made = m_slots[position].get()) {
            return *made;
        }
        const auto past = m_stack->asOf(m_moment);
        const Node& stack = past ? static_cast<const Node&>(*past->node()) : *m_stack;
        return m_slots[position].fill(stack.entryAt(*stack.positionOf(key(position))));
    }
    [[nodiscard]] const Entry* made(std::size_t position) const override { return m_slots[position].get(); }
    [[nodiscard]] bool isDerived(std::size_t) const override { return true; }
    [[nodiscard]] std::shared_ptr<const KeyList> keyList() const override { return m_keys; }

private:
    std::shared_ptr<const LazyStackNode> m_stack;
    std::shared_ptr<const Snapshot> m_moment;
    std::shared_ptr<const KeyList> m_keys;
    std::unique_ptr<EntrySlot[]> m_slots;
};

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
    if (m_dim >= static_cast<int64_t>(index.inputBatch().size())) {
        return membersAt(index);
    }
    TensorDict basic = basicAt(index);
    if (index.isBasic()) {
        return basic;
    }
    const BoundIndex rest = index.advancedPart();
    const auto* stack = dynamic_cast<const LazyStackNode*>(basic.node().get());
    return stack ? stack->advancedAt(rest) : basic.at(rest);
}

/// REQUIRES: the index ends before the stack dim.
TensorDict LazyStackNode::membersAt(const BoundIndex& index) const
{
    std::vector<TensorDict> members = changedMembers(m_members, [&](const TensorDict& member) { return member.at(index); });
    const auto change = static_cast<int64_t>(index.resultBatch().size()) - static_cast<int64_t>(index.inputBatch().size());
    return TensorDict::lazyStack(std::move(members), m_dim + change, m_dimName);
}

/// What the index has for ragged dims, each member takes of its own; the rest is an index of what these give.
std::optional<TensorDict> LazyStackNode::atEach(const Index& index) const
{
    if (!isRagged(m_batch)) {
        return std::nullopt;
    }
    const Index items = expandedEllipsis(index, m_batch);
    const auto isTensor = [](const IndexItem& item) { return std::holds_alternative<at::Tensor>(item); };
    const bool isOneTensor = std::count_if(items.begin(), items.end(), isTensor) == 1;
    Index ofMembers, rest;
    int64_t dim = 0, newDim = m_dim;
    bool isOfMembers = false;
    for (const IndexItem& item : items) {
        const int64_t dims = dimsOf(item);
        const auto* slice = std::get_if<Slice>(&item);
        const bool isRaggedDim = dims == 1 && m_batch[static_cast<std::size_t>(dim)] == kRagged;
        if (isRaggedDim && (slice || std::holds_alternative<int64_t>(item) || (isOneTensor && isRowOfPositions(item)))) {
            ofMembers.push_back(item);
            isOfMembers |= !slice || slice->start || slice->stop || slice->step;
            if (std::holds_alternative<int64_t>(item)) {
                newDim -= dim < m_dim;
            } else {
                rest.emplace_back(Slice{});
            }
        } else {
            for (int64_t i = dim; i < dim + dims; ++i) {
                if (i != m_dim) {
                    ofMembers.emplace_back(Slice{});
                }
            }
            rest.push_back(item);
        }
        dim += dims;
    }
    if (!isOfMembers) {
        return std::nullopt;
    }
    std::vector<TensorDict> members = changedMembers(m_members, [&](const TensorDict& member) { return member.at(ofMembers); });
    return TensorDict::lazyStack(std::move(members), newDim, m_dimName).at(rest);
}

TensorDict LazyStackNode::noMembersAt(const Index& items, int64_t dim) const
{
    const TensorDict like = m_like.value_or(TensorDict());
    return stackOfNone(like.at(BoundIndex(items, like.batchSize())), dim, m_dimName);
}

TensorDict LazyStackNode::basicAt(const BoundIndex& index) const
{
    const Index items = basicItems(index, m_dim);
    Range chosen{0, 1, static_cast<int64_t>(m_members.size())};
    int64_t newDim = m_dim;
    int64_t dim = 0, resultDim = 0;
    for (const auto& [kind, range] : index.basic()) {
        if (kind == BoundIndex::BasicDim::Kind::NewAxis) {
            ++resultDim;
            continue;
        }
        if (dim++ == m_dim) {
            if (kind == BoundIndex::BasicDim::Kind::Pick) {
                const TensorDict& member = m_members[range.start];
                return member.at(BoundIndex(items, member.batchSize()));
            }
            chosen = range;
            newDim = resultDim;
        }
        resultDim += kind == BoundIndex::BasicDim::Kind::Range;
    }
    std::vector<TensorDict> members;
    for (int64_t i = 0; i < chosen.count; ++i) {
        const TensorDict& member = m_members[chosen.start + i * chosen.step];
        members.push_back(member.at(BoundIndex(items, member.batchSize())));
    }
    if (members.empty()) {
        // No member is left to stack, but keys and batch size stay: a plain tensordict of empty leaves.
        return m_members.empty() ? noMembersAt(items, newDim) : mappingAt(index.basicPart());
    }
    return TensorDict::lazyStack(std::move(members), newDim, m_dimName);
}

/// REQUIRES: `index` has no basic part.
TensorDict LazyStackNode::advancedAt(const BoundIndex& index) const
{
    const std::vector<at::Tensor>& tensors = index.advanced();
    const auto isTensor = [](const at::Tensor& tensor) { return tensor.defined(); };
    const at::Tensor& chosen = tensors[m_dim];
    if (!chosen.defined()) {
        // Other dims than that of the stack: each member is indexed, where the dims of the tensors come to stand alike.
        Index items;
        for (std::size_t i = 0; i < tensors.size(); ++i) {
            if (static_cast<int64_t>(i) != m_dim) {
                items.push_back(tensors[i].defined() ? IndexItem(tensors[i]) : IndexItem(Slice{}));
            }
        }
        const int64_t kept = std::count_if(tensors.begin(), tensors.begin() + m_dim, std::not_fn(isTensor));
        const bool isBefore = index.blockPosition() <= kept;
        const int64_t blockInMember = index.blockPosition() - (isBefore ? 0 : 1);
        std::vector<TensorDict> members;
        for (const TensorDict& member : m_members) {
            const BoundIndex bound(items, member.batchSize());
            if (bound.blockPosition() != blockInMember) {
                return mappingAt(index);
            }
            members.push_back(member.at(bound));
        }
        return TensorDict::lazyStack(std::move(members), isBefore ? kept + static_cast<int64_t>(index.block().size()) : kept,
                                     m_dimName);
    }
    const bool isOne = std::count_if(tensors.begin(), tensors.end(), isTensor) == 1;
    if (isOne && chosen.numel() > 0) {
        // Members are chosen: a stack of them, or of stacks for an index of several dims.
        const std::function<TensorDict(const at::Tensor&)> choose = [&](const at::Tensor& rows) {
            std::vector<TensorDict> members;
            for (int64_t i = 0; i < rows.size(0); ++i) {
                members.push_back(rows.dim() > 1 ? choose(rows[i]) : m_members[rows[i].item<int64_t>()]);
            }
            const bool named = rows.dim() == 1 && chosen.dim() == 1;
            return TensorDict::lazyStack(std::move(members), m_dim, named ? m_dimName : DimName());
        };
        return choose(chosen);
    }
    if (elementCount(index.block()) == 0) {
        return nothingAt(index);
    }
    return elementCount(index.block()) <= kMostRows ? gatheredRows(index) : mappingAt(index);
}

/// An index that picks nothing, of a stack of the first member alone. REQUIRES: there is one.
BoundIndex LazyStackNode::ofOneMember(const BoundIndex& index) const
{
    Index items;
    for (const at::Tensor& tensor : index.advanced()) {
        const bool isOfMembers = std::ssize(items) == m_dim;
        items.push_back(!tensor.defined() ? IndexItem(Slice{}) : isOfMembers ? at::zeros_like(tensor) : tensor);
    }
    return BoundIndex(items, stackedBatch({m_members.front()}, m_dim, {}));
}

/// No row of any member. REQUIRES: `index` has no basic part. Where members differ in shape, what is left has that of the first.
TensorDict LazyStackNode::nothingAt(const BoundIndex& index) const
{
    if (m_members.empty()) {
        return mappingAt(index);
    }
    const BoundIndex ofFirst = ofOneMember(index);
    return mapped(index, ofFirst.resultBatch(), [index, ofFirst, dim = m_dim, name = m_dimName](const Entry& entry) {
        const auto* leaf = std::get_if<Leaf>(&entry);
        const bool isRagged = leaf != nullptr && leaf->isRagged();
        return isRagged ? indexed(stackedEntry({Entry(leaf->members().front())}, dim, name), ofFirst) : indexed(entry, index);
    });
}

/// The rows that index tensors of several dims pick, each of one member: stacked again, so that members may differ.
TensorDict LazyStackNode::gatheredRows(const BoundIndex& index) const
{
    std::vector<at::Tensor> places;  // of each row, by dim of the batch; undefined for dims taken whole
    for (const at::Tensor& tensor : index.advanced()) {
        places.push_back(tensor.defined() ? tensor.expand(index.block()).contiguous() : tensor);
    }
    const int64_t position = index.blockPosition();
    const DimNames names = index.resultNames(this->names());
    int64_t row = 0;
    const std::function<TensorDict(std::size_t)> gather = [&](std::size_t dim) {
        if (dim == index.block().size()) {
            Index items;
            for (std::size_t i = 0; i < places.size(); ++i) {
                if (static_cast<int64_t>(i) != m_dim) {
                    items.push_back(places[i].defined() ? IndexItem(places[i].const_data_ptr<int64_t>()[row]) : IndexItem(Slice{}));
                }
            }
            const TensorDict& member =
                m_members[static_cast<std::size_t>(places[static_cast<std::size_t>(m_dim)].const_data_ptr<int64_t>()[row++])];
            return member.at(BoundIndex(items, member.batchSize()));
        }
        std::vector<TensorDict> rows;
        for (int64_t i = 0; i < index.block()[dim]; ++i) {
            rows.push_back(gather(dim + 1));
        }
        return TensorDict::lazyStack(std::move(rows), position, names[static_cast<std::size_t>(position) + dim]);
    };
    return gather(0);
}

/// An ordinary tensordict of the stacked entries, each indexed when looked at.
TensorDict LazyStackNode::mappingAt(const BoundIndex& index) const
{
    return mapped(index, index.resultShape(batchSize()), [index](const Entry& entry) { return indexed(entry, index); });
}

TensorDict LazyStackNode::mapped(const BoundIndex& index, Shape batch, std::function<Entry(const Entry&)> transform) const
{
    auto table = std::make_shared<StackTable>(std::make_shared<LazyStackNode>(m_members, m_dim, m_dimName));
    return TensorDict(std::make_shared<MappingNode>(std::move(batch), index.resultNames(names()), device(),
                                                    std::make_shared<DerivedTable>(std::move(table), std::move(transform))));
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
