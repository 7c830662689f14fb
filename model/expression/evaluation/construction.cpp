// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/evaluation/construction.h"

#include "model/expression/evaluation/indexing.h"
#include "model/expression/evaluation/tensors.h"
#include "model/operations/combine/stack.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/tree/holder.h"

#include <algorithm>

namespace tensordesk {

namespace {

const std::vector<Value>* listItems(const Value& value)
{
    const auto* list = value.as<Value::List>();
    return list ? &list->items : nullptr;
}

/// The values of a nested list, one a position of a batch of `shape`.
void flatten(const Value& value, const Shape& shape, std::size_t depth, std::vector<PythonValue>& values)
{
    if (depth == shape.size()) {
        values.push_back(toPythonValue(value));
        return;
    }
    const auto* items = listItems(value);
    if (!items || static_cast<int64_t>(items->size()) != shape[depth])
        throw Error(ErrorKind::RuntimeError, "batch dimension mismatch: a list of values must be nested as the batch size {} is",
                    toString(shape));
    for (const Value& item : *items)
        flatten(item, shape, depth + 1, values);
}

/// Returns the shape of an evenly nested list, as far as it is even.
Shape nestedShape(const Value& value)
{
    const auto* items = listItems(value);
    if (!items)
        return {};
    Shape below = items->empty() ? Shape() : nestedShape(items->front());
    for (const Value& item : *items)
        below = commonPrefix(below, nestedShape(item));
    below.insert(below.begin(), static_cast<int64_t>(items->size()));
    return below;
}

/// True of a number or a tensor, and of lists of them, which become a tensor. Complex numbers and tuples in a list do not.
bool isElements(const Value& value)
{
    const auto* items = listItems(value);
    return items ? std::all_of(items->begin(), items->end(), isElements) : isRealNumber(value) || value.as<Leaf>();
}

/// Returns the tensor of a tuple of numbers as numpy does: floats are float64.
at::Tensor fromTuple(const Value& tuple)
{
    const at::Tensor tensor = tensorFrom(tuple);
    return tensor.is_complex()        ? tensorFrom(tuple, at::kComplexDouble)
         : tensor.is_floating_point() ? tensorFrom(tuple, at::kDouble)
                                      : tensor;
}

/// A list of tensors or of tensordicts, or of such lists, as one entry with a dim for each list; nothing for any other list.
/// Shapes of tensors may differ for the members of a lazy stack alone.
std::optional<Entry> stackedItems(const Value& value, const TensorDict& level)
{
    const auto* list = value.as<Value::List>();
    std::vector<Leaf> leaves;
    std::vector<TensorDict> tds;
    for (std::size_t i = 0; list && i < list->items.size(); ++i) {
        const Value& item = list->items[i];
        const std::optional<Entry> below = item.as<Value::List>() ? stackedItems(item, TensorDict()) : std::nullopt;
        const auto* leaf = below ? std::get_if<Leaf>(&*below) : item.as<Leaf>();
        const auto* td = below ? std::get_if<TensorDict>(&*below) : item.as<TensorDict>();
        if (leaf)
            leaves.push_back(*leaf);
        else if (td)
            tds.push_back(*td);
        else
            return std::nullopt;
    }
    if (!tds.empty())
        return leaves.empty() ? std::optional<Entry>(maybeDenseStack(tds, 0)) : std::nullopt;
    if (leaves.empty())
        return std::nullopt;
    const bool areAlike = std::all_of(leaves.begin(), leaves.end(),
                                      [&](const Leaf& leaf) { return leaf.shape() == leaves.front().shape(); });
    if (areAlike)
        return stack(leaves, 0);
    const bool isOfMembers = level.isLazyStack() && level.stackDim() == 0;
    return isOfMembers ? std::optional<Entry>(Leaf::stack(leaves, 0)) : std::nullopt;
}

/// Nested keys come last, as in Python.
TensorDict fromDict(const Value::Dict& dict, TensorDict result)
{
    std::vector<std::pair<KeyPath, Value>> entries;
    for (const auto& [key, value] : dict.items)
        entries.emplace_back(toKey(key), value);
    std::stable_partition(entries.begin(), entries.end(), [](const auto& entry) { return entry.first.size() == 1; });
    for (const auto& [path, value] : entries) {
        Entry entry = [&, &value = value] {
            try {
                return toEntry(value, result);
            } catch (Error& error) {
                throw error.within(path);
            }
        }();
        result.set(path, std::move(entry));
    }
    return result;
}

}  // namespace

std::optional<int64_t> asSize(const Value& value)
{
    if (const auto* size = value.as<int64_t>())
        return *size;
    const auto* leaf = value.as<Leaf>();
    const bool isInteger = leaf && leaf->dim() == 0 && c10::isIntegralType(leaf->dtype(), false);
    return isInteger ? std::optional(leaf->tensor().item<int64_t>()) : std::nullopt;
}

Shape toSizes(const Value& value)
{
    if (const auto size = asSize(value))
        return {*size};
    Shape shape;
    for (int64_t i = 0, count = lengthOf(value); i < count; ++i) {
        const Value item = itemAt(value, i);
        const auto size = asSize(item);
        if (!size)
            throw Error(ErrorKind::TypeError, "sizes are a list of ints, not of {}", item.typeName());
        shape.push_back(*size);
    }
    return shape;
}

Shape toBatchSize(const Value& value)
{
    Shape shape = value.isNone() ? Shape() : toSizes(value);
    for (const int64_t size : shape)
        if (size < kRagged)
            throw Error(ErrorKind::RuntimeError, "a batch size cannot be negative, except -1 for a ragged dim: {}",
                        toString(shape));
    return shape;
}

c10::Scalar toNumber(const Value& value)
{
    if (const auto* leaf = value.as<Leaf>(); leaf && leaf->elementCount() == 1)
        return leaf->tensor().item();
    if (isNumber(value))
        return scalarTensor(value).item();
    throw Error(ErrorKind::TypeError, "expected a number, not a value of type {}", value.typeName());
}

Entry toEntry(const Value& value, const TensorDict& level)
{
    if (const auto* leaf = value.as<Leaf>())
        return *leaf;
    if (const auto* td = value.as<TensorDict>())
        return *td;
    if (const auto* nonTensor = value.as<NonTensorObject>())
        return nonTensor->data();
    if (const auto* dict = value.as<Value::Dict>())
        return fromDict(*dict, TensorDict(level.batchSize(), level.names(), level.device()));
    if (value.as<Value::Tuple>() && isNumeric(value))
        return Leaf(fromTuple(value));
    if (auto stacked = stackedItems(value, level))
        return *std::move(stacked);
    if (isElements(value) || value.as<Value::RangeValue>())
        return Leaf(tensorFrom(value));
    if (value.as<Value::List>())
        return toValues(value, level.batchSize());
    return NonTensor(toPythonValue(value), level.batchSize());
}

NonTensor toValues(const Value& list, const Shape& batch)
{
    const Shape shape = batch.empty() ? nestedShape(list) : batch;
    std::vector<PythonValue> values;
    flatten(list, shape, 0, values);
    return NonTensor::stack(std::move(values), shape);
}

TensorDict makeTensorDict(const Value& source, const Value& batchSize, const Value& device, const Value& names)
{
    const Shape batch = toBatchSize(batchSize);
    TensorDict result(batch, toNames(names, batch.size()),
                      device.isNone() ? std::nullopt : std::optional<at::Device>(toDevice(device)));
    if (const auto* dict = source.as<Value::Dict>())
        return fromDict(*dict, std::move(result));
    if (const auto* td = source.as<TensorDict>()) {
        for (std::size_t i = 0; i < td->count(); ++i)
            result.set({td->keyAt(i)}, td->entryAt(i));
        return result;
    }
    if (!source.isNone())
        throw Error(ErrorKind::ValueError, "a tensordict is made of a dict, not of a value of type {}", source.typeName());
    return result;
}

namespace {

/// The level of `td` at `key`, where a dict is merged into it; else td itself.
TensorDict levelAt(const TensorDict& td, const KeyPath& key)
{
    const auto entry = td.contains(key) ? td.find(key) : std::nullopt;
    const auto* level = entry ? std::get_if<TensorDict>(&*entry) : nullptr;
    return level ? *level : holderOf(td, key);
}

}  // namespace

Entries toEntries(const Value& source, const TensorDict& td, Fit fit)
{
    if (source.isNone())
        return {};
    if (const auto* other = source.as<TensorDict>())
        return {{KeyPath(), *other}};
    const auto* dict = source.as<Value::Dict>();
    if (!dict)
        throw Error(ErrorKind::AttributeError, "a tensordict is updated with a dict or a tensordict, not with a value of type {}",
                    source.typeName());
    Entries entries;
    for (const auto& [name, value] : dict->items) {
        const KeyPath key = toKey(name);
        const bool isLoose = fit == Fit::AsGiven && value.as<Value::Dict>();
        const TensorDict level = isLoose ? TensorDict() : value.as<Value::Dict>() ? levelAt(td, key) : holderOf(td, key);
        try {
            entries.emplace_back(key, toEntry(value, level));
        } catch (Error& error) {
            error.within(key);
            throw;
        }
    }
    return entries;
}

std::vector<KeyPath> toKeys(const Value& value)
{
    if (const auto key = asKey(value); key && !value.as<Value::List>())
        return {*key};
    std::vector<KeyPath> keys;
    for (int64_t i = 0, count = lengthOf(value); i < count; ++i)
        keys.push_back(toKey(itemAt(value, i)));
    return keys;
}

DimNames toNames(const Value& value, std::size_t dims)
{
    DimNames names;
    if (value.isNone()) {
        names.resize(dims);
        return names;
    }
    if (!value.as<Value::List>() && !value.as<Value::Tuple>())
        throw Error(ErrorKind::TypeError, "names are a list of strings and None, not a value of type {}", value.typeName());
    for (int64_t i = 0, count = lengthOf(value); i < count; ++i) {
        const Value name = itemAt(value, i);
        if (!name.isNone() && !name.as<std::string>())
            throw Error(ErrorKind::ValueError, "the name of a dim is a string or None, not a value of type {}", name.typeName());
        names.push_back(name.isNone() ? DimName() : DimName(*name.as<std::string>()));
    }
    checkNames(names, dims);
    return names;
}

at::Device toDevice(const Value& value)
{
    if (const auto* device = value.as<at::Device>())
        return *device;
    if (const auto* name = value.as<std::string>())
        return guardingTorch([&] { return at::Device(*name); });
    throw Error(ErrorKind::TypeError, "a device is a name such as \"cpu\", not a value of type {}", value.typeName());
}

at::Device toCudaDevice(const Value& value)
{
    if (const auto* index = value.as<int64_t>())
        return at::Device(c10::DeviceType::CUDA, static_cast<c10::DeviceIndex>(*index));
    return value.isNone() ? at::Device(c10::DeviceType::CUDA) : toDevice(value);
}

}  // namespace tensordesk
