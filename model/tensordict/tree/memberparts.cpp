// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/tree/memberparts.h"

#include "model/tensordict/tree/entryops.h"

#include <ATen/ops/tensor.h>

#include <algorithm>
#include <functional>
#include <map>

namespace tensordesk {

namespace {

using Kind = BoundIndex::BasicDim::Kind;

/// An index item by item, as it was before it was bound: `item` of the basic part, and the number of the dim that it makes
/// there, which may have an index tensor.
struct Item {
    IndexItem item;
    std::optional<std::size_t> middle;
};

IndexItem basicItem(const BoundIndex::BasicDim& basic, int64_t size)
{
    switch (basic.kind) {
    case Kind::Pick: return basic.range.start;
    case Kind::NewAxis: return NewAxis{};
    case Kind::Range: break;
    }
    const Range& range = basic.range;
    return range == Range{0, 1, size} ? Slice{} : Slice{range.start, range.start + range.count * range.step, range.step};
}

Index wholes(std::size_t count)
{
    return Index(count, Slice{});
}

bool isDefined(const at::Tensor& tensor)
{
    return tensor.defined();
}

class Parts {
public:
    Parts(const TensorDict& stack, const BoundIndex& index) : m_stack(stack), m_index(index) { }

    std::vector<MemberPart> operator()()
    {
        const auto stackDim = static_cast<std::size_t>(m_stack.stackDim());
        const std::size_t covered = m_index.inputBatch().size();
        if (stackDim >= covered) {
            readItems({});
            return ofMembers({0, 1, static_cast<int64_t>(m_stack.members().size())},
                             m_index.resultBatch().size() + stackDim - covered, false);
        }
        const BoundIndex::BasicDim basic = readItems(stackDim);
        if (basic.kind == Kind::Pick) {
            return {partOf(basic.range.start, memberIndex([](std::size_t) { return at::Tensor(); }), {})};
        }
        return m_index.isBasic() || !m_index.advanced()[m_middle].defined() ? ofMembers(basic.range) : ofBlock();
    }

private:
    [[nodiscard]] MemberPart partOf(int64_t member, Index index, Index source) const
    {
        const auto number = static_cast<std::size_t>(member);
        return {Member{number, m_stack.stackDim()}, m_stack.members()[number], std::move(index), std::move(source)};
    }

    /// Fills m_items with all but that of the stack dim, which it gives.
    BoundIndex::BasicDim readItems(std::optional<std::size_t> stackDim)
    {
        BoundIndex::BasicDim ofStack;
        std::size_t dim = 0, middle = 0;
        for (const BoundIndex::BasicDim& basic : m_index.basic()) {
            const bool isStack = basic.kind != Kind::NewAxis && stackDim == dim;
            if (isStack) {
                ofStack = basic;
                m_position = m_items.size();
                m_middle = middle;
            } else {
                const int64_t size = basic.kind == Kind::NewAxis ? 1 : m_index.inputBatch()[dim];
                m_items.push_back({basicItem(basic, size), basic.kind == Kind::Pick ? std::nullopt : std::optional(middle)});
            }
            dim += basic.kind != Kind::NewAxis;
            middle += basic.kind != Kind::Pick;
        }
        return ofStack;
    }

    /// The index of a member, with `tensorOf` a dim for its index tensor; `ofStack` stands in the place of the stack dim.
    template <typename TensorOf>
    Index memberIndex(TensorOf tensorOf, std::optional<IndexItem> ofStack = {}) const
    {
        Index index;
        bool isWhole = !ofStack;
        for (std::size_t i = 0; i <= m_items.size(); ++i) {
            if (ofStack && i == m_position) {
                index.push_back(*ofStack);
            }
            if (i == m_items.size()) {
                break;
            }
            const auto& [item, middle] = m_items[i];
            const bool isAdvanced = middle && !m_index.isBasic() && m_index.advanced()[*middle].defined();
            if (isAdvanced && std::holds_alternative<NewAxis>(item)) {
                index.emplace_back(m_index.advanced()[*middle].numel() > 0);  // True or False
            } else {
                const at::Tensor tensor = isAdvanced ? tensorOf(*middle) : at::Tensor();
                index.push_back(tensor.defined() ? IndexItem(tensor) : isAdvanced ? IndexItem(m_index.advanced()[*middle]) : item);
            }
            const auto* slice = std::get_if<Slice>(&index.back());
            isWhole &= slice && !slice->start && !slice->stop && !slice->step;
        }
        return isWhole ? Index() : index;
    }

    /// Returns a range of members: each gets the part of the source at its position.
    std::vector<MemberPart> ofMembers(const Range& chosen) const
    {
        if (m_index.isBasic()) {
            return ofMembers(chosen, m_middle, false);
        }
        const std::vector<at::Tensor>& tensors = m_index.advanced();
        const auto place = tensors.begin() + static_cast<std::ptrdiff_t>(m_middle);
        const auto kept = static_cast<std::size_t>(std::count_if(tensors.begin(), place, std::not_fn(isDefined)));
        const bool isBehindBlock = static_cast<std::size_t>(m_index.blockPosition()) <= kept;
        // Without it, index tensors on both its sides would be neighbours, whose block stands elsewhere.
        const bool separates = std::any_of(tensors.begin(), place, isDefined) && std::any_of(place, tensors.end(), isDefined);
        return ofMembers(chosen, kept + (isBehindBlock ? m_index.block().size() : 0), separates);
    }

