// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/combine/densify.h"

#include "model/operations/combine/ragged.h"
#include "model/operations/combine/split.h"
#include "model/operations/combine/stack.h"
#include "model/operations/shape/batchview.h"
#include "model/tensordict/leaves/leafimpl.h"
#include "model/tensordict/tree/lazystacknode.h"
#include "model/tensordict/tree/privatecopy.h"
#include "model/tensordict/tree/visit.h"

#include <ATen/ops/empty.h>
#include <ATen/ops/ones.h>

#include <algorithm>

namespace tensordesk {

namespace {

bool isAllInMemory(const Leaf& leaf)
{
    const std::vector<Leaf> members = leaf.members();
    return leaf.isInMemory() || (!members.empty() && std::all_of(members.begin(), members.end(), isAllInMemory));
}

/// No rows, for a member that lacks a key: the first event dim is empty.
Leaf noRows(const Leaf& like, std::size_t batchDims)
{
    Shape shape = like.shape();
    if (shape.empty()) {
        throw Error(ErrorKind::RuntimeError, "members without this key cannot be given an empty entry: it has no dims");
    }
    shape[std::min(batchDims, shape.size() - 1)] = 0;
    return Leaf(at::empty(shape, at::TensorOptions(like.dtype()).device(like.device())));
}

/// Returns the entries of the members that have `key`; the others get no rows if it is a tensor.
Entry completed(const TensorDict& stack, const Key& key)
{
    std::vector<std::optional<Leaf>> found;
    std::optional<Leaf> some;
    for (const TensorDict& member : stack.members()) {
        const auto entry = member.find({key});
        const auto* leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr;
        if (entry && leaf == nullptr) {
            return NonTensor(PythonValue(), stack.batchSize());
        }
        found.push_back(leaf ? std::optional(*leaf) : std::nullopt);
        some = leaf ? found.back() : some;
    }
    std::vector<Leaf> leaves;
    for (const auto& leaf : found) {
        leaves.push_back(leaf ? *leaf : noRows(*some, stack.batchSize().size() - 1));
    }
    return Leaf::stack(std::move(leaves), stack.stackDim());
}

/// As ragged as `leaf`, of true: its padding with false is the mask.
Leaf ones(const Leaf& leaf)
{
    if (!leaf.isRagged()) {
        return Leaf(at::ones(leaf.shape(), at::kBool));
    }
    return withMembers(leaf, ones);
}

/// Returns where a position of the batch has data: if any event element has.
Leaf maskOf(const Leaf& leaf, int64_t batchDims)
{
    at::Tensor flags = padded(ones(leaf), false).tensor();
    while (flags.dim() > batchDims) {
        flags = flags.select(-1, 0);
    }
    return Leaf(flags.clone());
}

}  // namespace

TensorDict densify(const TensorDict& td)
{
    auto table = std::make_shared<StoredTable>();
    bool changed = td.isLazyStack();
    for (const Key& key : keysOfMembers(td)) {
        withinKey(key, [&] {
            const auto position = td.node()->positionOf(key);
            Entry entry = position ? td.entryAt(*position) : completed(td, key);
            if (const auto* broken = std::get_if<Broken>(&entry)) {
                throw Error(broken->error());
            }
            const auto* leaf = std::get_if<Leaf>(&entry);
            if (leaf != nullptr && leaf->isRagged() && td.isLazyStack() && td.stackDim() != 0) {
                throw Error(ErrorKind::NotImplementedError, "a stack on dim {} cannot hold tensors of different shapes densely",
                            td.stackDim());
            }
            if (const auto* child = std::get_if<TensorDict>(&entry)) {
                TensorDict dense = densify(*child);
                changed |= !dense.isSame(*child);
                entry = std::move(dense);
            }
            table->append(key, std::move(entry));
        });
    }
    return changed ? mapping(td, td.batchSize(), td.names(), std::move(table)) : td;
}

Leaf padded(const Leaf& leaf, const c10::Scalar& value)
{
    if (!leaf.isRagged()) {
        return leaf;
    }
    RaggedTensors members{{}, stackDimOf(leaf)};
    for (const Leaf& member : leaf.members()) {
        members.leaves.push_back(padded(member, value));
    }
    return Leaf(padded(members, value));
}

TensorDict padded(const TensorDict& td, const c10::Scalar& value, const std::optional<KeyPath>& maskKey)
{
    Shape batch = td.batchSize();
    if (maskKey && !isRagged(batch)) {
        throw Error(ErrorKind::RuntimeError, "a mask is made only where a batch dim is ragged, the batch size is {}",
                    toString(batch));
    }
    auto table = std::make_shared<StoredTable>();
    std::optional<Leaf> mask;
    visitLevel(td, [&](const Key& key, Entry entry) {
        const auto* leaf = std::get_if<Leaf>(&entry);
        if (leaf != nullptr && leaf->isRagged() && td.isLazyStack()) {
            static_cast<void>(leaf->tensor());  // throws the error that lists the shapes
        }
        if (leaf != nullptr && leaf->isRagged()) {
            if (maskKey && !mask) {
                mask = maskOf(*leaf, static_cast<int64_t>(batch.size()));
            }
            entry = padded(*leaf, value);
            std::copy_n(std::get<Leaf>(entry).shape().begin(), batch.size(), batch.begin());
        } else if (const auto* child = std::get_if<TensorDict>(&entry)) {
            entry = padded(*child, value, {});
        }
        table->append(key, std::move(entry));
    });
    TensorDict result = mapping(td, std::move(batch), td.names(), std::move(table));
    if (mask) {
        result.set(*maskKey, *mask);
    }
    return result;
}

namespace {

/// A lazy stack without the keys that only some members have.
TensorDict withCommonKeys(const TensorDict& td)
{
    if (!td.isLazyStack()) {
        return td;
    }
    std::vector<KeyPath> common;
    for (const Key& key : td.keys()) {
        common.push_back({key});
    }
    return td.select(common);
}

}  // namespace

TensorDict contiguous(const TensorDict& td)
{
    const TensorDict dense = denseView(withCommonKeys(td));
    auto transform = [](const Entry& entry) {
        if (const auto* child = std::get_if<TensorDict>(&entry)) {
            return Entry(contiguous(*child));
        }
        const auto* leaf = std::get_if<Leaf>(&entry);
        return !leaf ? entry : isAllInMemory(*leaf) ? Entry(Leaf(leaf->tensor().contiguous())) : Entry(privateResult(*leaf));
    };
    return mapping(dense, dense.batchSize(), dense.names(),
                   std::make_shared<DerivedTable>(entryTable(dense), std::move(transform)));
}

TensorDict toLazyStack(const TensorDict& td, int64_t dim)
{
    dim = wrapDim(dim, td.dim());
    return td.isLazyStack() && td.stackDim() == dim ? td : lazyStack(unbind(td, dim), dim);
}

}  // namespace tensordesk
