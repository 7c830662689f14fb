// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/syntax/nontensorobject.h"

#include <algorithm>

namespace tensordesk {

namespace {

/// As storages name the class of a value that is saved by itself.
std::string classOf(const NonTensor& data)
{
    return std::string("tensordict.tensorclass.") + data.typeName();
}

bool isClassOfValues(const std::string& name)
{
    return name == "tensordict.tensorclass.NonTensorData" || name == "tensordict.tensorclass.MetaData"
        || name == "tensordict.tensorclass.NonTensorStack";
}

bool isCarrier(const TensorDict& td)
{
    const auto data = isClassOfValues(td.tensorclass()) ? td.find({"data"}) : std::nullopt;
    return data && std::holds_alternative<NonTensor>(*data);
}

/// Returns the values of a lazy stack of such objects, or of such stacks; empty if a member is not such an object.
std::optional<NonTensor> stackedData(const TensorDict& stack)
{
    std::vector<NonTensor> members;
    for (const TensorDict& member : stack.members()) {
        const auto object = NonTensorObject::of(member);
        if (!object)
            return std::nullopt;
        members.push_back(object->data());
    }
    return members.empty() ? std::nullopt : std::optional(NonTensor::stack(members, stack.stackDim()));
}

}  // namespace

NonTensorObject::NonTensorObject(const NonTensor& data, DimNames names, std::optional<at::Device> device)
    : m_carrier(TensorDict::typed(TensorDict(data.batchSize(), std::move(names), device), classOf(data)))
{
    m_carrier.set({"data"}, data);
}

std::optional<NonTensorObject> NonTensorObject::of(const TensorDict& td)
{
    if (isCarrier(td))
        return NonTensorObject(td);
    if (!td.isLazyStack())
        return std::nullopt;
    const auto data = stackedData(td);
    return data ? std::optional(NonTensorObject(*data, td.names(), td.device())) : std::nullopt;
}

NonTensorObject NonTensorObject::ofEntry(const TensorDict& level, const Key& key, const NonTensor& data)
{
    NonTensorObject object(data, resized(level.names(), data.batchSize().size()), level.device());
    object.m_carrier.setLocked(level.isLocked());
    object.m_origin = std::make_shared<const Origin>(Origin{level, key});
    return object;
}

NonTensorObject NonTensorObject::at(const Index& index) const
{
    NonTensorObject part = *of(m_carrier.at(index));
    const bool isCopy = std::ranges::any_of(index, [](const IndexItem& item) {
        return !std::holds_alternative<int64_t>(item) && !std::holds_alternative<Slice>(item)
            && !std::holds_alternative<Ellipsis>(item);
    });
    if (!m_origin || !isStack() || isCopy)
        return part;
    Origin origin = *m_origin;
    origin.indices.push_back(index);
    part.m_origin = std::make_shared<const Origin>(std::move(origin));
    return part;
}

NonTensor NonTensorObject::data() const
{
    return std::get<NonTensor>(m_carrier.at({"data"}));
}

TensorDict NonTensorObject::header() const
{
    TensorDict header(m_carrier.batchSize(), m_carrier.names(), m_carrier.device());
    header.setLocked(m_carrier.isLocked());
    return header;
}

}  // namespace tensordesk
