// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/keys/leafattributes.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/tree/rewrapped.h"
#include "model/tensordict/tree/visit.h"

#include <algorithm>
#include <optional>

namespace tensordesk {

namespace {

/// The level under `key`, if there is one.
std::optional<TensorDict> levelAt(const TensorDict& td, const Key& key)
{
    const std::optional<Entry> entry = td.find({key});
    const auto* level = entry ? std::get_if<TensorDict>(&*entry) : nullptr;
    return level ? std::optional(*level) : std::nullopt;
}

bool isDescription(const TensorDict& td)
{
    return td.typeName() == "TensorAttrs";
}

/// The name that is said under `field`; nothing for None.
std::optional<std::string> said(const TensorDict& description, const char* field)
{
    const std::optional<Entry> entry = description.find({field});
    const auto* value = entry ? std::get_if<NonTensor>(&*entry) : nullptr;
    if (!value || value->isStack() || value->first().as<PythonValue::None>())
        return std::nullopt;
    const auto* object = value->first().as<PythonValue::Opaque>();
    const auto* text = value->first().as<std::string>();
    return object ? object->description : text ? *text : value->first().toPython();
}

std::optional<DType> dtypeFrom(const TensorDict& description)
{
    const auto name = said(description, "tgt_dtype");
    return name ? dtypeFromName(*name) : std::nullopt;
}

std::optional<at::Device> deviceFrom(const TensorDict& description)
{
    const auto name = said(description, "tgt_device");
    if (!name)
        return std::nullopt;
    try {
        return at::Device(*name);
    } catch (const c10::Error&) {
        throw Error(ErrorKind::NotImplementedError,
                    "the devices in the attributes of the leaves are unknown; name one, as in to(device)");
    }
}

Leaf castLeaf(const Leaf& leaf, const TensorDict& description)
{
    const auto dtype = dtypeFrom(description);
    const auto device = deviceFrom(description);
    if (dtype.value_or(leaf.dtype()) == leaf.dtype() && device.value_or(leaf.device()) == leaf.device())
        return leaf;
    return Leaf(guardingTorch([&] { return leaf.tensor().to(device.value_or(leaf.device()), dtype.value_or(leaf.dtype())); }));
}

/// An instance of TensorAttrs. Like those in files it has names of dtypes and devices.
TensorDict describe(const Leaf& leaf, const std::vector<std::string>& fields)
{
    if (leaf.isRagged())
        static_cast<void>(leaf.tensor());  // throws, and says which shapes differ
    TensorDict content;
    const auto put = [&](const std::string& field, PythonValue value) {
        content.set({"tgt_" + field},
                    NonTensor(std::ranges::find(fields, field) == fields.end() ? PythonValue() : std::move(value), Shape()));
    };
    put("device", leaf.device().str());
    put("dtype", dtypeName(leaf.dtype()));
    put("shape", PythonValue::List(leaf.shape().begin(), leaf.shape().end()));
    return TensorDict::typed(std::move(content), "tensordict.tensorclass.TensorAttrs");
}

TensorDict cast(const TensorDict& td, const TensorDict& attributes)
{
    if (auto wrapped = rewrapped(td, [&](const TensorDict& part) { return cast(part, attributes); }))
        return *std::move(wrapped);
    TensorDict result = td.shallowCopy();
    for (std::size_t i = 0; i < td.count(); ++i) {
        const Key key = td.keyAt(i);
        const auto level = levelAt(attributes, key);
        if (!level)
            continue;
        withinKey(key, [&] {
            const Entry entry = td.entryAt(i);
            const auto* leaf = std::get_if<Leaf>(&entry);
            const auto* child = std::get_if<TensorDict>(&entry);
            if (leaf && isDescription(*level))
                result.set({key}, castLeaf(*leaf, *level));
            else if (child && !isDescription(*level))
                result.set({key}, cast(*child, *level));
        });
    }
    return result;
}

}  // namespace

TensorDict describeLeaves(const TensorDict& td, const std::vector<std::string>& fields)
{
    TensorDict result;
    for (std::size_t i = 0; i < td.count(); ++i) {
        const Key key = td.keyAt(i);
        withinKey(key, [&] {
            const Entry entry = td.entryAt(i);
            if (const auto* leaf = std::get_if<Leaf>(&entry))
                result.set({key}, describe(*leaf, fields));
            else if (const auto* child = std::get_if<TensorDict>(&entry))
                result.set({key}, describeLeaves(*child, fields));
            else if (const auto* value = std::get_if<NonTensor>(&entry))
                result.set({key}, NonTensor(value->first(), Shape()));
        });
    }
    return result;
}

bool describesLeaves(const TensorDict& td)
{
    return !visitBelow(td, StackWalk::Whole, [](const Entry& entry) {
        const auto* level = std::get_if<TensorDict>(&entry);
        return level && isDescription(*level) ? Walk::Stop : Walk::Advance;
    });
}

TensorDict castAsDescribed(const TensorDict& td, const TensorDict& attributes)
{
    TensorDict result = cast(td, attributes);
    result.setDevice(std::nullopt);
    return result;
}

}  // namespace tensordesk
