// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/evaluation/indexing.h"
#include "model/expression/operations/owners.h"
#include "model/expression/operations/shapearguments.h"
#include "model/operations/combine/cat.h"
#include "model/operations/combine/densify.h"
#include "model/operations/combine/gather.h"
#include "model/operations/combine/pad.h"
#include "model/operations/combine/ragged.h"
#include "model/operations/combine/split.h"
#include "model/operations/combine/stack.h"
#include "model/operations/keys/changes.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/tree/visit.h"

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

using enum OperationKind;
Value tupleOf(std::vector<TensorDict> parts)
{
    Value::Tuple tuple;
    for (TensorDict& part : parts)
        tuple.items.emplace_back(std::move(part));
    return tuple;
}

bool isIntSequence(const Value& value)
{
    const auto* leaf = value.as<Leaf>();
    return value.as<Value::List>() || value.as<Value::Tuple>() || value.as<Value::Size>() || value.as<Value::RangeValue>()
        || (leaf && leaf->dim() == 1);
}

Value split(const Arguments& a)
{
    const std::vector<int64_t> sizes = toInts(a["split_size"], Message("sizes of parts"));
    return tupleOf(isIntSequence(a["split_size"]) ? split(a.td(), sizes, a.integer("dim"))
                                                  : split(a.td(), sizes.front(), a.integer("dim")));
}

Value tensorSplit(const Arguments& a)
{
    const Value& sections = a["indices_or_sections"];
    if (!sections.as<int64_t>() && !sections.as<Leaf>() && !isIntSequence(sections))
        throw Error(ErrorKind::ValueError, "the sections are an int or a list of positions, not a {}", sections.typeName());
    const std::vector<int64_t> positions = toInts(sections, Message("positions"));
    return tupleOf(isIntSequence(sections) ? tensorSplit(a.td(), positions, a.integer("dim"))
                                           : tensorSplit(a.td(), positions.front(), a.integer("dim")));
}

const Leaf& tensorArgument(const Arguments& a, std::string_view name)
{
    if (const auto* leaf = a[name].as<Leaf>())
        return *leaf;
    throw Error(ErrorKind::TypeError, "{} must be a tensor, not a {}", name, a[name].typeName());
}

/// All items as tensors; empty if the first one is none. TypeError if some are and some are not.
std::vector<Leaf> tensorsOf(const Value& items, std::string_view function)
{
    std::vector<Leaf> leaves;
    for (int64_t i = 0, count = items.as<TensorDict>() ? 0 : lengthOf(items); i < count; ++i) {
        const Value item = itemAt(items, i);
        const auto* leaf = item.as<Leaf>();
        if (!leaf && i == 0)
            return {};
        if (!leaf)
            throw Error(ErrorKind::TypeError, "{} takes tensors or tensordicts, not both: item {} is a {}", function, i,
                        item.typeName());
        leaves.push_back(*leaf);
    }
    return leaves;
}

Value stack(const Arguments& a)
{
    if (const std::vector<Leaf> leaves = tensorsOf(a["tensors"], "stack"); !leaves.empty())
        return stack(leaves, a.integer("dim"));
    return stack(toTensorDicts(a["tensors"], "stack"), a.integer("dim"));
}

Value maybeDenseStack(const Arguments& a)
{
    return maybeDenseStack(toTensorDicts(a["tensors"], "maybe_dense_stack"), a.integer("dim"));
}

/// Tensors, whose shapes may differ where a form is asked for that allows it.
Value lazyStackOfTensors(const Arguments& a, const std::vector<Leaf>& leaves)
{
    const bool asList = a.flag("as_list"), asPadded = a.flag("as_padded_tensor"), asNested = a.flag("as_nested_tensor");
    if (asList + asPadded + asNested > 1)
        throw Error(ErrorKind::TypeError, "as_list, as_padded_tensor and as_nested_tensor exclude each other");
    if (asList)
        return Value::List{{leaves.begin(), leaves.end()}};
    if (asNested)
        return Leaf::stack(leaves, 0);
    if (!asPadded)
        return stack(leaves, a.integer("dim"));
    const auto* side = a["padding_side"].as<std::string>();
    if (!side || (*side != "left" && *side != "right"))
        throw Error(ErrorKind::RuntimeError, "padding_side is 'left' or 'right'");
    return Leaf(padded({leaves, 0}, toScalar(a["padding_value"], "padding_value"), *side == "left"));
}

Value denseStack(const Arguments& a)
{
    if (const auto* td = a["td_list"].as<TensorDict>())
        return td->isLazyStack() ? Value(maybeDenseStack(td->members(), td->stackDim())) : a["td_list"];
    if (a["dim"].isNone())
        throw Error(ErrorKind::ValueError, "a list of tensordicts is stacked along a dim: set dim");
    return maybeDenseStack(toTensorDicts(a["td_list"], "dense_stack_tds"), a.integer("dim"));
}

