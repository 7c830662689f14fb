// SPDX-License-Identifier: BSD-3-Clause
#include "expression/indexing.h"
#include "expression/registry.h"
#include "tensordict/error.h"

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

using enum OperationKind;
constexpr Owner kTd = Owner::TensorDict;

Value::Size sizeOf(const TensorDict& td) { return {td.batchSize()}; }
int64_t dimsOf(const TensorDict& td) { return static_cast<int64_t>(td.batchSize().size()); }

Value names(const Arguments& a)
{
    Value::List list;
    for (const DimName& name : a.td().names())
        list.items.push_back(name ? Value(*name) : Value());
    return list;
}

Value device(const Arguments& a)
{
    const auto device = a.td().device();
    return device ? Value(*device) : Value();
}

/// Calls `visit` with the type of every leaf, until it gives false.
bool everyLeaf(const TensorDict& td, const std::function<bool(const Leaf&)>& visit)
{
    for (std::size_t i = 0; i < td.count(); ++i) {
        const Entry entry = td.entryAt(i);
        if (const auto* leaf = std::get_if<Leaf>(&entry); leaf && !visit(*leaf))
            return false;
        if (const auto* child = std::get_if<TensorDict>(&entry); child && !everyLeaf(*child, visit))
            return false;
    }
    return true;
}

Value dtype(const Arguments& a)
{
    std::optional<DType> common;
    const bool agree = everyLeaf(a.td(), [&](const Leaf& leaf) {
        if (!common)
            common = leaf.dtype();
        return *common == leaf.dtype();
    });
    return agree && common ? Value(*common) : Value();
}

Value isEmpty(const Arguments& a)
{
    return everyLeaf(a.td(), [](const Leaf&) { return false; });
}

int64_t depthOf(const TensorDict& td)
{
    int64_t depth = 0;
    for (std::size_t i = 0; i < td.count(); ++i) {
        const Entry entry = td.entryAt(i);
        if (const auto* child = std::get_if<TensorDict>(&entry))
            depth = std::max(depth, 1 + depthOf(*child));
    }
    return depth;
}

Value numel(const Arguments& a)
{
    return std::max<int64_t>(1, elementCount(a.td().batchSize()));
}

Value size(const Arguments& a)
{
    if (a["dim"].isNone())
        return sizeOf(a.td());
    const int64_t dim = wrapDim(a.integer("dim"), dimsOf(a.td()));
    return a.td().batchSize()[static_cast<std::size_t>(dim)];
}

Value asKeyValue(const KeyPath& path)
{
    if (path.size() == 1)
        return path.front();
    return Value::Tuple{std::vector<Value>(path.begin(), path.end())};
}

void collectKeys(const TensorDict& td, const KeyPath& path, bool nested, bool leavesOnly, std::vector<KeyPath>& keys)
{
    for (std::size_t i = 0; i < td.count(); ++i) {
        const KeyPath own = path / td.keyAt(i);
        if (!nested && !leavesOnly) {
            keys.push_back(own);
            continue;
        }
        const Entry entry = td.entryAt(i);
        const auto* child = std::get_if<TensorDict>(&entry);
        if (!leavesOnly || std::holds_alternative<Leaf>(entry))
            keys.push_back(own);
        if (child && nested)
            collectKeys(*child, own, nested, leavesOnly, keys);
    }
}

std::vector<KeyPath> keysOf(const Arguments& a)
{
    std::vector<KeyPath> keys;
    collectKeys(a.td(), {}, a.flag("include_nested"), a.flag("leaves_only"), keys);
    if (a.flag("sort"))
        std::sort(keys.begin(), keys.end());
    return keys;
}

Value keys(const Arguments& a)
{
    Value::List list;
    for (const KeyPath& path : keysOf(a))
        list.items.push_back(asKeyValue(path));
    return list;
}

/// What `get` gives: unlike `[]`, a non-tensor entry as it is.
Value fromEntryWrapped(const Entry& entry)
{
    const auto* data = std::get_if<NonTensor>(&entry);
    return data ? Value(*data) : readable(fromEntry(entry));
}

Value values(const Arguments& a)
{
    Value::List list;
    for (const KeyPath& path : keysOf(a))
        list.items.push_back(fromEntryWrapped(a.td().at(path)));
    return list;
}

Value items(const Arguments& a)
{
    Value::List list;
    for (const KeyPath& path : keysOf(a))
        list.items.push_back(Value::Tuple{{asKeyValue(path), fromEntryWrapped(a.td().at(path))}});
    return list;
}

Value sortedKeys(const Arguments& a)
{
    std::vector<Key> keys = a.td().keys();
    std::sort(keys.begin(), keys.end());
    return Value::List{std::vector<Value>(keys.begin(), keys.end())};
}

Value get(const Arguments& a)
{
    const KeyPath key = toKey(a["key"]);
    try {
        const auto entry = a.td().find(key);
        return entry ? fromEntryWrapped(*entry) : a["default"];
    } catch (const Error& error) {
        // Through a leaf: with a default that is as good as missing.
        if (error.kind() != ErrorKind::ValueError || a["default"].isNone())
            throw;
        return a["default"];
    }
}

