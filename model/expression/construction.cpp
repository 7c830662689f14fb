// SPDX-License-Identifier: BSD-3-Clause
#include "expression/construction.h"

#include "expression/indexing.h"
#include "expression/tensors.h"
#include "tensordict/error.h"

namespace tensordesk {

namespace {

const std::vector<Value>* itemsOf(const Value& value)
{
    const auto* list = value.as<Value::List>();
    return list ? &list->items : nullptr;
}

/// The values of a nested list, one a position of a batch of `shape`.
void flatten(const Value& value, const Shape& shape, std::size_t depth, std::vector<Plain>& values)
{
    if (depth == shape.size()) {
        values.push_back(toPlain(value));
        return;
    }
    const auto* items = itemsOf(value);
    if (!items || static_cast<int64_t>(items->size()) != shape[depth])
        throw Error(ErrorKind::RuntimeError,
                    "batch dimension mismatch: a list of values must be nested as the batch size " + toString(shape) + " is");
    for (const Value& item : *items)
        flatten(item, shape, depth + 1, values);
}

TensorDict fromDict(const Value::Dict& dict, TensorDict result)
{
    for (const auto& [key, value] : dict.items) {
        const KeyPath path = toKey(key);
        result.set(path, toEntry(value, result));
    }
    return result;
}

}  // namespace

Shape toBatchSize(const Value& value)
{
    if (value.isNone())
        return {};
    if (const auto* size = value.as<int64_t>())
        return {*size};
    Shape shape;
    for (int64_t i = 0, count = lengthOf(value); i < count; ++i) {
        const Value size = itemAt(value, i);
        if (!size.as<int64_t>())
            throw Error(ErrorKind::TypeError, "a batch size is a list of ints, not of " + size.typeName());
        shape.push_back(*size.as<int64_t>());
    }
    for (const int64_t size : shape)
        if (size < 0)
            throw Error(ErrorKind::RuntimeError, "a batch size cannot be negative: " + toString(shape));
    return shape;
}

Entry toEntry(const Value& value, const TensorDict& level)
{
    if (const auto* leaf = value.as<Leaf>())
        return *leaf;
    if (const auto* td = value.as<TensorDict>())
        return *td;
    if (const auto* data = value.as<NonTensor>())
        return *data;
    if (const auto* dict = value.as<Value::Dict>())
        return fromDict(*dict, TensorDict(level.batchSize(), level.names(), level.device()));
    if (isNumber(value) || (value.as<Value::List>() && isNumeric(value)) || value.as<Value::RangeValue>())
        return Leaf(tensorFrom(value));
    if (value.as<Value::List>()) {
        std::vector<Plain> values;
        flatten(value, level.batchSize(), 0, values);
        if (level.batchSize().empty())
            return NonTensor(std::move(values.front()), {});
        return NonTensor::stack(std::move(values), level.batchSize());
    }
    return NonTensor(toPlain(value), level.batchSize());
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
        throw Error(ErrorKind::ValueError, "a tensordict is made of a dict, not of a value of type " + source.typeName());
    return result;
}

DimNames toNames(const Value& value, std::size_t dims)
{
    DimNames names;
    if (value.isNone()) {
        names.resize(dims);
        return names;
    }
    if (!value.as<Value::List>() && !value.as<Value::Tuple>())
        throw Error(ErrorKind::TypeError, "names are a list of strings and None, not a value of type " + value.typeName());
    for (int64_t i = 0, count = lengthOf(value); i < count; ++i) {
        const Value name = itemAt(value, i);
        if (!name.isNone() && !name.as<std::string>())
            throw Error(ErrorKind::ValueError, "the name of a dim is a string or None, not a value of type " + name.typeName());
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
    throw Error(ErrorKind::TypeError, "a device is a name such as \"cpu\", not a value of type " + value.typeName());
}

}  // namespace tensordesk