Value lazyStack(const Arguments& a)
{
    if (const std::vector<Leaf> leaves = tensorsOf(a["items"], "lazy_stack"); !leaves.empty())
        return lazyStackOfTensors(a, leaves);
    const std::vector<TensorDict> members = toTensorDicts(a["items"], "lazy_stack");
    if (a.flag("strict_shape"))
        checkEqualBatches(members);
    return lazyStack(members, a.integer("dim"), stackDimName(a));
}

Value cat(const Arguments& a)
{
    if (const std::vector<Leaf> leaves = tensorsOf(a["tensors"], "cat"); !leaves.empty())
        return cat(leaves, a.integer("dim"));
    return cat(toTensorDicts(a["tensors"], "cat"), a.integer("dim"));
}

Value gather(const Arguments& a)
{
    if (a.td().isLazyStack() && a.flag("inplace"))
        throw Error(ErrorKind::NotImplementedError, "a lazy stack is not gathered in place; leave inplace=True out");
    const at::Tensor index = tensorArgument(a, "index").tensor();
    if (a.flag("inplace") && index.dim() != a.td().dim())
        throw Error(ErrorKind::NotImplementedError,
                    "in place, the index to gather by needs a dim for each of the batch size {}, its shape is {}",
                    toString(a.td().batchSize()), toString(index.sizes()));
    return inPlaceOr(a, gather(a.td(), a.integer("dim"), index));
}

Value padSequence(const Arguments& a)
{
    SequencePadding padding{a.integer("pad_dim"), toScalar(a["padding_value"], "padding_value"), false, {}};
    const auto* side = a["padding_side"].as<std::string>();
    if (!side || (*side != "left" && *side != "right"))
        throw Error(ErrorKind::ValueError, "padding_side is 'left' or 'right'");
    padding.onTheLeft = *side == "left";
    const Value& mask = a["return_mask"];
    if (!mask.as<bool>())
        padding.maskKey = toKey(mask);
    else if (*mask.as<bool>())
        padding.maskKey = KeyPath{"masks"};
    return padSequence(toTensorDicts(a["list_of_tensordicts"], "pad_sequence"), padding);
}

Value padded(const Arguments& a)
{
    const TensorDict td = toTensorDicts(Value::Tuple{{a["tensordict"]}}, "pad").front();
    if (a.flag("inplace"))
        throw Error(ErrorKind::RuntimeError,
                    "a non-tensor value is not padded in place, because it becomes one for each position; leave inplace=True out");
    return pad(td, toInts(a["pad_size"], Message("sizes")), toScalar(a["value"], "value"));
}

Value densify(const Arguments& a)
{
    return densify(a.td());
}

Value toPaddedTensor(const Arguments& a)
{
    const Value& mask = a["mask_key"];
    return padded(a.td(), toScalar(a["padding"], "padding"), mask.isNone() ? std::nullopt : std::optional(toKey(mask)));
}

Value nestedTensor(const Arguments& a)
{
    if (a.td().stackDim() != 0)
        throw Error(ErrorKind::RuntimeError, "a nested tensor is made of a lazy stack on dim 0");
    const auto entry = a.td().find(toKey(a["key"]));
    if (!entry && a["default"].as<Ellipsis>())
        static_cast<void>(a.td().at(toKey(a["key"])));  // throws the KeyError that lists the keys present
    return entry ? fromEntry(*entry) : a["default"];
}

Value append(const Arguments& a)
{
    const auto members = toTensorDicts(Value::Tuple{{a["tensordict"]}}, "append");
    a.mutations().apply(InsertMember{{}, a.td().members().size(), members.front()});
    return {};
}

/// A position as list.insert takes it.
std::size_t insertPosition(int64_t position, std::size_t count)
{
    const auto size = static_cast<int64_t>(count);
    return static_cast<std::size_t>(std::clamp<int64_t>(position < 0 ? position + size : position, 0, size));
}

Value insert(const Arguments& a)
{
    const auto members = toTensorDicts(Value::Tuple{{a["tensordict"]}}, "insert");
    a.mutations().apply(InsertMember{{}, insertPosition(a.integer("index"), a.td().members().size()), members.front()});
    return {};
}

Value extend(const Arguments& a)
{
    const auto* td = a["tensordict"].as<TensorDict>();
    const auto members = td ? unbind(*td, a.td().stackDim()) : toTensorDicts(a["tensordict"], "extend");
    if (members.empty())
        return {};
    std::size_t position = a.td().members().size();
    const TensorDict& first = position > 0 ? a.td().members().front() : members.front();
    for (const TensorDict& member : members)
        if (member.batchSize() != first.batchSize())
            throw Error(ErrorKind::ValueError, "the batch size {} is not that of the stack's members, {}",
                        toString(member.batchSize()), toString(first.batchSize()));
    for (const TensorDict& member : members)
        a.mutations().apply(InsertMember{{}, position++, member});
    return {};
}

