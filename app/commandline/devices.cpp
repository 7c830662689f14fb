// SPDX-License-Identifier: GPL-3.0-or-later
#include "commandline/devices.h"

#include "tensordict/error.h"

#include <c10/core/impl/DeviceGuardImplInterface.h>

namespace tensordesk {

namespace {

/// How many devices of that kind LibTorch can use here.
int deviceCount(c10::DeviceType type)
{
    if (type == c10::DeviceType::CPU) {
        return 1;
    }
    return c10::impl::hasDeviceGuardImpl(type) ? c10::impl::getDeviceGuardImpl(type)->deviceCount() : 0;
}

at::Device parsed(const std::string& name)
{
    try {
        return at::Device(name);
    } catch (const std::exception&) {
        throw Error(ErrorKind::ValueError, stringLiteral(name) + " names no device; \"cpu\" and \"cuda:0\" would.");
    }
}

Leaf onDevice(const Leaf& leaf, at::Device device)
{
    if (leaf.device() == device) {
        return leaf;
    }
    return guardingTorch([&] { return Leaf(leaf.tensor().to(device)); });
}

TensorDict onDevice(const TensorDict& td, at::Device device)
{
    if (td.isLazyStack() && td.tensorclass().empty()) {
        std::vector<TensorDict> members;
        for (const TensorDict& member : td.members()) {
            members.push_back(onDevice(member, device));
        }
        return TensorDict::lazyStack(std::move(members), td.stackDim(), td.stackDimName());
    }
    TensorDict result(td.batchSize(), td.names(), device);
    for (std::size_t at = 0; at < td.count(); ++at) {
        const Key key = td.keyAt(at);
        Entry entry = td.entryAt(at);
        withinKey(key, [&] {
            if (const auto* leaf = std::get_if<Leaf>(&entry)) {
                entry = onDevice(*leaf, device);
            } else if (const auto* child = std::get_if<TensorDict>(&entry)) {
                entry = onDevice(*child, device);
            }
        });
        result.set({key}, std::move(entry));
    }
    return td.tensorclass().empty() ? result : TensorDict::typed(std::move(result), td.tensorclass());
}

std::vector<Value> onDevice(const std::vector<Value>& values, at::Device device)
{
    std::vector<Value> result;
    for (const Value& value : values) {
        result.push_back(onDevice(value, device));
    }
    return result;
}

}  // namespace

at::Device deviceNamed(const std::string& name)
{
    at::Device device = parsed(name);
    const int count = deviceCount(device.type());
    if (device.is_meta() || (count > 0 && device.index() < count)) {
        return device;
    }
    const std::string kind = c10::DeviceTypeName(device.type(), true);
    throw Error(ErrorKind::RuntimeError,
                count == 0 ? "There is no device " + stringLiteral(name) + " here: LibTorch finds no " + kind + " device."
                           : "There is no device " + stringLiteral(name) + " here: LibTorch finds " + std::to_string(count) +
                                 " " + kind + (count == 1 ? " device." : " devices."));
}

Value onDevice(const Value& value, at::Device device)
{
    if (const auto* leaf = value.as<Leaf>()) {
        return onDevice(*leaf, device);
    }
    if (const auto* td = value.as<TensorDict>()) {
        return device.is_cpu() ? *td : onDevice(*td, device);
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
