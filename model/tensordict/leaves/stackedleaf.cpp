// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/base/error.h"
#include "model/tensordict/leaves/leafimpl.h"

#include <ATen/ops/empty.h>
#include <ATen/ops/stack.h>

#include <algorithm>

namespace tensordesk {

namespace {

using BasicDim = BoundIndex::BasicDim;

Shape stackedShape(const std::vector<LeafPtr>& members, int64_t dim)
{
    Shape shape = members.front()->shape();
    for (const LeafPtr& member : members) {
        for (std::size_t i = 0; i < shape.size(); ++i) {
            if (member->shape()[i] != shape[i]) {
                shape[i] = kRagged;
            }
        }
    }
    shape.insert(shape.begin() + dim, static_cast<int64_t>(members.size()));
    return shape;
}

/// Members stacked on read; writes go to the members.
class StackedLeaf final : public Leaf::Impl {
public:
    StackedLeaf(std::vector<LeafPtr> members, int64_t dim)
        : Impl(stackedShape(members, dim), promotedDType(members), members.front()->device()), m_members(std::move(members)),
          m_dim(dim)
    {
    }

    [[nodiscard]] LeafPtr at(const BoundIndex& index) const override
    {
        LeafPtr indexed = basicAt(index);
        return index.isBasic() ? indexed : advancedAt(std::move(indexed), index.advancedPart());
    }

    [[nodiscard]] at::Tensor tensor() const override
    {
        if (tensordesk::isRagged(shape())) {
            std::string shapes;
            for (std::size_t i = 0; i < m_members.size(); ++i) {
                if (i == 8) {
                    shapes += ", …";
                    break;
                }
                shapes += (i ? ", " : "") + toString(m_members[i]->shape());
            }
            throw Error(
                ErrorKind::RuntimeError,
                "the members' shapes differ ({}), so they have no dense tensor; show one member, or use as_list, as_padded_tensor or as_nested_tensor",
                shapes);
        }
        std::vector<at::Tensor> tensors;
        for (const LeafPtr& member : m_members) {
            tensors.push_back(member->tensor().to(dtype()));
        }
        return at::stack(tensors, m_dim);
    }

    void assign(const at::Tensor& value) const override
    {
        for (std::size_t i = 0; i < m_members.size(); ++i) {
            m_members[i]->assign(value.select(m_dim, static_cast<int64_t>(i)).to(m_members[i]->dtype()));
        }
    }

    [[nodiscard]] int64_t bytes() const override
    {
        int64_t sum = 0;
        for (const LeafPtr& member : m_members) {
            sum += member->bytes();
        }
        return sum;
    }
    [[nodiscard]] int64_t stackDim() const noexcept { return m_dim; }
    [[nodiscard]] Leaf member(int64_t i) const { return m_members[static_cast<std::size_t>(i)]; }
    [[nodiscard]] std::vector<Leaf> members() const override { return {m_members.begin(), m_members.end()}; }
    [[nodiscard]] bool isEdited() const override
    {
        return std::any_of(m_members.begin(), m_members.end(), [](const LeafPtr& member) { return member->isEdited(); });
    }
    void checkIntact() const override
    {
        for (const LeafPtr& member : m_members) {
            member->checkIntact();
        }
    }
    void release() const override
    {
        for (const LeafPtr& member : m_members) {
            member->release();
        }
    }

private:
    /// The part of `index` that concerns members goes to them; the stack dim picks or thins them.
    [[nodiscard]] LeafPtr basicAt(const BoundIndex& index) const
    {
        const Index items = basicItems(index, m_dim);
        const auto covered = static_cast<int64_t>(index.inputBatch().size());
        const int64_t memberDims = covered - (m_dim < covered ? 1 : 0);
        const auto memberAt = [&](const LeafPtr& member) {
            const BoundIndex bound(items, c10::IntArrayRef(member->shape()).slice(0, memberDims));
            return bound.isIdentity() ? member : member->at(bound);
        };
        Range chosen{0, 1, static_cast<int64_t>(m_members.size())};
        int64_t newDim = m_dim;
        int64_t dim = 0, resultDim = 0;
        for (const auto& [kind, range] : index.basic()) {
            if (kind == BasicDim::Kind::NewAxis) {
                ++resultDim;
                continue;
            }
            if (dim++ == m_dim) {
                if (kind == BasicDim::Kind::Pick) {
                    return memberAt(m_members[range.start]);
                }
                chosen = range;
                newDim = resultDim;
            }
            resultDim += kind == BasicDim::Kind::Range;
        }
        if (m_dim >= covered) {
            newDim = resultDim + (m_dim - covered);
        }
        std::vector<LeafPtr> members;
        for (int64_t i = 0; i < chosen.count; ++i) {
            members.push_back(memberAt(m_members[chosen.start + i * chosen.step]));
        }
        if (members.empty()) {
            // An empty tensor has the shape without stacking anything.
            Shape shape = memberAt(m_members.front())->shape();
            shape.insert(shape.begin() + newDim, 0);
            return makeTensorLeaf(at::empty(shape, dtype()));
        }
        return std::make_shared<StackedLeaf>(std::move(members), newDim);
    }