/// Tensors below `td` by their keys: all of them, sorted if asked for, or those listed.
std::vector<Leaf> leavesBelow(const TensorDict& td, const Value& sorted)
{
    std::vector<std::pair<KeyPath, Leaf>> all;
    visitLeaves(td, StackWalk::Whole, [&](const KeyPath& path, const Leaf& leaf) { all.emplace_back(path, leaf); });
    std::vector<Leaf> leaves;
    const auto* flag = sorted.as<bool>();
    if (!sorted.isNone() && !flag) {
        if (lengthOf(sorted) != static_cast<int64_t>(all.size()))
            throw Error(ErrorKind::RuntimeError, "the keys given are not those of the tensors of the tensordict");
        for (int64_t i = 0; i < lengthOf(sorted); ++i)
            leaves.push_back(td.leaf(toKey(itemAt(sorted, i))));
        return leaves;
    }
    if (flag && *flag)
        std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    for (auto& [path, leaf] : all)
        leaves.push_back(std::move(leaf));
    return leaves;
}

using Join = Leaf (*)(const std::vector<Leaf>&, int64_t);

/// All tensors of a tensordict as one.
template <Join Joined>
Value joinAll(const Arguments& a)
{
    return Joined(leavesBelow(a.td(), a["sorted"]), a.integer("dim"));
}

/// Tensors of a tensordict put together under another key.
template <Join Joined>
Value joinEntries(const Arguments& a)
{
    std::vector<KeyPath> keys;
    std::vector<Leaf> leaves;
    for (const Value& key : a.rest()) {
        keys.push_back(toKey(key));
        leaves.push_back(a.td().leaf(keys.back()));
    }
    const KeyPath target = toKey(a["out_key"]);
    const bool keeps = a.flag("keep_entries");
    for (const KeyPath& key : keys)
        if (!keeps && std::count(keys.begin(), keys.end(), key) > 1)
            throw Error(ErrorKind::KeyError, "is given twice, but removed the first time").within(key);
    const Leaf result = Joined(leaves, a.integer("dim"));
    if (!startsWith(result.shape(), a.td().batchSize()))
        throw Error(ErrorKind::RuntimeError, "batch dimension mismatch: the result has shape {}, the batch size is {}",
                    toString(result.shape()), toString(a.td().batchSize()))
            .within(target);
    Changes changes;
    if (!keeps)
        for (const KeyPath& key : keys)
            changes.erase(key);
    changes.set(target, result);
    changes.apply(a.td(), a.mutations());
    return a.self();
}

/// `method` for lazy stacks alone.
template <Value (*Method)(const Arguments&)>
Value ofStack(const Arguments& a)
{
    if (!a.td().isLazyStack())
        throw Error(ErrorKind::AttributeError, "'{}' object has no method '{}'; only a lazy stack has", a.td().typeName(),
                    a.operation().name);
    return Method(a);
}

constexpr std::string_view kStack = "(tensors, dim=0, out=None)";
constexpr std::string_view kLazyStack =
    "(items, dim=0, *, device=None, out=None, stack_dim_name=None, strict_shape=False, as_list=False, as_padded_tensor=False, "
    "as_nested_tensor=False, padding_side='right', layout=None, padding_value=0.0)";