    std::vector<MemberPart> ofMembers(const Range& chosen, std::size_t sourceDim, bool separates) const
    {
        const Index index = memberIndex([](std::size_t) { return at::Tensor(); },
                                        separates ? std::optional<IndexItem>(NewAxis{}) : std::nullopt);
        std::vector<MemberPart> parts;
        for (int64_t i = 0; i < chosen.count; ++i) {
            Index source = wholes(sourceDim);
            source.push_back(separates ? IndexItem(Slice{i, i + 1, {}}) : IndexItem(i));
            parts.push_back(partOf(chosen.start + i * chosen.step, index, std::move(source)));
        }
        return parts;
    }

    /// An index tensor for the stack dim: each element of the block is one of some member.
    std::vector<MemberPart> ofBlock() const
    {
        const at::Tensor members = flat(m_index.advanced()[m_middle]);
        std::map<int64_t, std::vector<int64_t>> positions;
        for (int64_t i = 0; i < members.numel(); ++i) {
            positions[members.const_data_ptr<int64_t>()[i]].push_back(i);
        }
        const bool isAlone = std::none_of(m_items.begin(), m_items.end(), [&](const Item& item) {
            return item.middle && m_index.advanced()[*item.middle].defined() && !std::holds_alternative<NewAxis>(item.item);
        });
        std::vector<MemberPart> parts;
        for (const auto& [member, at] : positions) {
            parts.push_back(isAlone ? wholeMember(member, at.back()) : rowsOf(member, at));
        }
        return parts;
    }

    /// All that the basic part leaves of a member, from one element of the block.
    MemberPart wholeMember(int64_t member, int64_t position) const
    {
        Index index;
        for (const Item& item : m_items) {
            const bool isFlag = item.middle && m_index.advanced()[*item.middle].defined();
            if (!isFlag) {
                index.push_back(item.item);
            }
        }
        Index source = wholes(static_cast<std::size_t>(m_index.blockPosition()));
        for (const int64_t i : unraveled(position)) {
            source.emplace_back(i);
        }
        const bool isWhole = std::all_of(index.begin(), index.end(), [](const IndexItem& item) {
            const auto* slice = std::get_if<Slice>(&item);
            return slice && !slice->start && !slice->stop && !slice->step;
        });
        return partOf(member, isWhole ? Index() : std::move(index), std::move(source));
    }

    /// The elements of the block that are of this member.
    MemberPart rowsOf(int64_t member, const std::vector<int64_t>& positions) const
    {
        const at::Tensor at = at::tensor(positions, at::kLong);
        const auto chosen = [&](std::size_t middle) { return flat(m_index.advanced()[middle]).index_select(0, at); };
        Index source = wholes(static_cast<std::size_t>(m_index.blockPosition()));
        std::vector<std::vector<int64_t>> places(m_index.block().size());
        for (const int64_t position : positions) {
            const std::vector<int64_t> place = unraveled(position);
            for (std::size_t dim = 0; dim < place.size(); ++dim) {
                places[dim].push_back(place[dim]);
            }
        }
        for (const std::vector<int64_t>& place : places) {
            source.emplace_back(at::tensor(place, at::kLong));
        }
        // True uses no dim, and keeps the block where it is.
        return partOf(member, memberIndex(chosen, true), std::move(source));
    }

    [[nodiscard]] at::Tensor flat(const at::Tensor& tensor) const { return tensor.expand(m_index.block()).reshape({-1}); }

    [[nodiscard]] std::vector<int64_t> unraveled(int64_t position) const
    {
        std::vector<int64_t> place(m_index.block().size());
        for (std::size_t dim = place.size(); dim-- > 0;) {
            place[dim] = position % m_index.block()[dim];
            position /= m_index.block()[dim];
        }
        return place;
    }

    const TensorDict& m_stack;
    const BoundIndex& m_index;
    std::vector<Item> m_items;   ///< all but that of the stack dim
    std::size_t m_position = 0;  ///< its position among them
    std::size_t m_middle = 0;    ///< the dim that it makes in the result of the basic part
};

}  // namespace

Entry partAlong(const Entry& entry, int64_t dim, std::size_t position)
{
    const std::optional<Shape> shape = shapeOf(entry);
    if (!shape) {
        return entry;
    }
    Index pick = wholes(static_cast<std::size_t>(dim));
    pick.push_back(static_cast<int64_t>(position));
    // A tensordict is indexed by its whole batch; of a leaf the dims behind may be ragged.
    const std::size_t dims = std::holds_alternative<TensorDict>(entry) ? shape->size() : pick.size();
    return indexed(entry, BoundIndex(pick, c10::IntArrayRef(*shape).slice(0, dims)));
}

std::vector<MemberEntry> memberEntries(const TensorDict& stack, const Entry& entry)
{
    std::vector<MemberEntry> entries;
    for (std::size_t i = 0; i < stack.members().size(); ++i) {
        entries.push_back({Member{i, stack.stackDim()}, stack.members()[i], partAlong(entry, stack.stackDim(), i)});
    }
    return entries;
}

std::vector<MemberPart> memberParts(const TensorDict& stack, const BoundIndex& index)
{
    return Parts(stack, index)();
}

}  // namespace tensordesk
