// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/registry.h"
#include "model/expression/evaluation/construction.h"
#include "model/expression/evaluation/indexing.h"
#include "model/expression/evaluation/operands.h"
#include "model/expression/operations/owners.h"
#include "model/expression/operators/comparisons.h"
#include "model/operations/keys/changes.h"
#include "model/operations/keys/keychanges.h"
#include "model/operations/keys/keypaths.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/tree/subnode.h"

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

using enum OperationKind;
std::vector<KeyPath> keyArguments(const Arguments& a)
{
    std::vector<KeyPath> keys;
    for (const Value& value : a.rest()) {
        const auto key = asKey(value);
        if (!key)
            throw Error(ErrorKind::RuntimeError, "a key is a string or a non-empty tuple of strings, not a value of type {}",
                        value.typeName());
        keys.push_back(*key);
    }
    return keys;
}

/// `tree`, or with `inplace=True` self made so: no sub-tensordict, whose keys are those of its parent.
Value given(const Arguments& a, const TensorDict& tree, KeyOrder order = KeyOrder::Kept)
{
    if (!a.flag("inplace"))
        return tree;
    if (partNode(a.td()) && keyPaths(a.td(), {.nested = true}) != keyPaths(tree, {.nested = true}))
        throw Error(ErrorKind::RuntimeError, "{} cannot change the keys of a sub-tensordict in place: they are those of its parent",
                    a.operation().name);
    reshapeKeys(a.td(), tree, a.mutations(), order);
    return a.self();
}

std::string separator(const Arguments& a)
{
    if (const auto* text = a["separator"].as<std::string>())
        return *text;
    throw Error(ErrorKind::AttributeError, "a separator is a str, not a value of type {}", a["separator"].typeName());
}

LeafRule leaves(const Arguments& a)
{
    const auto* rule = a["is_leaf"].as<std::string>();
    if (a["is_leaf"].isNone() || (rule && *rule == "non-tensor"))
        return LeafRule::NonTensors;
    if (rule && *rule == "tensorclass")
        return LeafRule::Tensorclasses;
    if (toLeafPredicate(a["is_leaf"]))
        return LeafRule::Tensors;
    throw Error(ErrorKind::ValueError,
                "is_leaf is None, \"tensorclass\" (instances of tensorclasses are leaves) or a function of the name of a class");
}

Value select(const Arguments& a)
{
    TensorDict td = a.td();
    if (a.flag("as_tensordict") && !td.tensorclass().empty()) {
        td = TensorDict(td.batchSize(), td.names(), td.device());
        for (std::size_t i = 0; i < a.td().count(); ++i)
            td.set({a.td().keyAt(i)}, a.td().entryAt(i));
    }
    return given(a, td.select(keyArguments(a), a.flag("strict")), KeyOrder::Taken);
}

Value exclude(const Arguments& a)
{
    return given(a, a.td().exclude(keyArguments(a)));
}

Value flattenKeys(const Arguments& a)
{
    return given(a, flattenKeys(a.td(), separator(a), leaves(a), toLeafPredicate(a["is_leaf"])));
}

Value unflatten(const Arguments& a)
{
    return given(a, unflattenKeys(a.td(), separator(a)));
}

/// Returns the entries of a dict as old and new keys.
KeyMapping keyMapping(const Value::Dict& dict)
{
    KeyMapping mapping;
    for (const auto& [from, to] : dict.items)
        mapping.emplace_back(toKey(from), toKey(to));
    return mapping;
}

/// Returns the entries selected by a list of keys, a dict of keys and new keys or a function of key and tensor.
KeySet keySet(const Value& set)
{
    if (const auto* function = set.as<Value::FunctionPtr>())
        return {{}, [function = *function](const KeyPath& path, const Leaf& leaf) {
                    return truth(function->call({keyTuple(path), leaf}));
                }};
    if (const auto* dict = set.as<Value::Dict>())
        return {keyMapping(*dict)};
    KeySet keys;
    for (int64_t i = 0, count = lengthOf(set); i < count; ++i) {
        const KeyPath key = toKey(itemAt(set, i));
        keys.keys.emplace_back(key, key);
    }
    return keys;
}

Value splitKeys(const Arguments& a)
{
    std::vector<KeySet> sets;
    for (const Value& set : a.rest())
        sets.push_back(keySet(set));
    SplitOptions options{.strict = a.flag("strict"), .keepStructure = a.flag("reproduce_struct")};
    if (!options.strict && !a["default"].as<Ellipsis>() && !a["default"].isNone())
        options.fallback = toEntry(a["default"], a.td());
    std::vector<TensorDict> parts = splitKeys(a.td(), sets, options);
    Value::Tuple result;
    for (TensorDict& part : parts)
        result.items.emplace_back(std::move(part));
    const TensorDict rest = *result.items.back().as<TensorDict>();
    if (!a.flag("inplace") || !partNode(a.td())) {
        result.items.back() = given(a, rest);
        return result;
    }
    Changes changes;
    for (const KeyPath& path : keyPaths(a.td(), {.nested = true}))
        if (!rest.contains(path) && (path.size() == 1 || rest.contains(path.parent())))
            changes.erase(path);  // from the parent, as pop() does
    changes.apply(a.td(), a.mutations());
    result.items.back() = a.self();
    return result;
}

Value separate(const Arguments& a)
{
    std::optional<Entry> fallback;
    if (!a["default"].as<Ellipsis>() || !a.flag("strict"))
        fallback = toEntry(a["default"].as<Ellipsis>() ? Value() : a["default"], a.td());
    return separateKeys(a.td(), keyArguments(a), fallback, a.flag("filter_empty"), a.mutations());
}