    /// Rows chosen along the stack dim are members chosen; any other gather works on the dense stack.
    [[nodiscard]] static LeafPtr advancedAt(LeafPtr indexed, const BoundIndex& index)
    {
        const auto* stack = dynamic_cast<const StackedLeaf*>(indexed.get());
        const auto isTensor = [](const at::Tensor& tensor) { return tensor.defined(); };
        const std::vector<at::Tensor>& tensors = index.advanced();
        const bool onlyStackDim = stack != nullptr && stack->m_dim < static_cast<int64_t>(tensors.size())
                               && tensors[stack->m_dim].defined() && tensors[stack->m_dim].dim() == 1
                               && tensors[stack->m_dim].numel() > 0 && std::count_if(tensors.begin(), tensors.end(), isTensor) == 1;
        if (!onlyStackDim) {
            return makeGatheredLeaf(std::move(indexed), index);
        }
        const at::Tensor& chosen = tensors[stack->m_dim];
        std::vector<LeafPtr> members;
        for (int64_t i = 0; i < chosen.numel(); ++i) {
            members.push_back(stack->m_members[chosen.const_data_ptr<int64_t>()[i]]);
        }
        return std::make_shared<StackedLeaf>(std::move(members), stack->m_dim);
    }

    std::vector<LeafPtr> m_members;
    int64_t m_dim;
};

}  // namespace

LeafPtr makeStackedLeaf(std::vector<LeafPtr> members, int64_t dim)
{
    const std::size_t rank = members.front()->shape().size();
    for (const LeafPtr& member : members) {
        if (member->shape().size() != rank) {
            throw Error(ErrorKind::RuntimeError, "the members have different numbers of dims: {} and {}",
                        toString(members.front()->shape()), toString(member->shape()));
        }
    }
    return std::make_shared<StackedLeaf>(std::move(members), dim);
}

DType promotedDType(const std::vector<LeafPtr>& members)
{
    DType dtype = members.front()->dtype();
    for (const LeafPtr& member : members) {
        dtype = member->dtype() == dtype ? dtype : c10::promoteTypes(dtype, member->dtype());
    }
    return dtype;
}

int64_t stackDimOf(const Leaf& leaf)
{
    return static_cast<const StackedLeaf&>(*leaf.impl()).stackDim();
}

Leaf memberAt(const Leaf& leaf, int64_t position)
{
    const auto* stack = dynamic_cast<const StackedLeaf*>(leaf.impl().get());
    return stack != nullptr && stack->stackDim() == 0 ? stack->member(position) : leaf.at(Index{position});
}

Leaf withMembers(const Leaf& leaf, const std::function<Leaf(const Leaf&)>& change)
{
    std::vector<Leaf> members;
    for (const Leaf& member : leaf.members())
        members.push_back(change(member));
    return members.empty() ? leaf : Leaf::stack(std::move(members), stackDimOf(leaf));
}

}  // namespace tensordesk
