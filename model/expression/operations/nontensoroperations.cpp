// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/registry.h"
#include "model/expression/evaluation/construction.h"
#include "model/expression/evaluation/indexing.h"
#include "model/expression/operations/owners.h"
#include "model/operations/compute/nontensorpairs.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <array>

// Operations of non-tensor objects that differ from those of tensordicts without keys: see Evaluator::carried().

namespace tensordesk {

namespace {

using enum OperationKind;
constexpr Owner kNonTensor = Owner::NonTensor;

const NonTensorObject& self(const Arguments& a)
{
    return *a.self().as<NonTensorObject>();
}
NonTensor dataOf(const Arguments& a)
{
    return self(a).data();
}

NonTensorObject objectLike(const Arguments& a, const NonTensor& data)
{
    return {data, self(a).carrier().names(), self(a).carrier().device()};
}

/// The one value; AttributeError where positions differ.
Value data(const Arguments& a)
{
    const NonTensor data = dataOf(a);
    const std::vector<PythonValue> values = data.values();
    const auto isOther = [&](const PythonValue& value) { return !isEqualInPython(value, values.front()); };
    if (values.empty() || std::any_of(values.begin(), values.end(), isOther))
        throw Error(ErrorKind::AttributeError, "a NonTensorStack has no one value; ask for its tolist()");
    return fromPlain(values.front());
}

Value listed(const Arguments& a)
{
    return fromPlain(dataOf(a).writtenOut().toPythonValue());
}

Value plain(const Arguments& a)
{
    return fromPlain(dataOf(a).toPythonValue());
}

Value field(const Arguments& a)
{
    const auto* key = a["key"].as<std::string>();
    return key && *key == "data" && !self(a).isStack() ? data(a) : a["default"];
}

Value maybeToStack(const Arguments& a)
{
    const NonTensor data = dataOf(a);
    return data.isStack() || data.batchSize().empty() ? a.self() : Value(objectLike(a, data.writtenOut()));
}

/// `source` for the batch of `to`.
NonTensor fitted(const NonTensor& source, const NonTensor& to)
{
    if (!source.isStack()) {
        if (to.isMeta())
            return NonTensor::meta(source.first(), to.batchSize());
        return to.isStack() ? to.filledWith(source.first()) : NonTensor(source.first(), to.batchSize());
    }
    if (source.batchSize() != to.batchSize())
        throw Error(ErrorKind::RuntimeError, "values of batch size {} do not fit the batch size {}", toString(source.batchSize()),
                    toString(to.batchSize()));
    return source;
}

/// `inPlace`: as elements are, the value of a locked tensordict is written too.
Value updatedWith(const Arguments& a, const Value& source, bool inPlace)
{
    if (source.isNone())
        return a.self();
    const auto* object = source.as<NonTensorObject>();
    const auto* td = source.as<TensorDict>();
    if (td && td->count() == 0 && !inPlace)
        return a.self();
    if (!object)
        throw Error(ErrorKind::RuntimeError, "expected another non-tensor object, not a value of type {}", source.typeName());
    const NonTensor own = dataOf(a);
    if (object->isStack() && !own.isStack())
        throw Error(a.operation().name == "update" ? ErrorKind::ValueError : ErrorKind::RuntimeError,
                    "one value cannot hold the values of a NonTensorStack; convert it with maybe_to_stack() first");
    if (self(a).carrier().isLocked() && !inPlace)
        throw Error(ErrorKind::RuntimeError, "cannot modify a locked tensordict; unlock it, or write values in place");
    const NonTensor result = fitted(object->data(), own);
    a.mutations().apply(Set{{}, result});
    return a.self();
}

Value updateValue(const Arguments& a)
{
    return updatedWith(a, a["input_dict_or_td"], a.flag("inplace"));
}
Value updateValueInPlace(const Arguments& a)
{
    return updatedWith(a, a["input_dict_or_td"], true);
}
Value copyInPlace(const Arguments& a)
{
    return updatedWith(a, a["src"], true);
}

/// A member of a stack: itself, or an object of one value.
NonTensor memberOf(const Value& value)
{
    const auto* object = value.as<NonTensorObject>();
    return object ? object->data() : NonTensor(toPythonValue(value), {});
}

NonTensor stackOf(const std::vector<NonTensor>& members, int64_t dim)
{
    if (members.empty())
        throw Error(ErrorKind::RuntimeError, "there is nothing to stack: the list of values is empty");
    return NonTensor::stack(members, wrapDim(dim, static_cast<int64_t>(members.front().batchSize().size()) + 1));
}

/// Lists are stacks at every level.
NonTensor fromList(const Value& value)
{
    const auto* list = value.as<Value::List>();
    if (!list)
        return memberOf(value);
    std::vector<NonTensor> members;
    for (const Value& item : list->items)
        members.push_back(fromList(item));
    return stackOf(members, 0);
}

Value updateValueAt(const Arguments& a)
{
    const Shape batch = dataOf(a).batchSize();
    if (!dataOf(a).isStack() && !BoundIndex(toIndex(a["idx"]), batch).isIdentity())
        throw Error(ErrorKind::RuntimeError, "one value of a whole batch cannot be changed in a part of it");
    const auto* source = a["input_dict_or_td"].as<NonTensorObject>();
    const bool isList = a["input_dict_or_td"].as<Value::List>() != nullptr;
    const std::vector<PythonValue> given = source ? source->data().values()
                                         : isList ? fromList(a["input_dict_or_td"]).values()
                                                  : std::vector{toPythonValue(a["input_dict_or_td"])};
    std::vector<PythonValue> values = dataOf(a).writtenOut().values();
    const NonTensor numbers = NonTensor::stack(
        [&] {
            std::vector<PythonValue> each;
            for (std::size_t i = 0; i < values.size(); ++i)
                each.emplace_back(static_cast<int64_t>(i));
            return each;
        }(),
        batch);
    const std::vector<PythonValue> positions = numbers.at(BoundIndex(toIndex(a["idx"]), batch)).values();
    if (given.size() != 1 && given.size() != positions.size())
        throw Error(ErrorKind::RuntimeError, "{} values do not fit {} positions", given.size(), positions.size());
    for (std::size_t i = 0; i < positions.size(); ++i)
        values[static_cast<std::size_t>(*positions[i].as<int64_t>())] = given[given.size() == 1 ? 0 : i];
    const NonTensor result = dataOf(a).isStack() ? NonTensor::stack(std::move(values), batch) : NonTensor(given.front(), batch);
    a.mutations().apply(Set{{}, result});
    return a.self();
}

/// AttributeError unless self is a stack.
void checkStack(const Arguments& a)
{
    if (!self(a).isStack())
        throw Error(ErrorKind::AttributeError, "'{}' object has no attribute '{}'; only a NonTensorStack has", a.self().typeName(),
                    a.operation().name);
}

Value members(const Arguments& a)
{
    checkStack(a);
    Value::List list;
    for (int64_t i = 0, count = lengthOf(a.self()); i < count; ++i)
        list.items.push_back(itemAt(a.self(), i));
    return list;
}

Value newNonTensorData(const Arguments& a)
{
    const auto make = a.operation().name == "MetaData" ? &NonTensor::meta : [](PythonValue value, Shape batch) {
        return NonTensor(std::move(value), std::move(batch));
    };
    const NonTensor data = make(toPythonValue(a["data"]), toBatchSize(a["batch_size"]));
    return NonTensorObject(data, toNames(a["names"], data.batchSize().size()),
                           a["device"].isNone() ? std::nullopt : std::optional(toDevice(a["device"])));
}

/// The values stacked, by the dim's name if one is given.
Value stackedValues(const std::vector<Value>& values, int64_t dim, const Value& dimName)
{
    std::vector<NonTensor> members;
    for (const Value& value : values)
        members.push_back(memberOf(value));
    const NonTensor data = stackOf(members, dim);
    const auto dims = static_cast<int64_t>(data.batchSize().size());
    DimNames names;
    if (const auto* name = dimName.as<std::string>()) {
        names.resize(static_cast<std::size_t>(dims));
        names[static_cast<std::size_t>(wrapDim(dim, dims))] = *name;
    }
    return NonTensorObject(data, std::move(names));
}

Value newNonTensorStack(const Arguments& a)
{
    return stackedValues(a.rest(), a.integer("stack_dim"), a["stack_dim_name"]);
}

Value lazyStackOfValues(const Arguments& a)
{
    const auto* items = itemsOf(a["items"]);
    if (!items)
        throw Error(ErrorKind::TypeError, "a stack is made of a list, not of a value of type {}", a["items"].typeName());
    return stackedValues(*items, a.integer("dim"), a["stack_dim_name"]);
}

/// The members stand under "0", "1", and so on.
Value stackFromDict(const Arguments& a)
{
    const auto* dict = a["input_dict"].as<Value::Dict>();
    std::vector<Value> members;
    for (std::size_t i = 0; dict && i < dict->items.size(); ++i) {
        const auto* key = dict->items[i].first.as<std::string>();
        if (!key || *key != std::to_string(i))
            throw Error(ErrorKind::ValueError, "the members of a stack have the keys '0', '1' and so on");
        members.push_back(dict->items[i].second);
    }
    if (const auto* items = itemsOf(a["input_dict"]))
        members = *items;
    else if (!dict)
        throw Error(ErrorKind::TypeError, "a stack is made of a dict or a list, not of a value of type {}",
                    a["input_dict"].typeName());
    return stackedValues(members, a.integer("stack_dim"), a["stack_dim_name"]);
}

Value stackFromList(const Arguments& a)
{
    if (!a["non_tensors"].as<Value::List>())
        throw Error(ErrorKind::TypeError, "a NonTensorStack is made of a list, not of a value of type {}",
                    a["non_tensors"].typeName());
    return NonTensorObject(fromList(a["non_tensors"]));
}

constexpr std::string_view kListOptions =
    "(*, convert_nodes=True, convert_tensors=False, tolist_first=False, as_linked_list=False)";
constexpr std::string_view kDictOptions = "(*, retain_none=True, convert_tensors=False, tolist_first=False, as_linked_list=False)";

constexpr std::array kNonTensorOperations = {
    Operation{kNonTensor, "data", "", Metadata, "The Python value; for a NonTensorStack only if all are equal.", data},
    Operation{kNonTensor, "tolist", kListOptions, Metadata, "The values as lists nested by the batch dims.", listed},
    Operation{kNonTensor, "to_dict", kDictOptions, Metadata, "The Python value; for a NonTensorStack nested lists of values.",
              plain},
    Operation{kNonTensor, "to_tensordict", "(*, retain_none=None)", View, "The object itself.",
              [](const Arguments& a) { return a.self(); }},
    Operation{kNonTensor, "contiguous", "(*, canonical=False, inplace=False)", View, "The object itself.",
              [](const Arguments& a) { return a.self(); }},
    Operation{kNonTensor, "maybe_to_stack", "()", Compute, "A NonTensorStack with the value at each position.", maybeToStack},
    Operation{kNonTensor, "get", "(key, default=None)", View, "The value for the key \"data\", otherwise the default.", field},
    Operation{kNonTensor, "clear", "()", View, "The object itself: it has no keys.", [](const Arguments& a) { return a.self(); }},
    Operation{kNonTensor, "is_empty", "()", Metadata, "False: it has a value.", [](const Arguments&) -> Value { return false; }},
    Operation{kNonTensor, "update",
              "(input_dict_or_td=None, clone=False, inplace=False, *, non_blocking=False, keys_to_update=None, is_leaf=None, "
              "update_batch_size=False, ignore_lock=False)",
              InPlace, "Takes the value of another non-tensor object.", updateValue},
    Operation{kNonTensor, "update_", "(input_dict_or_td=None, clone=False, *, non_blocking=False, keys_to_update=None)", InPlace,
              "Takes the value of another non-tensor object, locked or not.", updateValueInPlace},
    Operation{kNonTensor, "copy_", "(src, non_blocking=False)", InPlace, "The same as update_.", copyInPlace},
    Operation{kNonTensor, "update_at_", "(input_dict_or_td, idx, clone=False, *, non_blocking=False)", InPlace,
              "Takes the values of another non-tensor object at some positions.", updateValueAt},
    Operation{kNonTensor, "stack_dim", "", Metadata, "The batch dim that a NonTensorStack is stacked on.",
              [](const Arguments& a) -> Value {
                  checkStack(a);
                  return int64_t{0};
              }},
    Operation{kNonTensor, "tensordicts", "", View, "The members of a NonTensorStack.", members},

    Operation{kBuiltin, "NonTensorData", "(data, batch_size=None, device=None, names=None)", View, "One value for a whole batch.",
              newNonTensorData},
    Operation{kBuiltin, "MetaData", "(data, batch_size=None, device=None, names=None)", View,
              "One value for a whole batch, kept by stacks of equal values.", newNonTensorData},
    Operation{kBuiltin, "NonTensorStack", "(*values, stack_dim=0, stack_dim_name=None, batch_size=None, device=None, names=None)",
              View, "One non-tensor value per position.", newNonTensorStack},
    Operation{kBuiltin, "NonTensorStack.from_list", "(non_tensors)", View, "One non-tensor value per position of nested lists.",
              stackFromList},
    Operation{kBuiltin, "NonTensorStack.lazy_stack", "(items, dim=0, *, stack_dim_name=None)", View,
              "One non-tensor value per position.", lazyStackOfValues},
    Operation{kBuiltin, "NonTensorStack.from_dict", "(input_dict, *, stack_dim=0, stack_dim_name=None)", View,
              "One non-tensor value per position, from a dict with the keys '0', '1' and so on.", stackFromDict},
    Operation{kBuiltin, "is_non_tensor", "(x)", Metadata, "True for a non-tensor value of a batch.",
              [](const Arguments& a) -> Value { return a["x"].as<NonTensorObject>() != nullptr; }},
};

}  // namespace

std::span<const Operation> nonTensorOperations()
{
    return kNonTensorOperations;
}

}  // namespace tensordesk
