// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/combine/cat.h"

#include "model/operations/combine/split.h"
#include "model/operations/combine/stack.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/leaves/concatenatedleaf.h"
#include "model/tensordict/leaves/leafimpl.h"
#include "model/tensordict/tree/entryops.h"
#include "model/tensordict/tree/privatecopy.h"
#include "model/tensordict/tree/visit.h"

#include <ATen/ops/arange.h>
#include <ATen/ops/cat.h>

#include <algorithm>

namespace tensordesk {

namespace {

/// Returns one value if all parts have the same, otherwise one per position.
NonTensor joined(const std::vector<NonTensor>& parts, int64_t dim)
{
    const NonTensor& first = parts.front();
    if (std::all_of(parts.begin(), parts.end(),
                    [&](const NonTensor& part) { return !part.isStack() && part.first() == first.first(); })) {
        Shape batch = first.batchSize();
        batch[static_cast<std::size_t>(dim)] = 0;
        for (const NonTensor& part : parts) {
            batch[static_cast<std::size_t>(dim)] += part.batchSize()[static_cast<std::size_t>(dim)];
        }
        return first.forBatch(std::move(batch));
    }
    std::vector<PythonValue> values;
    std::vector<at::Tensor> numbers;
    for (const NonTensor& part : parts) {
        ProgressScope::step();
        const at::Tensor positions = at::arange(elementCount(part.batchSize()), at::kLong).view(part.batchSize());
        numbers.push_back((part.isStack() ? positions : positions.mul(0)).add(static_cast<int64_t>(values.size())));
        const std::vector<PythonValue> own = part.values();
        values.insert(values.end(), own.begin(), own.end());
    }
    const at::Tensor order = at::cat(numbers, dim).contiguous();
    std::vector<PythonValue> ordered;
    for (int64_t i = 0; i < order.numel(); ++i) {
        ordered.push_back(values[static_cast<std::size_t>(order.const_data_ptr<int64_t>()[i])]);
    }
    return NonTensor::stack(std::move(ordered), order.sizes().vec());
}

template <typename T>
std::vector<T> collected(const std::vector<TensorDict>& parts, const Key& key)
{
    std::vector<T> items;
    for (const TensorDict& part : parts) {
        ProgressScope::step();
        Entry entry = part.at(KeyPath{key});
        auto* item = std::get_if<T>(&entry);
        if (item == nullptr) {
            throw Error(ErrorKind::RuntimeError, "the parts have different kinds of entries here, one of them {}", kindName(entry));
        }
        items.push_back(std::move(*item));
    }
    return items;
}

TensorDict joinedStacks(std::vector<TensorDict> stacks, int64_t dim)
{
    const auto firstStack = std::find_if(stacks.begin(), stacks.end(), [](const TensorDict& td) { return td.isLazyStack(); });
    const int64_t stackDim = firstStack->stackDim();
    for (TensorDict& td : stacks) {
        if (!td.isLazyStack()) {
            td = TensorDict::lazyStack(unbind(td, stackDim), stackDim);  // of no members, if there are no rows
        } else if (td.stackDim() != stackDim) {
            throw Error(ErrorKind::RuntimeError, "lazy stacks to concatenate need the same stack dim, got {} and {}", stackDim,
                        td.stackDim());
        }
    }
    std::vector<TensorDict> members;
    if (dim == stackDim) {
        for (const TensorDict& stack : stacks) {
            members.insert(members.end(), stack.members().begin(), stack.members().end());
        }
        return TensorDict::lazyStack(std::move(members), stackDim);
    }
    const std::size_t count = stacks.front().members().size();
    for (std::size_t i = 0; i < count; ++i) {
        std::vector<TensorDict> parts;
        for (const TensorDict& stack : stacks) {
            if (stack.members().size() != count) {
                throw Error(
                    ErrorKind::RuntimeError,
                    "lazy stacks to concatenate along another dim than that of the stack need as many members, got {} and {}",
                    count, stack.members().size());
            }
            parts.push_back(stack.members()[i]);
        }
        members.push_back(cat(parts, dim > stackDim ? dim - 1 : dim));
    }
    return TensorDict::lazyStack(std::move(members), stackDim);
}

std::optional<at::Device> commonDevice(const std::vector<TensorDict>& parts)
{
    const auto device = parts.front().device();
    const bool isCommon = std::all_of(parts.begin(), parts.end(), [&](const TensorDict& td) { return td.device() == device; });
    return isCommon ? device : std::nullopt;
}

/// Ragged tensors, which are joined where they are stacked. RuntimeError along any other dim.
Leaf joinedRagged(const std::vector<Leaf>& leaves, int64_t dim)
{
    std::vector<Leaf> members;
    for (const Leaf& leaf : leaves) {
        const std::vector<Leaf> own = leaf.members();
        if (own.empty() || stackDimOf(leaf) != dim) {
            throw Error(ErrorKind::RuntimeError,
                        "tensors of different shapes are concatenated along the dim that they are stacked on, not along dim {}",
                        dim);
        }
        members.insert(members.end(), own.begin(), own.end());
    }
    for (Leaf& member : members) {
        member = Leaf(guardingTorch([&] { return member.tensor().clone(); }));
    }
    return Leaf::stack(std::move(members), dim);
}

}  // namespace

Leaf cat(const std::vector<Leaf>& leaves, int64_t dim)
{
    if (leaves.empty()) {
        throw Error(ErrorKind::ValueError, "there is nothing to concatenate: the list of tensors is empty");
    }
    if (leaves.front().dim() == 0) {
        throw Error(ErrorKind::RuntimeError, "tensors without dims cannot be concatenated; stack them");
    }
    dim = wrapDim(dim, leaves.front().dim());
    const bool isRagged = std::any_of(leaves.begin(), leaves.end(), [](const Leaf& leaf) { return leaf.isRagged(); });
    return isRagged ? joinedRagged(leaves, dim) : privateResult(concatenated(leaves, dim));
}

TensorDict cat(const std::vector<TensorDict>& parts, int64_t dim)
{
    if (parts.empty()) {
        throw Error(ErrorKind::ValueError, "there is nothing to concatenate: the list of tensordicts is empty");
    }
    const TensorDict& first = parts.front();
    Shape batch = first.batchSize();
    const auto dims = static_cast<int64_t>(batch.size());
    if (dim < -dims || dim >= dims) {
        throw Error(ErrorKind::RuntimeError, "dim {} is out of range for the batch size {}", dim, toString(batch));
    }
    dim += dim < 0 ? dims : 0;
    if (std::any_of(parts.begin(), parts.end(), [](const TensorDict& td) { return td.isLazyStack(); })) {
        std::vector<TensorDict> contents;
        for (const TensorDict& part : parts) {
            contents.push_back(contentOf(part));
        }
        TensorDict result = joinedStacks(std::move(contents), dim);
        return first.tensorclass().empty() ? result : TensorDict::typed(std::move(result), first.tensorclass());
    }
    int64_t size = 0;
    for (const TensorDict& part : parts) {
        ProgressScope::step();
        if (const auto key = keyOfOne(first, part)) {
            throw Error(ErrorKind::KeyError, "only some of the tensordicts to concatenate have the key {}", stringLiteral(*key));
        }
        Shape other = part.batchSize();
        if (other.size() == batch.size()) {
            size += other[static_cast<std::size_t>(dim)];
            other[static_cast<std::size_t>(dim)] = batch[static_cast<std::size_t>(dim)];
        }
        if (other != batch) {
            throw Error(ErrorKind::RuntimeError,
                        "tensordicts to concatenate along dim {} may differ in that dim alone, got batch sizes {} and {}", dim,
                        toString(batch), toString(part.batchSize()));
        }
    }
    batch[static_cast<std::size_t>(dim)] = size;
    TensorDict result(batch, first.names(), commonDevice(parts));
    visitLevel(first, [&](const Key& key, const Entry& entry) {
        if (const auto* broken = std::get_if<Broken>(&entry)) {
            throw Error(broken->error());
        }
        result.set({key}, std::holds_alternative<Leaf>(entry)        ? Entry(cat(collected<Leaf>(parts, key), dim))
                          : std::holds_alternative<NonTensor>(entry) ? Entry(joined(collected<NonTensor>(parts, key), dim))
                                                                     : Entry(cat(collected<TensorDict>(parts, key), dim)));
    });
    return first.tensorclass().empty() ? result : TensorDict::typed(std::move(result), first.tensorclass());
}

}  // namespace tensordesk
