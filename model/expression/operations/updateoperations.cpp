// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/registry.h"
#include "model/expression/evaluation/construction.h"
#include "model/expression/evaluation/indexing.h"
#include "model/expression/evaluation/operands.h"
#include "model/expression/evaluation/tensors.h"
#include "model/expression/operations/owners.h"
#include "model/operations/keys/changes.h"
#include "model/operations/keys/construct.h"
#include "model/operations/keys/keychanges.h"
#include "model/operations/keys/tensorclass.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/tree/subnode.h"
#include "model/tensordict/tree/validation.h"
#include "model/tensordict/tree/visit.h"

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

using enum OperationKind;
/// The level that gets the entry at `path`, or that stands there and is merged with a dict.
TensorDict levelFor(const Arguments& a, const KeyPath& path, const Value& value)
{
    if (value.as<Value::Dict>() && a.td().contains(path)) {
        const auto entry = a.td().find(path);
        if (const auto* level = std::get_if<TensorDict>(&*entry))
            return *level;
    }
    return holderOf(a.td(), path);
}

Entry entryFor(const Arguments& a, const KeyPath& path, const Value& value)
{
    try {
        return toEntry(value, levelFor(a, path, value));
    } catch (Error& error) {
        error.within(path);
        throw;
    }
}

Value set(const Arguments& a)
{
    const KeyPath path = toKey(a["key"]);
    checkField(a.td(), path);
    if (partNode(a.td()) && !a.flag("inplace") && a.td().contains(path))
        throw Error(ErrorKind::RuntimeError, "the elements of a sub-tensordict are written in place: set_(key, item)").within(path);
    if (a["item"].isNone() && !a.td().tensorclass().empty() && path.size() == 1) {  // a field that is None is left out
        Changes changes;
        if (a.td().contains(path))
            changes.erase(path);
        changes.apply(a.td(), a.mutations());
        return a.self();
    }
    setEntry(a.td(), path, entryFor(a, path, a["item"]), a.flag("inplace"), a.mutations());
    return a.self();
}

Value setInPlace(const Arguments& a)
{
    const KeyPath path = toKey(a["key"]);
    checkWay(a.td(), path);
    static_cast<void>(a.td().at(path));  // a missing key is the first error
    tensordesk::setInPlace(a.td(), path, entryFor(a, path, a["item"]), a.mutations());
    return a.self();
}

/// Returns a value for a part of an entry, with its own shape.
Entry looseEntry(const Value& value)
{
    return isNumber(value) ? Entry(Leaf(scalarTensor(value))) : toEntry(value, TensorDict());
}

Value setAt(const Arguments& a)
{
    const KeyPath path = toKey(a["key"]);
    const std::optional<Entry> there = a.td().find(path);
    if (const auto* leaf = there ? std::get_if<Leaf>(&*there) : nullptr; leaf && isNumber(a["value"]))
        checkReal(scalarTensor(a["value"]), leaf->dtype());
    tensordesk::setAt(a.td(), path, looseEntry(a["value"]), toIndex(a["index"]), a.mutations());
    return a.self();
}

Value fill(const Arguments& a)
{
    const Value& value = a["value"];
    const auto* leaf = value.as<Leaf>();
    if (!leaf && !isNumber(value))
        throw Error(ErrorKind::TypeError, "fill_ takes a number, not a value of type {}", value.typeName());
    tensordesk::fill(a.td(), toKey(a["key"]), leaf ? leaf->tensor() : scalarTensor(value), a.mutations());
    return a.self();
}

Value zero(const Arguments& a)
{
    tensordesk::fill(a.td(), {}, scalarTensor(int64_t{0}), a.mutations());
    return a.self();
}

/// Returns the entries of the first argument and the keywords.
Entries source(const Arguments& a, Fit fit)
{
    Entries entries = toEntries(a["input_dict_or_td"], a.td(), fit);
    Value::Dict named;
    for (const auto& [name, value] : a.keywords())
        named.items.emplace_back(name, value);
    for (auto& entry : toEntries(named, a.td(), fit))
        entries.push_back(std::move(entry));
    return entries;
}

