// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/registry.h"
#include "model/expression/evaluation/classes.h"
#include "model/expression/evaluation/construction.h"
#include "model/expression/evaluation/indexing.h"
#include "model/expression/evaluation/operands.h"
#include "model/expression/operations/owners.h"
#include "model/operations/combine/ragged.h"
#include "model/operations/keys/keypaths.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/tree/subnode.h"
#include "model/tensordict/tree/visit.h"

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

using enum OperationKind;
Value::Size sizeOf(const TensorDict& td)
{
    return {td.batchSize()};
}

Value device(const Arguments& a)
{
    const auto device = a.td().device();
    return device ? Value(*device) : Value();
}

Value dtype(const Arguments& a)
{
    const auto common = commonDType(a.td());
    return common ? Value(*common) : Value();
}

bool isOn(const TensorDict& td, c10::DeviceType type)
{
    return td.device() && td.device()->type() == type;
}

Value isFloatingPoint(const Arguments& a)
{
    return visitLeaves(a.td(), StackWalk::Whole,
                       [](const Leaf& leaf) { return c10::isFloatingType(leaf.dtype()) ? Walk::Advance : Walk::Stop; });
}

Value numel(const Arguments& a)
{
    return std::max<int64_t>(1, elementCount(a.td().batchSize()));
}

Value size(const Arguments& a)
{
    if (a["dim"].isNone())
        return sizeOf(a.td());
    const int64_t dim = wrapDim(a.integer("dim"), a.td().dim());
    return a.td().batchSize()[static_cast<std::size_t>(dim)];
}

Value asKeyValue(const KeyPath& path)
{
    if (path.size() == 1)
        return path.front().key();
    return keyTuple(path);
}

Value::Tuple partsOfKey(const std::optional<KeyPath>& path)
{
    return path ? keyTuple(*path) : Value::Tuple{};
}

[[noreturn]] void failKey(const Value& value)
{
    if (value.as<Value::Tuple>())
        throw Error(ErrorKind::RuntimeError, "a key is a string or a tuple of keys, not this tuple");
    throw Error(ErrorKind::RuntimeError, "a key is a string or a tuple of keys, not a value of type {}", value.typeName());
}

Value unravelKey(const Arguments& a)
{
    const Value& key = a["key"];
    if (!key.as<std::string>() && !key.as<Value::Tuple>())
        failKey(key);
    const std::optional<KeyPath> path = asKey(key);
    return path ? asKeyValue(*path) : Value(Value::Tuple{});
}

Value unravelKeys(const Arguments& a)
{
    const std::vector<Value>* keys = itemsOf(a["keys"]);
    if (!keys)
        throw Error(ErrorKind::TypeError, "expected a list or a tuple of keys, not a value of type {}", a["keys"].typeName());
    Value::List list;
    for (const Value& key : *keys) {
        const std::optional<KeyPath> path = asKey(key);
        if (!path)
            failKey(key);
        list.items.push_back(asKeyValue(*path));
    }
    return list;
}

LeafRule leafRule(const Value& value)
{
    const auto* name = value.as<std::string>();
    if (value.isNone() || value.as<Value::FunctionPtr>())
        return LeafRule::Tensors;
    if (name && *name == "non-tensor")
        return LeafRule::NonTensors;
    if (name && *name == "tensorclass")
        return LeafRule::Tensorclasses;
    throw Error(
        ErrorKind::ValueError,
        "is_leaf is None, \"non-tensor\" (values are leaves as tensors are), \"tensorclass\" (instances of tensorclasses are "
        "leaves) or a function of the class");
}

KeyOptions keyOptions(const Arguments& a)
{
    return {.nested = a.flag("include_nested"),
            .leavesOnly = a.flag("leaves_only"),
            .leaves = leafRule(a["is_leaf"]),
            .isLeaf = toLeafPredicate(a["is_leaf"]),
            .sorted = a.flag("sort")};
}

Value keys(const Arguments& a)
{
    KeyOptions options = keyOptions(a);
    options.childrenFirst = true;  // in another order than items() and values()
    Value::List list;
    for (const KeyPath& path : keyPaths(a.td(), options))
        list.items.push_back(asKeyValue(path));
    return list;
}

