// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/keys/leafattributes.h"

#include "model/tensordict/tree/rewrapped.h"
#include "model/tensordict/tree/visit.h"

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
    if (!value || value->isStack() || value->first().as<Plain::None>())
        return std::nullopt;
    const auto* object = value->first().as<Plain::Opaque>();
    return object ? object->description : value->first().toPython();
}

std::optional<DType> dtypeFrom(const TensorDict& description)
{
    if (said(description, "tgt_device"))
        throw Error(ErrorKind::NotImplementedError,
                    "the devices that attributes of leaves say are not known; name one, as in to(device)");
    const auto name = said(description, "tgt_dtype");
    return name ? dtypeFromName(*name) : std::nullopt;
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
            const auto dtype = leaf && isDescription(*level) ? dtypeFrom(*level) : std::nullopt;
            if (dtype)
                result.set({key}, Leaf(guardingTorch([&] { return leaf->tensor().to(*dtype); })));
            else if (child && !isDescription(*level))
                result.set({key}, cast(*child, *level));
        });
    }
    return result;
}

}  // namespace

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