/// Each item is a key, of a tuple too: `("a", "b")` are two. Those of a str are its letters, where that is taken.
std::optional<std::vector<KeyPath>> keysToUpdate(const Arguments& a, bool takesText = false)
{
    const Value& wanted = a["keys_to_update"];
    if (wanted.isNone())
        return std::nullopt;
    if (const auto* text = wanted.as<std::string>(); text && takesText) {
        std::vector<KeyPath> keys;
        for (const std::string& letter : lettersOf(*text))
            keys.push_back({letter});
        return keys;
    }
    if (!wanted.as<Value::List>() && !wanted.as<Value::Tuple>())
        throw Error(ErrorKind::TypeError, "keys_to_update is a list or a tuple of keys, not a value of type {}", wanted.typeName());
    std::vector<KeyPath> keys;
    for (int64_t i = 0, count = lengthOf(wanted); i < count; ++i)
        keys.push_back(toKey(itemAt(wanted, i)));
    return keys;
}

/// Returns the keys whose entries are stored as a whole, although they could be merged into existing levels: `is_leaf` is only
/// called for the classes of a value and of the entry of its first key.
std::vector<KeyPath> wholeKeys(const Arguments& a)
{
    const LeafPredicate isLeaf = toOptionalLeafPredicate(a["is_leaf"]);
    std::vector<KeyPath> keys;
    if (!isLeaf)
        return keys;
    const auto ask = [&](const KeyPath& key, const Value& value) {
        const std::optional<Entry> there = a.td().find({key.front()});
        // The members of a lazy stack are updated, with tensordicts made of a dict.
        const std::string name = a.td().isLazyStack() && value.as<Value::Dict>() ? "TensorDict" : value.typeName();
        if (there && (isLeaf(className(*there)) || isLeaf(name)))
            keys.push_back(key);
    };
    if (const auto* td = a["input_dict_or_td"].as<TensorDict>())
        for (const auto& [key, entry] : entriesOf(*td))
            ask(key, fromEntry(entry));
    if (const auto* dict = a["input_dict_or_td"].as<Value::Dict>())
        for (const auto& [key, value] : dict->items)
            ask(toKey(key), value);
    for (const auto& [name, value] : a.keywords())
        ask({name}, value);
    return keys;
}

/// True if one batch size does not begin with the other.
bool contradicts(const Shape& one, const Shape& other)
{
    return !std::equal(one.begin(), one.begin() + static_cast<std::ptrdiff_t>(std::min(one.size(), other.size())), other.begin());
}

Value update(const Arguments& a)
{
    const auto* other = a["input_dict_or_td"].as<TensorDict>();
    if (other && a.flag("update_batch_size") && contradicts(a.td().batchSize(), other->batchSize())) {
        if (a.flag("inplace") || !a["keys_to_update"].isNone())
            throw Error(ErrorKind::RuntimeError, "the batch size cannot change with inplace=True or keys_to_update");
        TensorDict whole = a.flag("clone") ? cloned(*other) : other->shallowCopy();
        for (const auto& [name, value] : a.keywords())
            whole.set({name}, toEntry(value, whole));
        updateWithBatch(a.td(), whole, a.mutations());
        return a.self();
    }
    if (other && !a.flag("update_batch_size") && !a.td().isLazyStack() && contradicts(a.td().batchSize(), other->batchSize()))
        throw Error(ErrorKind::RuntimeError, "the batch size {} does not fit the batch size {}; update_batch_size=True adopts it",
                    toString(other->batchSize()), toString(a.td().batchSize()));
    const UpdateOptions options{.inPlace = a.flag("inplace"),
                                .clone = a.flag("clone"),
                                .keys = keysToUpdate(a),
                                .whole = wholeKeys(a)};
    tensordesk::update(a.td(), source(a, Fit::ToLevels), options, a.mutations());
    return a.self();
}

Value updateInPlace(const Arguments& a)
{
    tensordesk::updateInPlace(a.td(), source(a, Fit::AsGiven), keysToUpdate(a, true), a.mutations());
    return a.self();
}

Value copyInto(const Arguments& a)
{
    tensordesk::updateInPlace(a.td(), toEntries(a["source"], a.td(), Fit::AsGiven), {}, a.mutations());
    return a.self();
}

Value updateAt(const Arguments& a)
{
    tensordesk::updateAt(a.td(), toEntries(a["input_dict_or_td"], a.td(), Fit::AsGiven), toIndex(a["idx"]), keysToUpdate(a),
                         a.mutations());
    return a.self();
}

