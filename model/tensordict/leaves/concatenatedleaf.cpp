// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/leaves/concatenatedleaf.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/leaves/leafimpl.h"

#include <ATen/ops/cat.h>
#include <ATen/ops/empty.h>

#include <algorithm>

namespace tensordesk {

namespace {

Shape joinedShape(const std::vector<LeafPtr>& members, int64_t dim)
{
    Shape shape = members.front()->shape();
    if (dim >= static_cast<int64_t>(shape.size())) {
        throw Error(ErrorKind::RuntimeError, "a tensor of shape {} has no dim {} to concatenate along", toString(shape), dim);
    }
    int64_t& size = shape[static_cast<std::size_t>(dim)];
    size = 0;
    for (const LeafPtr& member : members) {
        Shape rest = member->shape();
        if (rest.size() == shape.size()) {
            const int64_t added = rest[static_cast<std::size_t>(dim)];
            size += added;
            rest[static_cast<std::size_t>(dim)] = size;
        }
        if (rest != shape) {
            throw Error(ErrorKind::RuntimeError,
                        "tensors to concatenate along dim {} may differ in that dim alone, got shapes {} and "
                        "{}",
                        dim, toString(members.front()->shape()), toString(member->shape()));
        }
    }
    return shape;
}

/// Members joined on read; writes go to the members.
class ConcatenatedLeaf final : public Leaf::Impl {
public:
    ConcatenatedLeaf(std::vector<LeafPtr> members, int64_t dim)
        : Impl(joinedShape(members, dim), promotedDType(members), members.front()->device()), m_members(std::move(members)),
          m_dim(dim)
    {
    }

    [[nodiscard]] LeafPtr at(const BoundIndex& index) const override
    {
        LeafPtr leaf = basicAt(index);
        return index.isBasic() ? leaf : makeGatheredLeaf(std::move(leaf), index.advancedPart());
    }

    [[nodiscard]] at::Tensor tensor() const override
    {
        std::vector<at::Tensor> tensors;
        for (const LeafPtr& member : m_members) {
            tensors.push_back(member->tensor().to(dtype()));
        }
        return at::cat(tensors, m_dim);
    }

    void assign(const at::Tensor& value) const override
    {
        int64_t start = 0;
        for (const LeafPtr& member : m_members) {
            const int64_t size = sizeOf(member);
            member->assign(value.narrow(m_dim, start, size).to(member->dtype()));
            start += size;
        }
    }

    void checkIntact() const override
    {
        for (const LeafPtr& member : m_members) {
            member->checkIntact();
        }
    }
    [[nodiscard]] bool isEdited() const override
    {
        return std::any_of(m_members.begin(), m_members.end(), [](const LeafPtr& member) { return member->isEdited(); });
    }

private:
    [[nodiscard]] int64_t sizeOf(const LeafPtr& member) const { return member->shape()[static_cast<std::size_t>(m_dim)]; }

    /// Each member's share of the index. The joined dim picks one of them, or a range in some.
    [[nodiscard]] LeafPtr basicAt(const BoundIndex& index) const
    {
        using Kind = BoundIndex::BasicDim::Kind;
        const std::size_t covered = index.inputBatch().size();
        Index items = basicItems(index);
        int64_t dim = 0, resultDim = 0, newDim = m_dim;
        std::size_t item = 0, joinedItem = items.size();
        Range range;
        for (const auto& basic : index.basic()) {
            if (basic.kind != Kind::NewAxis && dim++ == m_dim) {
                joinedItem = item;
                range = basic.range;
                newDim = basic.kind == Kind::Pick ? -1 : resultDim;
            }
            resultDim += basic.kind != Kind::Pick;
            ++item;
        }
        if (static_cast<std::size_t>(m_dim) >= covered) {
            newDim = resultDim + m_dim - static_cast<int64_t>(covered);
        }
        const auto memberAt = [&](const LeafPtr& member) {
            return member->at(BoundIndex(items, c10::IntArrayRef(member->shape()).slice(0, covered)));
        };
        std::vector<LeafPtr> parts;
        int64_t start = 0;
        for (const LeafPtr& member : m_members) {
            const int64_t size = sizeOf(member);
            if (joinedItem == items.size()) {
                parts.push_back(memberAt(member));
            } else if (newDim < 0 && range.start >= start && range.start < start + size) {
                items[joinedItem] = range.start - start;
                return memberAt(member);
            } else if (newDim >= 0) {
                const int64_t first = stepsBefore(range, start), end = stepsBefore(range, start + size);
                const int64_t from = range.start + first * range.step - start;
                items[joinedItem] = Slice{from, from + (end - first) * range.step, range.step};
                if (end > first) {
                    parts.push_back(memberAt(member));
                }
            }
            start += size;
        }
        if (parts.empty()) {
            return makeTensorLeaf(at::empty(index.basicPart().resultShape(shape()), at::TensorOptions(dtype()).device(device())));
        }
        return parts.size() == 1 ? parts.front() : std::make_shared<ConcatenatedLeaf>(std::move(parts), newDim);
    }

    /// How many positions of the range lie before `position`.
    static int64_t stepsBefore(const Range& range, int64_t position)
    {
        return position <= range.start ? 0 : std::min(range.count, (position - range.start - 1) / range.step + 1);
    }

    std::vector<LeafPtr> m_members;
    int64_t m_dim;
};

}  // namespace

Leaf concatenated(const std::vector<Leaf>& leaves, int64_t dim)
{
    if (std::all_of(leaves.begin(), leaves.end(), [](const Leaf& leaf) { return leaf.isInMemory(); })) {
        return Leaf(guardingTorch([&] {
            std::vector<at::Tensor> tensors;
            double bytes = 0;
            for (const Leaf& leaf : leaves) {
                tensors.push_back(leaf.tensor());
                bytes += leaf.device().is_cpu() ? static_cast<double>(leaf.bytes()) : 0;
            }
            checkFits(bytes, {"the concatenated tensor"});
            return at::cat(tensors, dim);
        }));
    }
    std::vector<LeafPtr> members;
    for (const Leaf& leaf : leaves) {
        members.push_back(leaf.impl());
    }
    return Leaf(std::make_shared<ConcatenatedLeaf>(std::move(members), dim));
}

}  // namespace tensordesk
