// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/tree/stackindexing.h"

#include "model/tensordict/leaves/leafimpl.h"
#include "model/tensordict/tree/entryops.h"
#include "model/tensordict/tree/lazystacknode.h"
#include "model/tensordict/tree/mappingnode.h"
#include "model/tensordict/tree/rewrapped.h"
#include "model/tensordict/tree/validation.h"

#include <ATen/ops/zeros_like.h>

#include <algorithm>
#include <functional>

namespace tensordesk {

namespace {

/// Each row that is gathered is a tensordict: of more than these the elements are gathered, in one dense tensordict.
constexpr int64_t kMostRows = 10'000;

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

StackIndexing::StackIndexing(const LazyStackNode& stack)
    : m_stack(stack), m_members(stack.members()), m_dim(stack.stackDim()), m_dimName(stack.stackDimName())
{
}

TensorDict StackIndexing::at(const BoundIndex& index) const
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
    return stack ? StackIndexing(*stack).advancedAt(rest) : basic.at(rest);
}

/// REQUIRES: the index ends before the stack dim.
TensorDict StackIndexing::membersAt(const BoundIndex& index) const
{
    std::vector<TensorDict> members = changedMembers(m_members, [&](const TensorDict& member) { return member.at(index); });
    const auto change = static_cast<int64_t>(index.resultBatch().size()) - static_cast<int64_t>(index.inputBatch().size());
    return TensorDict::lazyStack(std::move(members), m_dim + change, m_dimName);
}

/// Each member applies the items for ragged dims itself; the rest indexes the results.
std::optional<TensorDict> StackIndexing::atEach(const Index& index) const
{
    if (!isRagged(m_stack.batchSize())) {
        return std::nullopt;
    }
    const Index items = expandedEllipsis(index, m_stack.batchSize());
    const auto isTensor = [](const IndexItem& item) { return std::holds_alternative<at::Tensor>(item); };
    const bool isOneTensor = std::count_if(items.begin(), items.end(), isTensor) == 1;
    Index ofMembers, rest;
    int64_t dim = 0, newDim = m_dim;
    bool isOfMembers = false;
    for (const IndexItem& item : items) {
        const int64_t dims = dimsOf(item);
        const auto* slice = std::get_if<Slice>(&item);
        const bool isRaggedDim = dims == 1 && m_stack.batchSize()[static_cast<std::size_t>(dim)] == kRagged;
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

TensorDict StackIndexing::noMembersAt(const Index& items, int64_t dim) const
{
    const TensorDict like = m_stack.like().value_or(TensorDict());
    return stackOfNone(like.at(BoundIndex(items, like.batchSize())), dim, m_dimName);
}

TensorDict StackIndexing::basicAt(const BoundIndex& index) const
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
TensorDict StackIndexing::advancedAt(const BoundIndex& index) const
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
BoundIndex StackIndexing::ofOneMember(const BoundIndex& index) const
{
    Index items;
    for (const at::Tensor& tensor : index.advanced()) {
        const bool isOfMembers = std::ssize(items) == m_dim;
        items.push_back(!tensor.defined() ? IndexItem(Slice{}) : isOfMembers ? at::zeros_like(tensor) : tensor);
    }
    return BoundIndex(items, LazyStackNode({m_members.front()}, m_dim, {}).batchSize());
}

/// Returns the result without rows of any member. If the members differ in shape, it has the shape of the first. REQUIRES:
/// `index` has no basic part.
TensorDict StackIndexing::nothingAt(const BoundIndex& index) const
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
TensorDict StackIndexing::gatheredRows(const BoundIndex& index) const
{
    std::vector<at::Tensor> places;  // by row and dim of the batch; undefined for dims taken whole
    for (const at::Tensor& tensor : index.advanced()) {
        places.push_back(tensor.defined() ? tensor.expand(index.block()).contiguous() : tensor);
    }
    const int64_t position = index.blockPosition();
    const DimNames names = index.resultNames(m_stack.names());
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

/// Returns an ordinary tensordict of the stacked entries, each indexed on access.
TensorDict StackIndexing::mappingAt(const BoundIndex& index) const
{
    return mapped(index, index.resultShape(m_stack.batchSize()), [index](const Entry& entry) { return indexed(entry, index); });
}

TensorDict StackIndexing::mapped(const BoundIndex& index, Shape batch, std::function<Entry(const Entry&)> transform) const
{
    auto table = std::make_shared<StackTable>(std::make_shared<LazyStackNode>(m_members, m_dim, m_dimName));
    return TensorDict(std::make_shared<MappingNode>(std::move(batch), index.resultNames(m_stack.names()), m_stack.device(),
                                                    std::make_shared<DerivedTable>(std::move(table), std::move(transform))));
}

}  // namespace tensordesk