/// The tensors of `source` that a fast copy writes, all of which stand in `td` and fit there without broadcasting; nothing
/// where it cannot be done.
std::optional<Entries> fastEntries(const TensorDict& td, const TensorDict& source, const Index& index)
{
    const auto isPlain = [](const TensorDict& level) {
        return !level.isLazyStack() && level.tensorclass().empty() && !partNode(level);
    };
    Entries entries;
    const bool isFast = visitTree(source, StackWalk::Whole, [&](const KeyPath& path, const Entry& entry) {
        const std::optional<Entry> there = td.find(path);
        if (std::holds_alternative<NonTensor>(entry))
            return Walk::Advance;
        const auto *level = std::get_if<TensorDict>(&entry), *below = there ? std::get_if<TensorDict>(&*there) : nullptr;
        if (level)
            return below && isPlain(*below) && isPlain(*level) ? Walk::Advance : Walk::Stop;
        const auto *leaf = std::get_if<Leaf>(&entry), *present = there ? std::get_if<Leaf>(&*there) : nullptr;
        if (!leaf || !present)
            return Walk::Stop;
        const BoundIndex bound(index, present->shape());
        entries.emplace_back(path, entry);
        return bound.isBasic() && bound.resultBatch() == leaf->shape() ? Walk::Advance : Walk::Stop;
    });
    return isFast ? std::optional(std::move(entries)) : std::nullopt;
}

Value copyTensorsAt(const Arguments& a)
{
    if (a["fast"].isNone())
        throw Error(ErrorKind::TypeError, "fast is True, for a copy of tensors only, or False, for the same as update_at_");
    const Index index = toIndex(a["idx"]);
    const auto* source = a["tensordict"].as<TensorDict>();
    if (!a.flag("fast")) {
        tensordesk::updateAt(a.td(), toEntries(a["tensordict"], a.td(), Fit::AsGiven), index, {}, a.mutations());
        return a.self();
    }
    const auto entries = source ? fastEntries(a.td(), *source, index) : std::nullopt;
    if (!entries || (entries->empty() && source->count() > 0))
        throw Error(
            ErrorKind::RuntimeError,
            "a fast copy requires a tensordict of tensors with the shape of the indexed part, and an index without masks and tensors; use copy_at_(..., fast=False)");
    tensordesk::updateAt(a.td(), *entries, expandedEllipsis(index, a.td().batchSize()), {}, a.mutations());
    return a.self();
}

Value replaceEntries(const Arguments& a)
{
    if (a["input_dict_or_td"].isNone() && a.keywords().empty())
        return a.self();
    if (!a["input_dict_or_td"].isNone() && !a["input_dict_or_td"].as<Value::Dict>() && !a["input_dict_or_td"].as<TensorDict>())
        throw Error(ErrorKind::RuntimeError, "entries are replaced by those of a dict or a tensordict, not by a value of type {}",
                    a["input_dict_or_td"].typeName());
    // A part shares its elements, into which values are written; keys are those of a copy of the whole.
    if (const SubNode* part = partNode(a.td())) {
        const TensorDict copy = part->ofCopy();
        const auto& partOfCopy = static_cast<const SubNode&>(*copy.node());
        DirectMutations keys(partOfCopy.parent());
        for (const auto& [path, entry] : source(a, Fit::ToLevels))
            partOfCopy.write(path, entry, keys, a.mutations());
        return a.td().tensorclass().empty() ? copy : TensorDict::typed(copy, a.td().tensorclass());
    }
    TensorDict copy = a.td().shallowCopy();
    DirectMutations mutations(copy);
    tensordesk::update(copy, source(a, Fit::ToLevels), {}, mutations);
    return copy;
}

/// Returns the entry that is or was at `path` below `td`, as `get` gives it.
Value wrapped(const Entry& entry, const TensorDict& td, const KeyPath& path)
{
    return readable(objectFromEntry(entry, td, path));
}

Value pop(const Arguments& a)
{
    const KeyPath path = toKey(a["key"]);
    if (!a["default"].as<Ellipsis>() && !a.td().contains(path))
        return a["default"];
    return wrapped(popEntry(a.td(), path, a.mutations()), a.td(), path);
}

Value popItem(const Arguments& a)
{
    const auto [key, entry] = popLastEntry(a.td(), a.mutations());
    return Value::Tuple{{key, wrapped(entry, a.td(), {key})}};
}

Value del(const Arguments& a)
{
    Changes changes;
    changes.erase(toKey(a["key"]));
    changes.apply(a.td(), a.mutations());
    return a.self();
}

Value clear(const Arguments& a)
{
    clearEntries(a.td(), a.mutations());
    return a.self();
}

