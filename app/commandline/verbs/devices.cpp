// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/devices.h"

namespace tensordesk {

namespace {

std::vector<Value> onDevice(const std::vector<Value>& values, at::Device device)
{
    std::vector<Value> result;
    for (const Value& value : values) {
        result.push_back(onDevice(value, device));
    }
    return result;
}

}  // namespace

at::Device deviceWithValues(const std::string& name)
{
    const at::Device device = deviceNamed(name);
    if (device.is_meta()) {
        throw Error(ErrorKind::ValueError, "On \"meta\" tensors have no values; tensordesk eval --meta gives the shapes.");
    }
    return device;
}

Value onDevice(const Value& value, at::Device device)
{
    if (const auto* leaf = value.as<Leaf>()) {
        return leaf->device().is_meta() ? *leaf : movedLeaf(*leaf, device);  // there is nothing to move
    }
    if (const auto* td = value.as<TensorDict>()) {
        const bool isMeta = td->device() && td->device()->is_meta();
        return device.is_cpu() || isMeta ? *td : moved(*td, device);
    }
    if (const auto* list = value.as<Value::List>()) {
        return Value::List{onDevice(list->items, device)};
    }
    if (const auto* tuple = value.as<Value::Tuple>()) {
        return Value::Tuple{onDevice(tuple->items, device)};
    }
    if (const auto* dict = value.as<Value::Dict>()) {
        Value::Dict result;
        for (const auto& [key, item] : dict->items) {
            result.items.emplace_back(key, onDevice(item, device));
        }
        return result;
    }
    return value;
}

}  // namespace tensordesk