Value filterEmpty(const Arguments& a)
{
    reshapeKeys(a.td(), withoutEmptyLevels(a.td()), a.mutations());
    return a.self();
}

Value renameKey(const Arguments& a)
{
    const auto key = [&](const char* name) {
        if (const auto path = asKey(a[name]))
            return *path;
        throw Error(ErrorKind::TypeError, "{} is a string or a tuple of strings, not a value of type {}", name, a[name].typeName());
    };
    tensordesk::renameKey(a.td(), key("old_key"), key("new_key"), a.flag("safe"), a.mutations());
    return a.self();
}

Value renameKeys(const Arguments& a)
{
    const auto* mapping = a["mapping"].as<Value::Dict>();
    if (!mapping)
        throw Error(ErrorKind::AttributeError, "mapping is a dict of keys and new keys, not a value of type {}",
                    a["mapping"].typeName());
    for (const auto& [from, to] : mapping->items)
        for (const Value& key : {from, to})
            if (!asKey(key))
                throw Error(ErrorKind::TypeError, "a key is a string or a tuple of strings, not a value of type {}",
                            key.typeName());
    return renameKeys(a.td(), keyMapping(*mapping), a.flag("strict"));
}

Value createNested(const Arguments& a)
{
    tensordesk::createNested(a.td(), toKey(a["key"]), a.mutations());
    return a.self();
}

/// Replaces the tensors of `merged` that all of `tds` have by the result of `combine`, or of its function for the key.
void combineCommon(TensorDict merged, const std::vector<TensorDict>& tds, const Value& combine)
{
    const auto functionFor = [&](const KeyPath& path) {
        const auto* dict = combine.as<Value::Dict>();
        if (!dict)
            return combine;
        const auto found = std::find_if(dict->items.begin(), dict->items.end(),
                                        [&](const auto& item) { return asKey(item.first) == path; });
        return found == dict->items.end() ? Value() : found->second;
    };
    for (const KeyPath& path : keyPaths(merged, {.nested = true, .leavesOnly = true})) {
        const Value function = functionFor(path);
        const auto isLeafOf = [&](const TensorDict& td) {
            const std::optional<Entry> entry = td.find(path);
            return entry && std::holds_alternative<Leaf>(*entry);
        };
        if (function.isNone() || !std::all_of(tds.begin(), tds.end(), isLeafOf))
            continue;
        const auto* callable = function.as<Value::FunctionPtr>();
        if (!callable)
            throw Error(ErrorKind::TypeError, "callback_exist is a function or a dict of functions, not {}", function.typeName());
        std::vector<Value> values;
        for (const TensorDict& td : tds)
            values.emplace_back(td.leaf(path));
        merged.set(path, toEntry((*callable)->call(std::move(values)), merged));
    }
}

Value merge(const Arguments& a)
{
    std::vector<TensorDict> tds;
    for (const Value& value : a.rest()) {
        const auto* td = value.as<TensorDict>();
        if (!td)
            throw Error(ErrorKind::TypeError, "expected tensordicts, got a value of type {}", value.typeName());
        tds.push_back(*td);
    }
    TensorDict merged = mergeTensorDicts(tds);
    if (!a["callback_exist"].isNone())
        combineCommon(merged, tds, a["callback_exist"]);
    return merged;
}

constexpr std::array kKeyTreeOperations = {
    Operation{kTd, "select", "(*keys, inplace=False, strict=True, as_tensordict=False)", View, "Selects these nested keys.",
              select},
    Operation{kTd, "exclude", "(*keys, inplace=False)", View, "All entries except these nested keys.", exclude},
    Operation{kTd, "flatten_keys", "(separator='.', inplace=False, is_leaf=None)", View,
              "All leaves in one level, with joined keys.", flattenKeys,
              [](const Arguments& a, const TensorDict& flat) { return unflattenKeys(flat, separator(a)); }},
    Operation{kTd, "unflatten_keys", "(separator='.', inplace=False)", View, "Nested tensordicts from keys with a separator.",
              unflatten,
              [](const Arguments& a, const TensorDict& tree) { return flattenKeys(tree, separator(a), LeafRule::NonTensors, {}); }},
    Operation{kTd, "split_keys", "(*key_sets, inplace=False, default=..., strict=True, reproduce_struct=False)", View,
              "One tensordict per list of keys, dict of old and new keys, or function of key and tensor; then the rest.",
              splitKeys},
    Operation{kTd, "separates", "(*keys, default=..., strict=True, filter_empty=True)", InPlace,
              "Moves entries into a new tensordict.", separate},
    Operation{kTd, "filter_empty_", "()", InPlace, "Removes levels without leaves.", filterEmpty},
    Operation{kTd, "filter_non_tensor_data", "()", View, "All entries except the non-tensor ones.",
              [](const Arguments& a) -> Value { return withoutNonTensors(a.td()); }},
    Operation{kTd, "rename_key_", "(old_key, new_key, safe=False)", InPlace, "Moves an entry to another key.", renameKey},
    Operation{kTd, "rename_keys", "(mapping, *, strict=True)", View, "Renames keys.", renameKeys},
    Operation{kTd, "create_nested", "(key)", InPlace, "Creates an empty nested tensordict.", createNested},
    Operation{Owner::Builtin, "merge_tensordicts", "(*tensordicts, callback_exist=None)", View,
              "The union of tensordicts; the first one with a key wins.", merge},
};

}  // namespace

std::span<const Operation> keyTreeOperations()
{
    return kKeyTreeOperations;
}

}  // namespace tensordesk
