// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/shape/expand.h"

#include "model/operations/combine/stack.h"
#include "model/operations/compute/leafwise.h"
#include "model/operations/shape/batchview.h"
#include "model/tensordict/tree/visit.h"

namespace tensordesk {

namespace {

class Expansion final : public BatchView {
public:
    /// REQUIRES: `to` ends with the sizes of `from`, but where these are 1.
    Expansion(Shape from, Shape to, KeepNames keepNames) : m_from(std::move(from)), m_to(std::move(to)), m_keepNames(keepNames) { }

    [[nodiscard]] Shape shape(const Shape& shape) const override
    {
        Shape result = m_to;
        result.insert(result.end(), shape.begin() + static_cast<std::ptrdiff_t>(m_from.size()), shape.end());
        return result;
    }
    [[nodiscard]] DimNames names(const DimNames& names) const override
    {
        DimNames result(m_to.size() - m_from.size());
        result.insert(result.end(), names.begin(), names.end());
        return m_keepNames == KeepNames::Yes ? result : DimNames(result.size());
    }
    [[nodiscard]] at::Tensor apply(const at::Tensor& tensor) const override
    {
        const at::DimVector sizes = regroupedSizes(m_to, tensor, m_from.size());
        static_cast<void>(elementCount(sizes));  // says so if 64 bits cannot count them
        return tensor.expand(sizes);
    }

    [[nodiscard]] NonTensor ofValue(const NonTensor& value) const override
    {
        if (isRagged(m_to)) {
            return BatchView::ofValue(value);
        }
        const Shape batch = shape(value.batchSize());
        // broadcast_to() ignores non-tensor values.
        const bool staysOne = m_keepNames == KeepNames::No && !value.isStack();
        return staysOne ? value.withBatch(batch) : value.expanded(batch);
    }

    [[nodiscard]] TensorDict ofStack(const TensorDict& stack) const override
    {
        const auto added = static_cast<int64_t>(m_to.size() - m_from.size());
        const int64_t stackDim = stack.stackDim(), newDim = stackDim + added;
        // Stacks lose only names that no longer fit.
        const KeepNames keepNames = added == 0 ? KeepNames::Yes : m_keepNames;
        const DimName name = keepNames == KeepNames::Yes ? stack.stackDimName() : DimName();
        if (stackDim >= static_cast<int64_t>(m_from.size())) {
            return viewedMembers(stack, std::make_shared<Expansion>(m_from, m_to, keepNames), newDim, name);
        }
        if (canStack(stack.members())) {
            return viewedEntries(denseView(stack), std::make_shared<Expansion>(m_from, m_to, keepNames));
        }
        Shape from = m_from, to = m_to;
        from.erase(from.begin() + stackDim);
        to.erase(to.begin() + newDim);
        TensorDict members = viewedMembers(stack, std::make_shared<Expansion>(from, to, keepNames), newDim, name);
        const int64_t count = m_to[static_cast<std::size_t>(newDim)];
        if (count == static_cast<int64_t>(members.members().size())) {
            return members;
        }
        checkMemberCount(count);
        return TensorDict::lazyStack(std::vector<TensorDict>(static_cast<std::size_t>(count), members.members().front()), newDim,
                                     name);
    }

private:
    static void checkMemberCount(int64_t count)
    {
        constexpr int64_t most = 10'000'000;
        if (count > most) {
            throw Error(ErrorKind::MemoryError, "a lazy stack of {} members is too long", count);
        }
    }

    Shape m_from, m_to;
    KeepNames m_keepNames;
};

TensorDict expanded(const TensorDict& td, Shape shape, KeepNames keepNames)
{
    const Shape& batch = td.batchSize();
    if (shape.size() < batch.size()) {
        throw Error(ErrorKind::RuntimeError, "the sizes {} are fewer than the dims of the batch size {}", toString(shape),
                    toString(batch));
    }
    const std::size_t added = shape.size() - batch.size();
    for (std::size_t dim = 0; dim < shape.size(); ++dim) {
        if (dim >= added && shape[dim] == -1) {
            shape[dim] = batch[dim - added];
        }
        const bool fits = dim < added ? shape[dim] >= 0 : batch[dim - added] == 1 || batch[dim - added] == shape[dim];
        if (!fits || (shape[dim] < 0 && shape[dim] != kRagged)) {
            throw Error(ErrorKind::RuntimeError, "the batch size {} cannot be expanded to {}: dim {} is neither new nor of size 1",
                        toString(batch), toString(shape), dim);
        }
    }
    if (!isRagged(shape)) {
        static_cast<void>(elementCount(shape));
    }
    return viewed(td, std::make_shared<Expansion>(batch, std::move(shape), keepNames));
}

/// All levels get the same batch size.
TensorDict expandedAs(const TensorDict& td, const TensorDict& other, const Shape& batch)
{
    const bool keepsNames = td.isLazyStack() && td.batchSize().size() == batch.size();
    TensorDict result(batch, keepsNames ? td.names() : DimNames{}, td.device());
    visitLevel(td, [&](const Key& key, const Entry& entry) {
        const std::optional<Entry> partner = other.find({key});
        if (!partner) {
            throw Error(ErrorKind::KeyError, "the tensordict to expand to has no key {}", stringLiteral(key));
        }
        const auto *leaf = std::get_if<Leaf>(&entry), *otherLeaf = std::get_if<Leaf>(&*partner);
        const auto *child = std::get_if<TensorDict>(&entry), *otherChild = std::get_if<TensorDict>(&*partner);
        if (leaf != nullptr && otherLeaf != nullptr) {
            const Shape shape = otherLeaf->shape();
            result.set({key}, viewed(*leaf, [&](const at::Tensor& tensor) { return tensor.expand(shape); }));
        } else if (child != nullptr && otherChild != nullptr) {
            result.set({key}, expandedAs(*child, *otherChild, batch));
        } else if (const auto* value = std::get_if<NonTensor>(&entry)) {
            result.set({key}, value->isStack() ? value->expanded(batch) : *value);
        } else {
            throw Error(ErrorKind::TypeError, "both tensordicts need the same kind of entry here");
        }
    });
    return td.tensorclass().empty() ? result : TensorDict::typed(std::move(result), td.tensorclass());
}

}  // namespace

TensorDict expand(const TensorDict& td, Shape shape)
{
    return expanded(td, std::move(shape), KeepNames::Yes);
}

TensorDict broadcastTo(const TensorDict& td, Shape shape)
{
    return expanded(td, std::move(shape), KeepNames::No);
}

TensorDict expandAs(const TensorDict& td, const TensorDict& other)
{
    return expandedAs(td, other, other.batchSize());
}

}  // namespace tensordesk