Value getAt(const Arguments& a)
{
    const auto entry = a.td().find(toKey(a["key"]));
    return entry ? subscript(fromEntryWrapped(*entry), a["index"]) : a["default"];
}

Value getItemShape(const Arguments& a)
{
    const Entry entry = a.td().at(toKey(a["key"]));
    if (const auto* leaf = std::get_if<Leaf>(&entry))
        return Value::Size{leaf->shape()};
    if (const auto* child = std::get_if<TensorDict>(&entry))
        return sizeOf(*child);
    return Value::Size{std::get<NonTensor>(entry).batchSize()};
}

Value isNonTensor(const Arguments& a)
{
    const auto entry = a.td().find(toKey(a["key"]));
    return entry && std::holds_alternative<NonTensor>(*entry);
}

std::vector<KeyPath> keyArguments(const Arguments& a)
{
    std::vector<KeyPath> keys;
    for (const Value& value : a.rest()) {
        const auto key = asKey(value);
        if (!key)
            throw Error(ErrorKind::RuntimeError, "a key is a string or a non-empty tuple of strings, not a value of type " +
                                                     value.typeName());
        keys.push_back(*key);
    }
    return keys;
}

/// `inplace=True` would change the tensordict the expression reads.
void refuseInPlace(const Arguments& a)
{
    if (a.flag("inplace"))
        throw Error(ErrorKind::NotImplementedError, "inplace=True is not available here; use del to remove entries");
}

Value select(const Arguments& a)
{
    refuseInPlace(a);
    return a.td().select(keyArguments(a), a.flag("strict"));
}

Value exclude(const Arguments& a)
{
    refuseInPlace(a);
    return a.td().exclude(keyArguments(a));
}

constexpr std::string_view kKeysSignature = "(include_nested=False, leaves_only=False, *, sort=False)";

constexpr std::array kOperations = {
    Operation{kTd, "batch_size", "", Metadata, "The sizes that every entry's shape starts with.",
              [](const Arguments& a) -> Value { return sizeOf(a.td()); }},
    Operation{kTd, "shape", "", Metadata, "The same as batch_size.",
              [](const Arguments& a) -> Value { return sizeOf(a.td()); }},
    Operation{kTd, "names", "", Metadata, "The names of the batch dims, None for those without.", names},
    Operation{kTd, "device", "", Metadata, "The device of all leaves, or None.", device},
    Operation{kTd, "dtype", "", Metadata, "The dtype of all leaves, or None if they differ.", dtype},
    Operation{kTd, "ndim", "", Metadata, "The number of batch dims.",
              [](const Arguments& a) -> Value { return dimsOf(a.td()); }},
    Operation{kTd, "batch_dims", "", Metadata, "The number of batch dims.",
              [](const Arguments& a) -> Value { return dimsOf(a.td()); }},
    Operation{kTd, "is_locked", "", Metadata, "True if no entry can be added or removed.",
              [](const Arguments& a) -> Value { return a.td().isLocked(); }},
    Operation{kTd, "depth", "", Metadata, "The number of levels below the root.",
              [](const Arguments& a) -> Value { return depthOf(a.td()); }},
    Operation{kTd, "sorted_keys", "", Metadata, "The keys of this level in alphabetical order.", sortedKeys},
    Operation{kTd, "dim", "()", Metadata, "The number of batch dims.",
              [](const Arguments& a) -> Value { return dimsOf(a.td()); }},
    Operation{kTd, "ndimension", "()", Metadata, "The number of batch dims.",
              [](const Arguments& a) -> Value { return dimsOf(a.td()); }},
    Operation{kTd, "numel", "()", Metadata, "The number of batch elements, at least 1.", numel},
    Operation{kTd, "size", "(dim=None)", Metadata, "The batch size, or that of one dim.", size},
    Operation{kTd, "is_empty", "()", Metadata, "True if there is no leaf at any depth.", isEmpty},
    Operation{kTd, "bytes", "()", Metadata, "The bytes of all leaves.",
              [](const Arguments& a) -> Value { return totalBytes(a.td()); }},
    Operation{kTd, "keys", kKeysSignature, Metadata, "The keys, nested ones as tuples.", keys},
    Operation{kTd, "values", kKeysSignature, View, "The entries in the order of the keys.", values},
    Operation{kTd, "items", kKeysSignature, View, "Pairs of key and entry.", items},
    Operation{kTd, "get", "(key, default=None)", View, "The entry, or the default if there is none.", get},
    Operation{kTd, "get_at", "(key, index, default=None)", View, "A part of an entry, or the default if there is none.",
              getAt},
    Operation{kTd, "get_item_shape", "(key)", Metadata, "The shape of an entry; -1 for a ragged dim.", getItemShape},
    Operation{kTd, "is_non_tensor", "(key)", Metadata, "True if the entry is no tensor.", isNonTensor},
    Operation{kTd, "select", "(*keys, inplace=False, strict=True)", View, "Only these nested keys.", select},
    Operation{kTd, "exclude", "(*keys, inplace=False)", View, "All but these nested keys.", exclude},
};

}  // namespace

std::span<const Operation> keyOperations() { return kOperations; }

}  // namespace tensordesk
