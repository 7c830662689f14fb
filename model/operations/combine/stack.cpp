// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/combine/stack.h"

#include "model/operations/shape/batchview.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/tree/entryops.h"
#include "model/tensordict/tree/privatecopy.h"
#include "model/tensordict/tree/typednode.h"

#include <ATen/ops/stack.h>

#include <algorithm>

namespace tensordesk {

namespace {

void checkSome(const std::vector<TensorDict>& members)
{
    if (members.empty()) {
        throw Error(ErrorKind::RuntimeError, "there is nothing to stack: the list of tensordicts is empty");
    }
}

/// The entries of one key. REQUIRES: all members have it.
std::vector<Entry> entriesAt(const std::vector<TensorDict>& members, const Key& key)
{
    std::vector<Entry> entries;
    entries.reserve(members.size());
    for (const TensorDict& member : members) {
        ProgressScope::step();
        entries.push_back(member.at(KeyPath{key}));
    }
    return entries;
}

/// Why entries of one key cannot be stacked, whatever lies below them; empty if they can.
Message mismatch(const std::vector<Entry>& entries)
{
    const Entry& first = entries.front();
    for (const Entry& entry : entries) {
        if (entry.index() != first.index()) {
            return Message("one is {}, another {}", kindName(first), kindName(entry));
        }
        const auto *leaf = std::get_if<Leaf>(&entry), *firstLeaf = std::get_if<Leaf>(&first);
        if (leaf != nullptr && (leaf->shape() != firstLeaf->shape() || leaf->isRagged())) {
            return Message("their shapes are {} and {}", toString(firstLeaf->shape()), toString(leaf->shape()));
        }
        const auto *level = std::get_if<TensorDict>(&entry), *firstLevel = std::get_if<TensorDict>(&first);
        if (level != nullptr && level->batchSize().size() != firstLevel->batchSize().size()) {
            return Message("their batch sizes are {} and {}", toString(firstLevel->batchSize()), toString(level->batchSize()));
        }
    }
    return {};
}

Leaf stackedCopy(const std::vector<Leaf>& leaves, int64_t dim)
{
    if (!std::all_of(leaves.begin(), leaves.end(), [](const Leaf& leaf) { return leaf.isInMemory(); })) {
        return privateResult(Leaf::stack(leaves, dim));
    }
    return Leaf(guardingTorch([&] {
        std::vector<at::Tensor> tensors;
        tensors.reserve(leaves.size());
        DType dtype = leaves.front().dtype();
        for (const Leaf& leaf : leaves) {
            tensors.push_back(leaf.tensor());
            dtype = c10::promoteTypes(dtype, leaf.dtype());
        }
        if (tensors.front().device().is_cpu()) {
            Shape shape = leaves.front().shape();
            shape.insert(shape.begin() + dim, static_cast<int64_t>(leaves.size()));
            checkFits(shape, dtype);
        }
        return at::stack(tensors, dim);
    }));
}

/// Names of the members, and none for the new dim; none at all if they differ.
DimNames stackedNames(const std::vector<TensorDict>& members, int64_t dim)
{
    DimNames names = members.front().names();
    for (const TensorDict& member : members) {
        if (member.names() != names) {
            return {};
        }
    }
    names.insert(names.begin() + dim, DimName());
    return names;
}

/// Stacks, densely where that is possible. With `mustBeDense` anything else is an error.
class Stacking {
public:
    Stacking(int64_t dim, bool mustBeDense) : m_dim(dim), m_mustBeDense(mustBeDense) { }

    /// REQUIRES: no members of a tensorclass.
    [[nodiscard]] TensorDict operator()(const std::vector<TensorDict>& members) const
    {
        const TensorDict& first = members.front();
        for (const TensorDict& member : members) {
            ProgressScope::step();
            if (member.batchSize() != first.batchSize()) {
                return lazily(members, Message("their batch sizes are {} and {}", toString(first.batchSize()),
                                               toString(member.batchSize())));
            }
            if (const auto key = keyOfOne(first, member)) {
                return lazily(members, Message("only some of them have the key {}; use maybe_dense_stack or lazy_stack",
                                               stringLiteral(*key)));
            }
        }
        if (std::all_of(members.begin(), members.end(), [](const TensorDict& member) { return member.isLazyStack(); })) {
            return stacksOf(members);
        }
        auto table = std::make_shared<StoredTable>();
        for (const Key& key : first.keys()) {
            const std::vector<Entry> entries = entriesAt(members, key);
            if (const Message why = mismatch(entries); !why.empty()) {
                return lazily(members, why, key);
            }
            table->append(key, withinKey(key, [&] { return stacked(entries); }));
        }
        Shape batch = first.batchSize();
        batch.insert(batch.begin() + m_dim, static_cast<int64_t>(members.size()));
        return mapping(first, std::move(batch), stackedNames(members, m_dim), std::move(table));
    }

    static std::vector<TensorDict> unwrapped(const std::vector<TensorDict>& members)
    {
        std::vector<TensorDict> contents;
        contents.reserve(members.size());
        for (const TensorDict& member : members) {
            contents.push_back(contentOf(member));
        }
        return contents;
    }

    static TensorDict wrappedLike(const TensorDict& like, TensorDict content)
    {
        return like.tensorclass().empty() ? content : TensorDict::typed(std::move(content), like.tensorclass());
    }

private:
    [[nodiscard]] Entry stacked(const std::vector<Entry>& entries) const
    {
        if (std::holds_alternative<Leaf>(entries.front())) {
            return stackedCopy(itemsOf<Leaf>(entries), m_dim);
        }
        if (std::holds_alternative<NonTensor>(entries.front())) {
            return NonTensor::stack(itemsOf<NonTensor>(entries), m_dim);
        }
        const std::vector<TensorDict> children = itemsOf<TensorDict>(entries);
        return wrappedLike(children.front(), (*this)(unwrapped(children)));
    }