constexpr std::array kCombineOperations = {
    Operation{kTd, "split", "(split_size, dim=0)", View, "Splits along a batch dim into parts of one size, or of several sizes.",
              split},
    Operation{kTd, "chunk", "(chunks, dim=0)", View, "Splits into a number of equal parts along a batch dim.",
              [](const Arguments& a) { return tupleOf(chunk(a.td(), a.integer("chunks"), a.integer("dim"))); }},
    Operation{kTd, "tensor_split", "(indices_or_sections, dim=0)", View, "Splits into a number of parts, or at positions.",
              tensorSplit},
    Operation{kTd, "unbind", "(dim)", View, "One tensordict per position of a batch dim.",
              [](const Arguments& a) { return tupleOf(unbind(a.td(), a.integer("dim"))); }},
    Operation{kTd, "narrow", "(dim, start, length)", View, "Selects consecutive positions along a batch dim.",
              [](const Arguments& a) -> Value {
                  return narrow(a.td(), a.integer("dim"), a.integer("start"), a.integer("length"));
              }},
    Operation{kTd, "gather", "(dim, index, out=None, *, inplace=False)", Compute, "Selects positions along a batch dim.", gather},
    Operation{kTd, "to_lazystack", "(dim=0)", View, "Unbinds a batch dim as a lazy stack.",
              [](const Arguments& a) -> Value { return toLazyStack(a.td(), a.integer("dim")); }},
    Operation{kTd, "densify", "(layout=None)", View, "A lazy stack as a tensordict of stacked, maybe ragged, tensors.", densify},
    Operation{kTd, "contiguous", "(*, canonical=False, inplace=False)", Compute, "A plain tensordict of contiguous tensors.",
              [](const Arguments& a) -> Value {
                  if (a.flag("inplace") && a.td().isLazyStack())
                      throw Error(ErrorKind::NotImplementedError,
                                  "a lazy stack has no tensors of its own to be made contiguous in place");
                  return inPlaceOr(a, contiguous(a.td()));
              }},
    Operation{kTd, "to_padded_tensor", "(padding=0.0, mask_key=None)", Compute, "Ragged tensors padded to the longest.",
              toPaddedTensor},
    Operation{kTd, "get_nestedtensor", "(key, default=..., *, layout=None)", View,
              "The entry of a lazy stack, also where shapes differ.", ofStack<nestedTensor>},
    Operation{kTd, "cat_from_tensordict", "(dim=0, *, sorted=None, out=None)", Compute, "Concatenates tensors along a dim.",
              joinAll<tensordesk::cat>},
    Operation{kTd, "stack_from_tensordict", "(dim=0, *, sorted=None, out=None)", Compute, "Stacks all tensors along a new dim.",
              joinAll<tensordesk::stack>},
    Operation{kTd, "cat_tensors", "(*keys, out_key, dim=0, keep_entries=False)", InPlace,
              "Concatenates several entries, stored as another key.", joinEntries<tensordesk::cat>},
    Operation{kTd, "stack_tensors", "(*keys, out_key, dim=0, keep_entries=False)", InPlace,
              "Stacks several entries along a new dim, stored as another key.", joinEntries<tensordesk::stack>},
    Operation{kTd, "append", "(tensordict)", InPlace, "Adds a member to a lazy stack.", ofStack<append>},
    Operation{kTd, "insert", "(index, tensordict)", InPlace, "Inserts a member into a lazy stack.", ofStack<insert>},
    Operation{kTd, "extend", "(tensordict)", InPlace, "Adds members to a lazy stack.", ofStack<extend>},

    Operation{kTd, "stack", kStack, Compute, "Stacks tensordicts along a new batch dim.", stack},
    Operation{kTd, "cat", kStack, Compute, "Concatenates tensordicts along a dim.", cat},
    Operation{kTd, "lazy_stack", kLazyStack, View, "Stacks tensordicts along a new batch dim, without copying.", lazyStack},
    Operation{kTd, "maybe_dense_stack", kStack, Compute, "Stacks tensordicts along a new batch dim; lazily if they differ.",
              maybeDenseStack},
    Operation{kClass, "stack", kStack, Compute, "Stacks tensordicts along a new batch dim.", stack},
    Operation{kClass, "cat", kStack, Compute, "Concatenates tensordicts along a dim.", cat},
    Operation{kClass, "lazy_stack", kLazyStack, View, "Stacks tensordicts along a new batch dim, without copying.", lazyStack},
    Operation{kClass, "maybe_dense_stack", kStack, Compute, "Stacks tensordicts along a new batch dim; lazily if they differ.",
              maybeDenseStack},

    Operation{Owner::Builtin, "lazy_stack", kLazyStack, View, "Stacks tensordicts along a new batch dim, without copying.",
              lazyStack},
    Operation{Owner::Builtin, "dense_stack_tds", "(td_list, dim=None)", Compute,
              "Stacks tensordicts, or the members of a lazy stack, along a new batch dim; lazily if they differ.", denseStack},
    Operation{Owner::Builtin, "pad", "(tensordict, pad_size, value=0.0, inplace=False, safe=True)", Compute,
              "Padded before and after along batch dims.", padded},
    Operation{Owner::Builtin, "pad_sequence",
              "(list_of_tensordicts, pad_dim=0, padding_value=0.0, out=None, return_mask=False, padding_side=\"right\")", Compute,
              "Pads tensordicts to the longest, and stacks them.", padSequence},

    Operation{kTorch, "stack", kStack, Compute, "Stacks tensors or tensordicts along a new dim.", stack},
    Operation{kTorch, "cat", kStack, Compute, "Concatenates tensors or tensordicts along a dim.", cat},
    Operation{kTorch, "concat", kStack, Compute, "The same as torch.cat.", cat},
    Operation{kTorch, "concatenate", kStack, Compute, "The same as torch.cat.", cat},
};

}  // namespace

std::span<const Operation> combineOperations()
{
    return kCombineOperations;
}

}  // namespace tensordesk