/// Returns the result of `get`: other than `[]`, a non-tensor entry is not unwrapped.
Value fromEntryWrapped(const Entry& entry, const TensorDict& td, const KeyPath& path)
{
    return readable(objectFromEntry(entry, td, path));
}

/// The value of the entry at `path` below `td`: a ragged one is a nested tensor, but in a lazy stack it cannot be read.
Value valueAt(const TensorDict& td, const KeyPath& path, const Entry& entry)
{
    const auto* leaf = std::get_if<Leaf>(&entry);
    return leaf && leaf->isRagged() && !td.child(path.parent()).isLazyStack() ? Value(*leaf) : fromEntryWrapped(entry, td, path);
}

Value values(const Arguments& a)
{
    Value::List list;
    for (const auto& [path, entry] : keyedEntries(a.td(), keyOptions(a)))
        list.items.push_back(valueAt(a.td(), path, entry));
    return list;
}

Value pairs(const TensorDict& td, const std::vector<std::pair<KeyPath, Entry>>& entries)
{
    Value::List list;
    for (const auto& [path, entry] : entries)
        list.items.push_back(Value::Tuple{{asKeyValue(path), valueAt(td, path, entry)}});
    return list;
}

Value items(const Arguments& a)
{
    return pairs(a.td(), keyedEntries(a.td(), keyOptions(a)));
}

Value nonTensorItems(const Arguments& a)
{
    auto entries = keyedEntries(a.td(), {.nested = a.flag("include_nested"), .leaves = LeafRule::NonTensors});
    std::erase_if(entries, [](const auto& item) { return !std::holds_alternative<NonTensor>(item.second); });
    return pairs(a.td(), entries);
}

Value sortedKeys(const Arguments& a)
{
    std::vector<Key> keys = a.td().keys();
    std::sort(keys.begin(), keys.end());
    return Value::List{std::vector<Value>(keys.begin(), keys.end())};
}

/// The entry at `key`; nothing if there is none. Through a leaf: that is as good as missing where a default was given.
std::optional<Entry> entryAt(const Arguments& a, bool hasDefault)
{
    const KeyPath key = toKey(a["key"]);
    try {
        return asRead(a.td()).find(key);
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::ValueError || !hasDefault)
            throw;
        return std::nullopt;
    }
}

bool isOnTheLeft(const Value& side)
{
    const auto* name = side.as<std::string>();
    if (!name || (*name != "left" && *name != "right"))
        throw Error(ErrorKind::RuntimeError, "padding_side is 'left' or 'right'");
    return *name == "left";
}

/// The leaf, as a nested tensor if its members' shapes differ: a list of tensors, so they lie along the first dim.
Leaf asNested(const TensorDict& level, const Leaf& leaf)
{
    if (leaf.isRagged() && level.isLazyStack() && level.stackDim() != 0)
        throw Error(ErrorKind::RuntimeError, "a nested tensor is made of a lazy stack on dim 0, not on dim {}", level.stackDim());
    return leaf;
}

/// A list of each member's, of stacks of stacks a list of lists.
Value tensorsOfMembers(const TensorDict& level, const KeyPath& key)
{
    const RaggedTensors tensors = raggedTensors(level, key);
    Value::List list;
    for (std::size_t i = 0; i < tensors.leaves.size(); ++i) {
        const TensorDict& member = level.members()[i];
        list.items.push_back(member.isLazyStack() ? tensorsOfMembers(member, key) : Value(tensors.leaves[i]));
    }
    return list;
}

/// Returns an attribute of a tensorclass instance that is not a field, because get() reads attributes.
std::optional<Value> attributeOfClass(const Arguments& a)
{
    const KeyPath key = toKey(a["key"]);
    const Registry& registry = Registry::instance();
    const bool isClass = key.size() == 1 && !a.td().tensorclass().empty();
    const Operation* operation = isClass ? registry.find(kTd, key.front().key()) : nullptr;
    if (!operation || !operation->isAttribute())
        return std::nullopt;
    return registry.call(*operation, {&a.self(), nullptr, a.progress()}, {}, {});
}

