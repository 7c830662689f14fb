// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/common/metadatafields.h"

#include "model/tensordict/base/error.h"

#include <algorithm>

namespace tensordesk {

const PythonValue* fieldOf(const PythonValue::Dict& fields, std::string_view name)
{
    const auto it = std::find_if(fields.begin(), fields.end(), [&](const auto& field) { return field.first == name; });
    return it == fields.end() ? nullptr : &it->second;
}

Shape sizesFrom(const PythonValue& list, const Message& what, int64_t least)
{
    const auto* items = list.as<PythonValue::List>();
    if (items == nullptr)
        throw Error(ErrorKind::ValueError, "{} is {}, which is not a list of sizes", what, list.toPython());
    // LibTorch supports more dims, but they are not useful, and each costs at every step.
    constexpr std::size_t mostDims = 64;
    if (items->size() > mostDims)
        throw Error(ErrorKind::ValueError, "{} has {} dims, more than {}", what, items->size(), mostDims);
    Shape sizes;
    for (const PythonValue& item : *items) {
        const auto* size = item.as<int64_t>();
        if (size == nullptr || *size < least)
            throw Error(ErrorKind::ValueError, "{} has a size of {}", what, item.toPython());
        sizes.push_back(*size);
    }
    // Zero-size dims must not hide that the others overflow: strides are products too.
    Shape others;
    std::copy_if(sizes.begin(), sizes.end(), std::back_inserter(others), [](int64_t size) { return size > 0; });
    static_cast<void>(elementCount(others));
    return sizes;
}

PythonValue sizesValue(const Shape& shape)
{
    PythonValue::List list;
    for (const int64_t size : shape)
        list.emplace_back(size);
    return list;
}

DimNames namesFrom(const PythonValue& list, std::size_t dims)
{
    if (list.as<PythonValue::None>() != nullptr)
        return {};
    const auto* items = list.as<PythonValue::List>();
    if (items == nullptr)
        throw Error(ErrorKind::ValueError, "the names of dims are {}, which is not a list", list.toPython());
    DimNames names;
    for (const PythonValue& name : *items) {
        if (const auto* text = name.as<std::string>())
            names.emplace_back(*text);
        else if (name.as<PythonValue::None>() != nullptr)
            names.emplace_back();
        else
            throw Error(ErrorKind::ValueError, "the names of dims hold {}, which is not a name", name.toPython());
    }
    checkNames(names, dims);
    return names;
}

PythonValue namesValue(const DimNames& names)
{
    PythonValue::List list;
    for (const DimName& name : names)
        list.push_back(name ? PythonValue(*name) : PythonValue());
    return list;
}

std::string bareClassName(const std::string& type)
{
    const auto open = type.find('\'');
    const auto close = type.rfind('\'');
    return open != std::string::npos && close > open ? type.substr(open + 1, close - open - 1) : type;
}

}  // namespace tensordesk
