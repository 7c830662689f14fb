// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/keys/construct.h"

#include "model/operations/compute/leafwise.h"
#include "model/operations/keys/keytree.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/leaves/scratch.h"
#include "model/tensordict/leaves/stridedleaf.h"
#include "model/tensordict/tree/lazystacknode.h"
#include "model/tensordict/tree/visit.h"

#include <ATen/ops/empty.h>
#include <ATen/ops/empty_like.h>
#include <ATen/ops/empty_strided.h>

#include <algorithm>

namespace tensordesk {

namespace {

/// How a tensor of `shape` is made. RuntimeError and MemoryError if none can be.
at::TensorOptions checkedOptions(const Shape& shape, const Leaf& like, const NewTensors& options)
{
    const DType dtype = options.dtype.value_or(like.dtype());
    const auto negative = std::find_if(shape.begin(), shape.end(), [](int64_t size) { return size < 0; });
    if (negative != shape.end())
        throw Error(ErrorKind::RuntimeError, "a size cannot be negative: {}", *negative);
    checkFits(shape, dtype);
    return at::TensorOptions(dtype).device(options.device.value_or(like.device()));
}

at::Tensor filled(const at::Tensor& empty, const Filling& filling, const NewTensors& options)
{
    if (filling)
        empty.fill_(*filling);
    return options.requiresGrad ? empty.requires_grad_() : empty;
}

at::Tensor filledTensor(const Shape& shape, const Leaf& like, const Filling& filling, const NewTensors& options)
{
    const at::TensorOptions made = checkedOptions(shape, like, options);
    return guardingTorch([&] { return filled(at::empty(shape, made), filling, options); });
}

/// The elements lie in the order of those of the leaf, as torch has it: view() takes the same shapes of both.
at::Tensor filledTensor(const Leaf& like, const Filling& filling, const NewTensors& options)
{
    const at::TensorOptions made = checkedOptions(like.shape(), like, options);
    return guardingTorch([&] {
        const StridedElements elements = elementsOf(like);
        const at::Tensor order = at::empty_strided(elements.sizes, elements.strides, made.device(at::kMeta));
        return filled(at::empty_like(order, made), filling, options);
    });
}

/// `shape` with other batch dims.
Shape rebatched(const Shape& shape, std::size_t batchDims, const Shape& batch)
{
    Shape result = batch;
    result.insert(result.end(), shape.begin() + static_cast<std::ptrdiff_t>(batchDims), shape.end());
    return result;
}

/// For a stack with `keepsStacks`, repeats the first member as the batch requires; otherwise all its values are one.
NonTensor rebatched(const NonTensor& data, const Shape& batch, bool keepsStacks)
{
    if (!data.isStack())
        return data.withBatch(batch);
    if (!keepsStacks || batch.empty() || batch.front() == 0 || data.batchSize().front() == 0)
        return NonTensor(data.toPythonValue(), batch);
    const NonTensor first = data.at(BoundIndex({0}, data.batchSize()));
    const Shape rest(batch.begin() + 1, batch.end());
    const NonTensor member = rest.empty() ? first : rebatched(first, rest, true);
    return NonTensor::stack(std::vector(static_cast<std::size_t>(batch.front()), member), 0);
}

/// As many levels without leaves as the batch says.
TensorDict newStack(const TensorDict& td, Shape batch, const NewTensors& options)
{
    const auto dim = batch.begin() + td.stackDim();
    const auto count = static_cast<std::size_t>(std::max<int64_t>(*dim, 0));
    batch.erase(dim);
    const TensorDict member = newFilled(emptied(td.members().front(), true), batch, {}, options);
    std::vector<TensorDict> members;
    for (std::size_t i = 0; i < count; ++i)
        members.push_back(member.shallowCopy());
    return restacked(td, std::move(members));
}

TensorDict newLevel(const TensorDict& td, std::size_t batchDims, const Shape& batch, const DimNames& names, const Filling& filling,
                    const NewTensors& options)
{
    const Shape own = rebatched(td.batchSize(), batchDims, batch);
    const bool hasMembers = td.isLazyStack() && td.stackDim() < static_cast<int64_t>(own.size())
                         && own[static_cast<std::size_t>(td.stackDim())] > 0;
    if (options.keepsStacks && hasMembers && !td.members().empty())
        return newStack(td, own, options);
    const DimNames before = td.names();
    DimNames ownNames = names;
    ownNames.insert(ownNames.end(), before.begin() + static_cast<std::ptrdiff_t>(batchDims), before.end());
    TensorDict result(own, ownNames, options.device ? options.device : td.device());
    visitLevel(td, [&](const Key& key, Entry entry) {
        if (const auto* leaf = std::get_if<Leaf>(&entry)) {
            if (leaf->isRagged())
                static_cast<void>(leaf->tensor());  // throws: the shapes differ
            entry = Leaf(filledTensor(rebatched(leaf->shape(), batchDims, batch), *leaf, filling, options));
        } else if (const auto* child = std::get_if<TensorDict>(&entry)) {
            entry = newLevel(*child, batchDims, batch, names, filling, options);
        } else if (const auto* data = std::get_if<NonTensor>(&entry)) {
            entry = rebatched(*data, own, options.keepsStacks);
        } else {
            throw std::get<Broken>(entry).error();
        }
        result.set({key}, std::move(entry));
    });
    return td.tensorclass().empty() ? result : TensorDict::typed(std::move(result), td.tensorclass());
}

at::Tensor copied(const at::Tensor& data, const Leaf& like, const NewTensors& options)
{
    const DType dtype = options.dtype.value_or(like.dtype());
    checkFits(data.sizes(), dtype);
    return guardingTorch([&] {
        const at::Tensor made = data.detach().to(options.device.value_or(like.device()), dtype, false, true);
        return options.requiresGrad ? made.requires_grad_() : made;
    });
}

at::Tensor copied(const Leaf& leaf)
{
    if (leaf.device().is_cpu() && !leaf.isRagged() && !isLarge(leaf))
        checkFits(leaf.shape(), leaf.dtype());
    return guardingTorch([&] { return isLarge(leaf) ? scratchCopy(leaf) : leaf.tensor().clone(); });
}

/// The tree of `td` with the entries that `make` gives for its leaves, without names.
TensorDict recast(const TensorDict& td, const Shape& batch, const NewTensors& options,
                  const std::function<Entry(const Key&, const Entry&)>& make)
{
    TensorDict result(batch, {}, options.device ? options.device : td.device());
    visitLevel(td, [&](const Key& key, const Entry& entry) {
        if (const auto* broken = std::get_if<Broken>(&entry))
            throw broken->error();
        result.set({key}, make(key, entry));
    });
    return td.tensorclass().empty() ? result : TensorDict::typed(std::move(result), td.tensorclass());
}

}  // namespace

TensorDict newFilled(const TensorDict& td, const Shape& batch, const Filling& filling, const NewTensors& options)
{
    return newLevel(td, td.batchSize().size(), batch, resized(td.names(), batch.size()), filling, options);
}

TensorDict newTensors(const TensorDict& td, const TensorDict& data, const NewTensors& options)
{
    return recast(td, data.batchSize(), options, [&](const Key& key, const Entry& entry) -> Entry {
        Entry source = data.at({key});
        const auto *leaf = std::get_if<Leaf>(&entry), *from = std::get_if<Leaf>(&source);
        const auto *child = std::get_if<TensorDict>(&entry), *fromChild = std::get_if<TensorDict>(&source);
        if (leaf && from)
            return Leaf(copied(from->tensor(), *leaf, options));
        if (child && fromChild)
            return newTensors(*child, *fromChild, options);
        if (std::holds_alternative<NonTensor>(entry) && std::holds_alternative<NonTensor>(source))
            return source;
        throw Error(ErrorKind::TypeError, "the data have another kind of entry here");
    });
}

TensorDict newTensors(const TensorDict& td, const at::Tensor& data, const NewTensors& options)
{
    const Shape batch = data.sizes().vec();
    bool isWhereDataAre = true;
    TensorDict result = recast(td, batch, options, [&](const Key&, const Entry& entry) -> Entry {
        if (const auto* leaf = std::get_if<Leaf>(&entry)) {
            const at::Tensor made = copied(data, *leaf, options);
            isWhereDataAre = isWhereDataAre && made.device() == data.device();
            return Leaf(made);
        }
        if (const auto* child = std::get_if<TensorDict>(&entry))
            return newTensors(*child, data, options);
        return rebatched(std::get<NonTensor>(entry), batch, false);
    });
    if (!result.device() && isWhereDataAre)
        result.setDevice(data.device());  // a tensor has one, whatever the tensordict says
    return result;
}

TensorDict filledLike(const TensorDict& td, const Filling& filling, const NewTensors& options)
{
    TensorDict result = mapLeaves(td, [&](const Leaf& leaf) { return filledTensor(leaf, filling, options); }, KeepNames::Yes);
    if (options.device)
        result.setDevice(options.device);
    if (td.isLocked())
        result.setLocked(true);
    return result;
}

TensorDict cloned(const TensorDict& td)
{
    return mapLeaves(td, [](const Leaf& leaf) { return copied(leaf); }, KeepNames::Yes);
}

TensorDict toTensorDict(const TensorDict& td, bool keepsNone)
{
    const auto isLeftOut = [&](const Entry& entry) {
        const auto* data = std::get_if<NonTensor>(&entry);
        return data && !keepsNone && !td.tensorclass().empty() && data->toPythonValue().as<PythonValue::None>();
    };
    TensorDict result(td.batchSize(), td.names(), td.device());
    visitLevel(td, [&](const Key& key, Entry entry) {
        if (const auto* leaf = std::get_if<Leaf>(&entry)) {
            entry = Leaf(copied(*leaf));
        } else if (const auto* child = std::get_if<TensorDict>(&entry)) {
            entry = toTensorDict(*child, keepsNone);
        } else if (isLeftOut(entry)) {
            return;
        } else if (const auto* broken = std::get_if<Broken>(&entry)) {
            throw broken->error();
        }
        result.set({key}, std::move(entry));
    });
    return result;
}

TensorDict fromKeys(const std::vector<KeyPath>& keys, const Entry& value)
{
    TensorDict result;
    for (const KeyPath& key : keys)
        result.set(key, value);
    return result;
}

namespace {

using BatchSizes = std::vector<std::pair<KeyPath, Shape>>;

Shape cutTo(Shape shape, std::optional<int64_t> dims)
{
    if (dims && *dims < static_cast<int64_t>(shape.size()))
        shape.resize(static_cast<std::size_t>(std::max<int64_t>(*dims, 0)));
    return shape;
}

/// The longest batch size of a level. Those of the levels below are added to `sizes` first.
Shape longestBatchSize(const TensorDict& td, const KeyPath& path, std::optional<int64_t> dims, bool keepFitting, BatchSizes& sizes)
{
    if (td.isLazyStack())
        return td.batchSize();
    std::optional<Shape> common;
    const auto add = [&](const Shape& shape) { common = common ? commonPrefix(*common, shape) : shape; };
    for (std::size_t i = 0; i < td.count(); ++i) {
        const Entry entry = td.entryAt(i);
        if (const auto* leaf = std::get_if<Leaf>(&entry))
            add(leaf->shape());
        else if (const auto* data = std::get_if<NonTensor>(&entry); data && !data->batchSize().empty())
            add(data->batchSize());
        const auto* child = std::get_if<TensorDict>(&entry);
        if (!child)
            continue;
        const bool fits = keepFitting && dims && child->dim() >= *dims;
        const Shape below = fits ? child->batchSize() : longestBatchSize(*child, path / td.keyAt(i), dims, false, sizes);
        if (child->count() > 0)
            add(below);
    }
    Shape longest = cutTo(common.value_or(td.batchSize()), dims);
    longest.erase(std::find(longest.begin(), longest.end(), kRagged), longest.end());
    sizes.emplace_back(path, longest);
    return longest;
}

}  // namespace

void autoBatchSize(const TensorDict& td, std::optional<int64_t> dims, bool keepFitting, Mutations& mutations)
{
    BatchSizes sizes;
    const Shape own = longestBatchSize(td, {}, dims, keepFitting, sizes);
    if (td.isLazyStack())
        sizes.emplace_back(KeyPath(), cutTo(own, dims));  // refused if it differs
    for (const auto& [path, batch] : sizes)
        mutations.apply(SetBatchSize{path, batch});
}

}  // namespace tensordesk