Value get(const Arguments& a)
{
    const bool asList = a.flag("as_list"), asPadded = a.flag("as_padded_tensor");
    const auto entry = entryAt(a, !a["default"].as<Ellipsis>());
    if (!entry) {
        const auto attribute = attributeOfClass(a);
        return attribute ? *attribute : a["default"].as<Ellipsis>() ? Value() : a["default"];
    }
    const auto* leaf = std::get_if<Leaf>(&*entry);
    const TensorDict level = asRead(a.td()).child(toKey(a["key"]).parent());
    if (leaf && (a.flag("as_nested_tensor") || !(level.isLazyStack() || asList || asPadded)))
        return asNested(level, *leaf);
    if (!asList && !asPadded)  // a field of a tensorclass reads as its attribute does
        return a.td().tensorclass().empty() ? fromEntryWrapped(*entry, asRead(a.td()), toKey(a["key"])) : fromEntry(*entry);
    if (asPadded)
        return Leaf(padded(raggedTensors(a.td(), toKey(a["key"])), toNumber(a["padding_value"]), isOnTheLeft(a["padding_side"])));
    return tensorsOfMembers(level, {toKey(a["key"]).back()});
}

Value getAt(const Arguments& a)
{
    const auto entry = entryAt(a, !a["default"].isNone());
    return entry ? subscript(fromEntryWrapped(*entry, asRead(a.td()), toKey(a["key"])), a["index"]) : a["default"];
}

Value getNonTensor(const Arguments& a)
{
    const KeyPath key = toKey(a["key"]);
    const auto entry = a.td().find(key);
    if (!entry && !a["default"].as<Ellipsis>())
        return a["default"];
    return fromEntry(a.td().at(key));
}

Value isNonTensor(const Arguments& a)
{
    return std::holds_alternative<NonTensor>(a.td().at(toKey(a["key"])));
}

/// AttributeError unless self is a lazy stack.
const TensorDict& ownStack(const Arguments& a)
{
    if (!a.td().isLazyStack())
        throw Error(ErrorKind::AttributeError, "'{}' object has no attribute '{}'; only a lazy stack has", a.self().typeName(),
                    a.operation().name);
    return a.td();
}

Value memberList(const Arguments& a)
{
    Value::List list;
    for (const TensorDict& member : ownStack(a).members())
        list.items.emplace_back(member);
    return list;
}

constexpr std::string_view kKeysSignature = "(include_nested=False, leaves_only=False, is_leaf=None, *, sort=False)";