    [[nodiscard]] TensorDict lazily(const std::vector<TensorDict>& members, const Message& why, const Key& key = {}) const
    {
        if (!m_mustBeDense) {
            return lazyStack(members, m_dim);
        }
        Error error(ErrorKind::RuntimeError, "the tensordicts cannot be stacked: {}", why);
        throw key.empty() ? error : error.within(key);
    }

    /// A lazy stack of the members' members, if all have as many.
    [[nodiscard]] TensorDict stacksOf(const std::vector<TensorDict>& stacks) const
    {
        const TensorDict& first = stacks.front();
        const bool areAlike = std::all_of(stacks.begin(), stacks.end(), [&](const TensorDict& stack) {
            return stack.members().size() == first.members().size() && stack.stackDim() == first.stackDim();
        });
        if (!areAlike || first.members().empty()) {
            return lazyStack(stacks, m_dim);
        }
        const bool isBefore = m_dim <= first.stackDim();
        const Stacking inner(isBefore ? m_dim : m_dim - 1, m_mustBeDense);
        std::vector<TensorDict> members;
        for (std::size_t i = 0; i < first.members().size(); ++i) {
            std::vector<TensorDict> column;
            for (const TensorDict& stack : stacks) {
                column.push_back(stack.members()[i]);
            }
            members.push_back(wrappedLike(column.front(), inner(unwrapped(column))));
        }
        return TensorDict::lazyStack(std::move(members), first.stackDim() + (isBefore ? 1 : 0));
    }

    int64_t m_dim;
    bool m_mustBeDense;
};

TensorDict stacked(const std::vector<TensorDict>& members, int64_t dim, bool mustBeDense)
{
    checkSome(members);
    const Stacking stacking(wrapDim(dim, members.front().dim() + 1), mustBeDense);
    return Stacking::wrappedLike(members.front(), stacking(Stacking::unwrapped(members)));
}

}  // namespace

TensorDict stack(const std::vector<TensorDict>& members, int64_t dim)
{
    return stacked(members, dim, true);
}

Leaf stack(const std::vector<Leaf>& leaves, int64_t dim)
{
    const std::vector<Entry> entries(leaves.begin(), leaves.end());
    if (const Message why = entries.empty() ? Message("there are none") : mismatch(entries); !why.empty()) {
        throw Error(ErrorKind::RuntimeError, "the tensors cannot be stacked: {}", why);
    }
    return stackedCopy(leaves, wrapDim(dim, leaves.front().dim() + 1));
}

TensorDict maybeDenseStack(const std::vector<TensorDict>& members, int64_t dim)
{
    return stacked(members, dim, false);
}

TensorDict lazyStack(const std::vector<TensorDict>& members, int64_t dim, DimName dimName)
{
    checkSome(members);
    const TensorDict& first = members.front();
    const int64_t dims = first.dim();
    if (dim < -dims - 1 || dim > dims) {
        throw Error(ErrorKind::RuntimeError, "the stack dim {} is out of range for members of batch size {}", dim,
                    toString(first.batchSize()));
    }
    bool isTyped = !first.tensorclass().empty();
    for (const TensorDict& member : members) {
        if (member.dim() == dims && member.names() != first.names()) {
            throw Error(ErrorKind::ValueError, "the names of the members differ: {} and {}", toString(first.names()),
                        toString(member.names()));
        }
        isTyped &= member.tensorclass() == first.tensorclass();
    }
    if (!isTyped) {
        return TensorDict::lazyStack(members, dim, std::move(dimName));
    }
    return Stacking::wrappedLike(first, TensorDict::lazyStack(Stacking::unwrapped(members), dim, std::move(dimName)));
}

bool canStack(const std::vector<TensorDict>& members)
{
    for (const TensorDict& member : members) {
        const TensorDict& first = members.front();
        if (member.batchSize() != first.batchSize() || keyOfOne(first, member)
            || (member.isLazyStack() && !canStack(member.members()))) {
            return false;
        }
    }
    const std::vector<Key> keys = members.empty() ? std::vector<Key>() : members.front().keys();
    return !members.empty() && std::all_of(keys.begin(), keys.end(), [&](const Key& key) {
        const std::vector<Entry> entries = entriesAt(members, key);
        return mismatch(entries).empty()
            && (!std::holds_alternative<TensorDict>(entries.front()) || canStack(itemsOf<TensorDict>(entries)));
    });
}

TensorDict denseIfUniform(const TensorDict& td)
{
    return td.isLazyStack() && canStack(td.members()) ? lockedAs(td, denseView(td)) : td;
}

std::optional<Key> keyOfOne(const TensorDict& first, const TensorDict& second)
{
    for (const auto& [one, other] : {std::pair(&first, &second), std::pair(&second, &first)}) {
        for (std::size_t i = 0; i < one->count(); ++i) {
            if (!other->node()->positionOf(one->keyAt(i))) {
                return one->keyAt(i);
            }
        }
    }
    return {};
}

TensorDict contentOf(const TensorDict& td)
{
    const auto* typed = dynamic_cast<const TypedNode*>(td.node().get());
    return typed ? typed->content() : td;
}

}  // namespace tensordesk
