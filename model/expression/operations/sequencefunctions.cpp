// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/registry.h"
#include "model/expression/evaluation/dictbuilder.h"
#include "model/expression/evaluation/indexing.h"
#include "model/expression/operations/owners.h"
#include "model/expression/operators/comparisons.h"
#include "model/expression/operators/operators.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace tensordesk {

namespace {

using enum OperationKind;

/// Returns the items of an iteration over `value`; none for None.
std::vector<Value> iterated(const Value& value)
{
    std::vector<Value> items;
    if (value.isNone())
        return items;
    const Value sequence = itemsToVisit(value);
    const int64_t count = lengthOf(sequence);
    if (count < 0)  // for a ragged dim
        throw Error(ErrorKind::ValueError, "__len__() should return >= 0");
    checkItems(count);
    items.reserve(static_cast<std::size_t>(count));
    for (int64_t i = 0; i < count; ++i)
        items.push_back(itemAt(sequence, i));
    return items;
}

/// Returns `key(item)`; the item itself without a key.
Value keyOf(const Value& key, const Value& item)
{
    if (key.isNone())
        return item;
    const auto* function = key.as<Value::FunctionPtr>();
    if (!function)
        throw Error(ErrorKind::TypeError, "key must be a function such as lambda x: …, not {}", key.typeName());
    return (*function)->call({item});
}

bool isLess(const Value& left, const Value& right)
{
    return truth(compare(Comparator::Less, left, right));
}

/// The least item, or the greatest.
Value extreme(const Arguments& a, bool isGreatest)
{
    const bool isOne = a.rest().size() == 1;
    const std::vector<Value> items = isOne ? iterated(a.rest().front()) : a.rest();
    if (items.empty()) {
        if (!a["default"].isNone())
            return a["default"];
        throw Error(isOne ? ErrorKind::ValueError : ErrorKind::TypeError, "{}() needs at least one item",
                    isGreatest ? "max" : "min");
    }
    std::size_t found = 0;
    Value best = keyOf(a["key"], items.front());
    for (std::size_t i = 1; i < items.size(); ++i) {
        Value key = keyOf(a["key"], items[i]);
        if (isGreatest ? isLess(best, key) : isLess(key, best)) {
            best = std::move(key);
            found = i;
        }
    }
    return items[found];
}

Value sum(const Arguments& a)
{
    Value total = a["start"];
    for (const Value& item : iterated(a["items"]))
        total = binary(BinaryOperator::Add, total, item);
    return total;
}

Value sorted(const Arguments& a)
{
    const std::vector<Value> items = iterated(a["items"]);
    std::vector<Value> keys;
    for (const Value& item : items)
        keys.push_back(keyOf(a["key"], item));
    std::vector<std::size_t> order(items.size());
    std::iota(order.begin(), order.end(), 0);
    const bool isReversed = a.flag("reverse");
    std::stable_sort(order.begin(), order.end(), [&](std::size_t left, std::size_t right) {
        return isReversed ? isLess(keys[right], keys[left]) : isLess(keys[left], keys[right]);
    });
    Value::List list;
    for (const std::size_t position : order)
        list.items.push_back(items[position]);
    return list;
}

Value reversed(const Arguments& a)
{
    std::vector<Value> items = iterated(a["items"]);
    std::reverse(items.begin(), items.end());
    return Value::List{std::move(items)};
}

Value zip(const Arguments& a)
{
    std::vector<std::vector<Value>> columns;
    std::size_t count = a.rest().empty() ? 0 : static_cast<std::size_t>(kMostItems);
    for (const Value& sequence : a.rest()) {
        columns.push_back(iterated(sequence));
        count = std::min(count, columns.back().size());
    }
    Value::List list;
    for (std::size_t i = 0; i < count; ++i) {
        Value::Tuple row;
        for (const std::vector<Value>& column : columns)
            row.items.push_back(column[i]);
        list.items.emplace_back(std::move(row));
    }
    return list;
}

Value enumerate(const Arguments& a)
{
    int64_t number = a.integer("start");
    Value::List list;
    for (Value& item : iterated(a["items"]))
        list.items.emplace_back(Value::Tuple{{Value(number++), std::move(item)}});
    return list;
}

Value dict(const Arguments& a)
{
    DictBuilder dict;
    if (const auto* given = a["items"].as<Value::Dict>()) {
        for (const auto& [key, value] : given->items)
            dict.put(key, value);
    } else {
        for (const Value& item : iterated(a["items"])) {
            if (lengthOf(item) != 2)
                throw Error(ErrorKind::ValueError, "dict() takes pairs of key and value");
            dict.put(itemAt(item, 0), itemAt(item, 1));
        }
    }
    for (const auto& [name, value] : a.keywords())
        dict.put(name, value);
    return dict.take();
}

template <bool IsAll>
Value quantified(const Arguments& a)
{
    const std::vector<Value> items = iterated(a["items"]);
    return IsAll ? std::all_of(items.begin(), items.end(), truth) : std::any_of(items.begin(), items.end(), truth);
}

const std::vector<Value>& ownItems(const Arguments& a)
{
    return *itemsOf(a.self());
}

Value itemCount(const Arguments& a)
{
    return static_cast<int64_t>(
        std::count_if(ownItems(a).begin(), ownItems(a).end(), [&](const Value& item) { return isEqual(item, a["value"]); }));
}

/// The first position of a value in `list[start:stop]`.
Value itemPosition(const Arguments& a)
{
    const auto size = static_cast<int64_t>(ownItems(a).size());
    const auto bound = [&](const char* name) {
        const int64_t given = a[name].isNone() ? size : a.integer(name);
        return std::clamp<int64_t>(given < 0 ? given + size : given, 0, size);
    };
    for (int64_t i = bound("start"), stop = bound("stop"); i < stop; ++i)
        if (isEqual(ownItems(a)[static_cast<std::size_t>(i)], a["value"]))
            return i;
    throw Error(ErrorKind::ValueError, "the value is not in the {}", a.self().typeName());
}

/// Lists are values, as numbers are: two names never hold the same one.
Value refuseListChange(const Arguments&)
{
    throw Error(ErrorKind::NotImplementedError, "lists are not changed in place here; make another, as in items = items + [item]");
}

constexpr std::string_view kListsStay = "Raises an error: lists are not changed in place; make another, as in items + [item].";

constexpr std::array kSequenceFunctions = {
    Operation{kBuiltin, "min", "(*items, key=None, default=None)", Compute, "The minimum of several items, or of one sequence.",
              [](const Arguments& a) { return extreme(a, false); }},
    Operation{kBuiltin, "max", "(*items, key=None, default=None)", Compute, "The maximum of several items, or of one sequence.",
              [](const Arguments& a) { return extreme(a, true); }},
    Operation{kBuiltin, "sum", "(items, start=0)", Compute, "The sum of the items.", sum},
    Operation{kBuiltin, "any", "(items)", Compute, "True if an item is true.", quantified<false>},
    Operation{kBuiltin, "all", "(items)", Compute, "True if every item is true.", quantified<true>},
    Operation{kBuiltin, "sorted", "(items, *, key=None, reverse=False)", Compute, "A list of the items in order.", sorted},
    Operation{kBuiltin, "reversed", "(items)", Compute, "A list of the items from last to first.", reversed},
    Operation{kBuiltin, "zip", "(*sequences)", Compute, "A list of tuples, one item of each sequence.", zip},
    Operation{kBuiltin, "enumerate", "(items, start=0)", Compute, "A list of pairs of number and item.", enumerate},
    Operation{kBuiltin, "list", "(items=None)", Metadata, "A list of the items.",
              [](const Arguments& a) -> Value { return Value::List{iterated(a["items"])}; }},
    Operation{kBuiltin, "tuple", "(items=None)", Metadata, "A tuple of the items.",
              [](const Arguments& a) -> Value { return Value::Tuple{iterated(a["items"])}; }},
    Operation{kBuiltin, "dict", "(items=None, **kwargs)", Metadata, "A dict of pairs of key and value, and of keywords.", dict},
    Operation{Owner::Sequence, "count", "(value)", Metadata, "The number of items equal to a value.", itemCount},
    Operation{Owner::Sequence, "index", "(value, start=0, stop=None)", Metadata,
              "The position of the first item that is equal to a value.", itemPosition},
    Operation{Owner::Sequence, "copy", "()", Metadata, "The same items.", [](const Arguments& a) { return a.self(); }},
    Operation{Owner::Sequence, "append", "(value)", Metadata, kListsStay, refuseListChange},
    Operation{Owner::Sequence, "extend", "(items)", Metadata, kListsStay, refuseListChange},
};

}  // namespace

std::span<const Operation> sequenceFunctions()
{
    return kSequenceFunctions;
}

}  // namespace tensordesk