constexpr std::array kKeyOperations = {
    Operation{kTd, "batch_size", "", Metadata, "The sizes that every entry's shape starts with.",
              [](const Arguments& a) -> Value { return sizeOf(a.td()); }},
    Operation{kTd, "shape", "", Metadata, "The same as batch_size.", [](const Arguments& a) -> Value { return sizeOf(a.td()); }},
    Operation{kTd, "device", "", Metadata, "The device of all leaves, or None.", device},
    Operation{kTd, "dtype", "", Metadata, "The dtype of all leaves, or None if they differ.", dtype},
    Operation{kTd, "is_cpu", "", Metadata, "True if all leaves are in main memory.",
              [](const Arguments& a) -> Value { return isOn(a.td(), c10::DeviceType::CPU); }},
    Operation{kTd, "is_cuda", "", Metadata, "True if all leaves are on a CUDA device.",
              [](const Arguments& a) -> Value { return isOn(a.td(), c10::DeviceType::CUDA); }},
    Operation{kTd, "is_meta", "", Metadata, "True if all leaves have only shapes (device meta).",
              [](const Arguments& a) -> Value { return isOn(a.td(), c10::DeviceType::Meta); }},
    Operation{kTd, "is_floating_point", "()", Metadata, "True if every tensor is of a floating point dtype.", isFloatingPoint},
    Operation{kTd, "ndim", "", Metadata, "The number of batch dims.", [](const Arguments& a) -> Value { return a.td().dim(); }},
    Operation{kTd, "batch_dims", "", Metadata, "The number of batch dims.",
              [](const Arguments& a) -> Value { return a.td().dim(); }},
    Operation{kTd, "is_locked", "", Metadata, "True if no entry can be added or removed.",
              [](const Arguments& a) -> Value { return a.td().isLocked(); }},
    Operation{kTd, "depth", "", Metadata, "The number of levels below the root.",
              [](const Arguments& a) -> Value { return depthOf(a.td()); }},
    Operation{kTd, "sorted_keys", "", Metadata, "The keys of this level in alphabetical order.", sortedKeys},
    Operation{kTd, "tensordicts", "", View, "The members of a lazy stack.", memberList},
    Operation{kTd, "stack_dim", "", Metadata, "The batch dim that the members of a lazy stack are stacked on.",
              [](const Arguments& a) -> Value { return ownStack(a).stackDim(); }},
    Operation{kTd, "dim", "()", Metadata, "The number of batch dims.", [](const Arguments& a) -> Value { return a.td().dim(); }},
    Operation{kTd, "ndimension", "()", Metadata, "The number of batch dims.",
              [](const Arguments& a) -> Value { return a.td().dim(); }},
    Operation{kTd, "numel", "()", Metadata, "The number of batch elements, at least 1.", numel},
    Operation{kTd, "size", "(dim=None)", Metadata, "The batch size, or that of one dim.", size},
    Operation{kTd, "is_empty", "()", Metadata, "True if there is no tensor and no value at any depth.",
              [](const Arguments& a) -> Value { return isEmpty(a.td()); }},
    Operation{kTd, "bytes", "(*, count_duplicates=True)", Metadata, "The bytes of all leaves.",
              [](const Arguments& a) -> Value { return totalBytes(a.td()); }},
    Operation{kTd, "param_count", "(*, count_duplicates=True)", Metadata, "The elements of all leaves.",
              [](const Arguments& a) -> Value { return parameterCount(a.td()); }},
    Operation{kTd, "keys", kKeysSignature, Metadata, "The keys, nested ones as tuples.", keys},
    Operation{kTd, "values", kKeysSignature, View, "The entries in the order of the keys.", values},
    Operation{kTd, "items", kKeysSignature, View, "Pairs of key and entry.", items},
    Operation{kTd, "non_tensor_items", "(include_nested=False)", View, "Pairs of key and entry of the non-tensor entries.",
              nonTensorItems},
    Operation{kTd, "get",
              "(key, default=..., *, as_list=False, as_padded_tensor=False, as_nested_tensor=False, "
              "padding_side='right', layout=None, padding_value=0.0)",
              View, "The entry, or the default, else None, if there is none; a ragged one as a list, nested or padded.", get},
    Operation{kTd, "get_at", "(key, index, default=None)", View, "A part of an entry, or the default if there is none.", getAt},
    Operation{kTd, "get_non_tensor", "(key, default=...)", View, "The Python value of an entry.", getNonTensor},
    Operation{kTd, "get_item_shape", "(key)", Metadata, "The shape of an entry; -1 for a ragged dim.",
              [](const Arguments& a) -> Value { return Value::Size{entryShape(a.td(), toKey(a["key"]))}; }},
    Operation{kTd, "entry_class", "(key)", Metadata, "The class of an entry; NoneType if there is none.",
              [](const Arguments& a) -> Value {
                  const std::optional<Entry> entry = a.td().find(toKey(a["key"]));
                  return entry ? classOf(*entry) : classOf(Value());
              }},
    Operation{kTd, "is_non_tensor", "(key)", Metadata, "True if the entry is not a tensor.", isNonTensor},

    Operation{kBuiltin, "unravel_key", "(key)", Metadata, "A flat nested key; a str if it has a single part.", unravelKey},
    Operation{kBuiltin, "unravel_key_to_tuple", "(key)", Metadata, "The parts of a key; empty if it is not a key.",
              [](const Arguments& a) -> Value { return partsOfKey(asKey(a["key"])); }},
    Operation{kBuiltin, "unravel_key_list", "(keys)", Metadata, "Keys without tuples in tuples.", unravelKeys},
};

}  // namespace

std::span<const Operation> keyOperations()
{
    return kKeyOperations;
}

}  // namespace tensordesk