Value setDefault(const Arguments& a)
{
    const KeyPath path = toKey(a["key"]);
    if (!a.td().contains(path))
        setEntry(a.td(), path, entryFor(a, path, a["default"]), false, a.mutations());
    return wrapped(a.td().at(path), a.td(), path);
}

Value setNonTensor(const Arguments& a)
{
    const KeyPath path = toKey(a["key"]);
    setEntry(a.td(), path, NonTensor(toPythonValue(a["value"]), holderOf(a.td(), path).batchSize()), false, a.mutations());
    return a.self();
}

Value autoBatchSize(const Arguments& a)
{
    const std::optional<int64_t> dims = a["batch_dims"].isNone() ? std::nullopt : std::optional(a.integer("batch_dims"));
    tensordesk::autoBatchSize(a.td(), dims, a.flag("keep_compliant_size"), a.mutations());
    return a.self();
}

constexpr std::array kUpdateOperations = {
    Operation{kTd, "set", "(key, item, inplace=False, *, non_blocking=False)", InPlace, "Stores an entry.", set},
    Operation{kTd, "set_", "(key, item, *, non_blocking=False)", InPlace, "Copies into an entry of the same shape.", setInPlace},
    Operation{kTd, "set_at_", "(key, value, index, *, non_blocking=False)", InPlace, "Copies into a part of an entry.", setAt},
    Operation{kTd, "set_non_tensor", "(key, value)", InPlace, "Stores one value for the whole batch.", setNonTensor},
    Operation{kTd, "fill_", "(key, value)", InPlace, "Writes one number into an entry.", fill},
    Operation{kTd, "zero_", "()", InPlace, "Writes zeros into every leaf.", zero},
    Operation{kTd, "update",
              "(input_dict_or_td=None, clone=False, inplace=False, *, non_blocking=False, keys_to_update=None, "
              "is_leaf=None, update_batch_size=False, ignore_lock=False, **kwargs)",
              InPlace, "Stores the entries of another tensordict; nested tensordicts are merged.", update},
    Operation{kTd, "update_", "(input_dict_or_td=None, clone=False, *, non_blocking=False, keys_to_update=None, **kwargs)", InPlace,
              "Copies the entries of another tensordict into existing ones.", updateInPlace},
    Operation{kTd, "copy_", "(source, non_blocking=False)", InPlace, "Copies the entries of another tensordict into existing ones.",
              copyInto},
    Operation{kTd, "update_at_", "(input_dict_or_td, idx, clone=False, *, non_blocking=False, keys_to_update=None)", InPlace,
              "Copies the entries of another tensordict into a part of this one.", updateAt},
    Operation{kTd, "copy_at_", "(tensordict, idx, non_blocking=False, *, fast=True)", InPlace,
              "Copies the tensors of another tensordict into a part of this one.", copyTensorsAt},
    Operation{kTd, "replace", "(input_dict_or_td=None, **kwargs)", View, "A shallow copy with other entries.", replaceEntries},
    Operation{kTd, "_get_sub_tensordict", "(idx)", View, "The part at an index, to write through.",
              [](const Arguments& a) -> Value {
                  const auto* list = a["idx"].as<Value::List>();  // as the items of a tuple
                  return subTensorDict(a.td(), toIndex(list ? Value(Value::Tuple{list->items}) : a["idx"]));
              }},
    Operation{kTd, "get_parent_tensordict", "()", View, "The parent of a sub-tensordict.",
              [](const Arguments& a) -> Value {
                  if (const SubNode* part = partNode(a.td()))
                      return part->parent();
                  throw Error(ErrorKind::AttributeError, "'{}' object is not a sub-tensordict and has no parent",
                              a.td().typeName());
              }},
    Operation{kTd, "pop", "(key, default=...)", InPlace, "Removes and returns an entry.", pop},
    Operation{kTd, "popitem", "()", InPlace, "Removes and returns the last entry with its key.", popItem},
    Operation{kTd, "del_", "(key)", InPlace, "Removes an entry.", del},
    Operation{kTd, "clear", "()", InPlace, "Removes all entries.", clear},
    Operation{kTd, "setdefault", "(key, default, inplace=False)", InPlace, "The entry; stores the default first if it is missing.",
              setDefault},
    Operation{kTd, "auto_batch_size_", "(batch_dims=None, keep_compliant_size=False)", InPlace,
              "Sets the longest batch size that all entries share.", autoBatchSize},
};

}  // namespace

std::span<const Operation> updateOperations()
{
    return kUpdateOperations;
}

}  // namespace tensordesk
