// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/evaluation/importing.h"

#include "model/expression/evaluation/construction.h"
#include "model/expression/evaluation/indexing.h"
#include "model/expression/evaluation/tensors.h"
#include "model/operations/combine/stack.h"
#include "model/operations/keys/construct.h"
#include "model/tensordict/base/error.h"

#include <set>

namespace tensordesk {

namespace {

constexpr const char* kPytreeType = "_pytree_type";

TensorDict emptyFor(const BatchChoice& batch)
{
    return TensorDict(batch.given.value_or(Shape()), {}, batch.device);
}

TensorDict withBatch(TensorDict td, const BatchChoice& batch)
{
    if (!batch.given && (batch.isInferred || batch.dims)) {
        DirectMutations mutations(td);
        autoBatchSize(td, batch.dims, false, mutations);
    }
    return td;
}

bool isSequence(const Value& value)
{
    return value.as<Value::Tuple>() || value.as<Value::List>();
}

/// `value` with tuples within turned into dicts of their names, or of "0", "1", …
Value withoutTuples(const Value& value)
{
    Value::Dict result;
    if (const auto* dict = value.as<Value::Dict>()) {
        for (const auto& [key, item] : dict->items)
            result.items.emplace_back(key, withoutTuples(item));
    } else if (const auto* tuple = value.as<Value::Tuple>()) {
        for (std::size_t i = 0; i < tuple->items.size(); ++i)
            result.items.emplace_back(i < tuple->names.size() ? tuple->names[i] : std::to_string(i),
                                      withoutTuples(tuple->items[i]));
    } else {
        return value;
    }
    return result;
}

/// Returns `value` as a tree of dicts that record the original types.
Value marked(const Value& value)
{
    Value::Dict result;
    std::string type;
    if (const auto* dict = value.as<Value::Dict>()) {
        type = "dict";
        for (const auto& [key, item] : dict->items)
            result.items.emplace_back(key, marked(item));
    } else if (isSequence(value)) {
        type = value.as<Value::Tuple>() ? "tuple" : "list";
        for (int64_t i = 0, count = lengthOf(value); i < count; ++i)
            result.items.emplace_back(std::to_string(i), marked(itemAt(value, i)));
    } else {
        return value;
    }
    result.items.emplace_back(std::string(kPytreeType), type);
    return result;
}

/// The types of the values in nested lists.
void collectTypes(const Value& list, std::set<std::string>& types)
{
    for (const Value& item : list.as<Value::List>()->items) {
        if (item.as<Value::List>())
            collectTypes(item, types);
        else
            types.insert(item.typeName());
    }
}

/// Returns the entry for a list: numbers of one type, also complex ones, are a tensor, otherwise it is one value per position.
Value fromListOfValues(const Value& list, const Shape& batch)
{
    std::set<std::string> types;
    collectTypes(list, types);
    const bool isTensor = isNumeric(list) && types.size() < 2 && !types.contains("tuple");
    return isTensor ? Value(Leaf(tensorFrom(list))) : Value(toValues(list, batch));
}

/// Returns `value` with converted lists.
Value withoutLists(const Value& value, const Shape& batch)
{
    if (value.as<Value::List>())
        return fromListOfValues(value, batch);
    const auto* dict = value.as<Value::Dict>();
    if (!dict)
        return value;
    Value::Dict result;
    for (const auto& [key, item] : dict->items)
        result.items.emplace_back(key, withoutLists(item, batch));
    return result;
}

}  // namespace

TensorDict fromDictValue(const Value& dict, const BatchChoice& batch)
{
    if (const auto* td = dict.as<TensorDict>())
        return withBatch(td->shallowCopy(), batch);
    if (!dict.as<Value::Dict>())
        throw Error(ErrorKind::TypeError, "from_dict takes a dict, not a value of type {}", dict.typeName());
    const TensorDict level = emptyFor(batch);
    const Entry made = toEntry(withoutLists(withoutTuples(dict), level.batchSize()), level);
    return withBatch(std::get<TensorDict>(made), batch);
}

TensorDict fromTupleValue(const Value& tuple, const BatchChoice& batch)
{
    if (!isSequence(tuple))
        throw Error(ErrorKind::TypeError, "from_tuple takes a tuple, not a value of type {}", tuple.typeName());
    const auto* list = tuple.as<Value::List>();
    return fromDictValue(withoutTuples(list ? Value(Value::Tuple{list->items}) : tuple), batch);
}

TensorDict fromListValue(const Value& list, const BatchChoice& batch, std::optional<bool> isLazy)
{
    if (!isSequence(list))
        throw Error(ErrorKind::TypeError, "from_list takes a list of dicts, not a value of type {}", list.typeName());
    std::vector<TensorDict> members;
    for (int64_t i = 0, count = lengthOf(list); i < count; ++i) {
        const Value item = itemAt(list, i);
        const auto* td = item.as<TensorDict>();
        members.push_back(td ? *td : fromDictValue(withoutTuples(item), batch));
    }
    return !isLazy ? maybeDenseStack(members, 0) : *isLazy ? lazyStack(members, 0) : stack(members, 0);
}

Value fromAnyValue(const Value& value, const BatchChoice& batch)
{
    if (value.as<Value::Dict>() || value.as<Value::Tuple>())
        return fromDictValue(withoutTuples(value), batch);
    return value.as<Value::List>() ? fromListOfValues(value, {}) : value;
}

Value fromPytreeValue(const Value& value, const BatchChoice& batch)
{
    const bool isTree = value.as<Value::Dict>() || isSequence(value);
    return isTree ? Value(fromDictValue(marked(value), batch)) : isRealNumber(value) ? Value(Leaf(scalarTensor(value))) : value;
}

Value toPytreeValue(const TensorDict& td)
{
    const std::optional<Entry> mark = td.find({kPytreeType});
    const auto* type = mark ? std::get_if<NonTensor>(&*mark) : nullptr;
    const auto* name = type ? type->first().as<std::string>() : nullptr;
    if (!name)
        return td;
    std::vector<std::pair<Value, Value>> items;
    for (const Key& key : td.keys()) {
        if (key == kPytreeType)
            continue;
        const Value item = fromEntry(td.at({key}));
        items.emplace_back(key, item.as<TensorDict>() ? toPytreeValue(*item.as<TensorDict>()) : item);
    }
    if (*name == "dict")
        return Value::Dict{std::move(items)};
    std::vector<Value> sequence;
    for (auto& [key, item] : items)
        sequence.push_back(std::move(item));
    return *name == "tuple" ? Value(Value::Tuple{std::move(sequence)}) : Value(Value::List{std::move(sequence)});
}

}  // namespace tensordesk
