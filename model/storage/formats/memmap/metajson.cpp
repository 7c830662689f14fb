// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/memmap/metajson.h"

#include "model/storage/files/fileio.h"
#include "model/storage/formats/common/metadatafields.h"
#include "model/tensordict/base/error.h"

#include <algorithm>

namespace tensordesk {

namespace {

constexpr const char* kTensorDictType = "<class 'tensordict._td.TensorDict'>";
constexpr const char* kLazyStackType = "<class 'tensordict._lazy.LazyStackedTensorDict'>";
constexpr const char* kMetaDataType = "<class 'tensordict.tensorclass.MetaData'>";
constexpr const char* kNonTensorType = "<class 'tensordict.tensorclass.NonTensorData'>";
constexpr const char* kNonTensorStackType = "<class 'tensordict.tensorclass.NonTensorStack'>";

}  // namespace

MetaJson MetaJson::read(const std::string& folder, const PendingMoves& moves)
{
    const std::string path = joined(folder, kMetaFile);
    try {
        return parsed(readFile(moves.real(path), kLargestMeta), path);
    } catch (Error& error) {
        error.inFile(path);
        throw;
    }
}

MetaJson MetaJson::parsed(std::string_view text, const std::string& path)
{
    try {
        PythonValue value = parseJson(text);
        auto* fields = std::get_if<PythonValue::Dict>(&value.variant());
        if (fields == nullptr)
            throw Error(ErrorKind::ValueError, "is JSON, but not an object, as a meta.json has to be");
        return MetaJson(std::move(*fields));
    } catch (Error& error) {
        error.inFile(path);
        throw;
    }
}

std::string MetaJson::text() const
{
    return toJson(PythonValue(m_fields));
}

const PythonValue* MetaJson::field(std::string_view name) const
{
    const PythonValue* value = fieldOf(m_fields, name);
    return value != nullptr && value->as<PythonValue::Dict>() == nullptr ? value : nullptr;
}

const PythonValue::Dict* MetaJson::entry(std::string_view key) const
{
    const PythonValue* value = fieldOf(m_fields, key);
    return value == nullptr ? nullptr : value->as<PythonValue::Dict>();
}

std::string MetaJson::className() const
{
    const PythonValue* type = field("_type");
    if (type != nullptr && type->as<std::string>() != nullptr)
        return bareClassName(*type->as<std::string>());
    const PythonValue* identifier = field("_class");
    if (identifier == nullptr || identifier->as<std::string>() == nullptr)
        return {};
    std::string name = *identifier->as<std::string>();
    std::replace(name.begin(), name.end(), ':', '.');
    return name;
}

std::string MetaJson::shortClassName() const
{
    const std::string name = className();
    return name.substr(name.rfind('.') + 1);
}

int64_t MetaJson::formatVersion() const
{
    const PythonValue* version = field("_format_version");
    return version != nullptr && version->as<int64_t>() != nullptr ? *version->as<int64_t>() : 0;
}

std::optional<Shape> MetaJson::shape() const
{
    const PythonValue* value = field("shape");
    if (value == nullptr)
        return std::nullopt;
    return sizesFrom(*value, Message("the batch size"), kRagged);
}

DimNames MetaJson::names(std::size_t dims) const
{
    const PythonValue* value = field("_names");
    if (value == nullptr || value->as<PythonValue::None>() != nullptr)
        return {};
    return namesFrom(*value, dims);
}

void MetaJson::set(const std::string& name, PythonValue value)
{
    for (auto& field : m_fields) {
        if (field.first == name) {
            field.second = std::move(value);
            return;
        }
    }
    m_fields.emplace_back(name, std::move(value));
}

void MetaJson::setEntry(const std::string& key, PythonValue::Dict value)
{
    if (fieldOf(m_fields, key) != nullptr) {
        set(key, std::move(value));
        return;
    }
    const auto last = std::find_if(m_fields.rbegin(), m_fields.rend(),
                                   [](const auto& field) { return field.second.template as<PythonValue::Dict>() != nullptr; });
    m_fields.emplace(last.base(), key, PythonValue(std::move(value)));
}

void MetaJson::remove(std::string_view name)
{
    std::erase_if(m_fields, [&](const auto& field) { return field.first == name; });
}

void MetaJson::setNames(const DimNames& names)
{
    if (entry("_names") != nullptr) {
        if (anyNamed(names))
            throw Error(ErrorKind::NotImplementedError, "the key \"_names\" is reserved in memmap folders for the names of dims");
    } else if (anyNamed(names)) {
        set("_names", namesValue(names));
    } else {
        remove("_names");
    }
}

EntryMeta::Kind entryKind(const PythonValue::Dict& fields)
{
    const auto isSet = [&](std::string_view name) {
        const PythonValue* value = fieldOf(fields, name);
        return value != nullptr && value->as<PythonValue::None>() == nullptr;
    };
    if (isSet("type"))
        return EntryMeta::Kind::Collection;
    if (!isSet("shape") || !isSet("dtype"))
        return EntryMeta::Kind::Nothing;
    const PythonValue* nested = fieldOf(fields, "is_nested");
    const bool isNested = nested != nullptr && nested->as<bool>() != nullptr && *nested->as<bool>();
    return isNested ? EntryMeta::Kind::Nested : EntryMeta::Kind::Leaf;
}

EntryMeta entryMeta(const PythonValue::Dict& fields)
{
    EntryMeta meta{entryKind(fields)};
    if (meta.kind != EntryMeta::Kind::Leaf && meta.kind != EntryMeta::Kind::Nested)
        return meta;
    meta.shape = sizesFrom(*fieldOf(fields, "shape"), Message("the shape"));
    const PythonValue* dtype = fieldOf(fields, "dtype");
    if (dtype->as<std::string>() == nullptr)
        throw Error(ErrorKind::ValueError, "the dtype is {}, which is not a string", dtype->toPython());
    meta.dtype = *dtype->as<std::string>();
    return meta;
}

PythonValue::Dict leafEntry(const Shape& shape, const std::string& dtype, bool nested)
{
    return {{"device", "cpu"}, {"shape", sizesValue(shape)}, {"dtype", dtype}, {"is_nested", nested}};
}

PythonValue::Dict collectionEntry(const std::string& shortClassName)
{
    return {{"type", shortClassName}};
}

void appendTensorDictFields(MetaJson& meta, const Shape& batch, const DimNames& names, const std::string& device)
{
    meta.set("shape", sizesValue(batch));
    meta.set("device", device);
    meta.set("_type", kTensorDictType);
    // Entries with these keys stay: such a file reads as version 0, or by its "_type".
    if (meta.entry("_format_version") == nullptr)
        meta.set("_format_version", kNewestFormatVersion);
    if (meta.entry("_class") == nullptr)
        meta.set("_class", "tensordict:TensorDict");
    meta.setNames(names);
}

bool isMetaData(const MetaJson& meta)
{
    const std::string name = meta.shortClassName();
    return name == "MetaData" || name.starts_with("MetaData[");
}

MetaJson lazyStackMeta(int64_t stackDim, const DimName& stackDimName)
{
    return MetaJson({{"_type", kLazyStackType},
                     {"_format_version", kNewestFormatVersion},
                     {"_class", "tensordict:LazyStackedTensorDict"},
                     {"stack_dim", stackDim},
                     {"stack_dim_name", stackDimName ? PythonValue(*stackDimName) : PythonValue()}});
}

MetaJson tensorclassMeta(const std::string& className)
{
    return MetaJson({{"_type", "<class '" + className + "'>"}});
}

MetaJson nonTensorMeta(PythonValue value)
{
    return MetaJson(
        {{"_type", kNonTensorType}, {"data", std::move(value)}, {"_metadata", PythonValue()}, {"_is_non_tensor", true}});
}

MetaJson metaDataMeta(PythonValue value)
{
    MetaJson meta = nonTensorMeta(std::move(value));
    meta.set("_type", kMetaDataType);
    return meta;
}

MetaJson nonTensorStackMeta(PythonValue nestedLists)
{
    return MetaJson({{"_type", kNonTensorStackType},
                     {"_format_version", kNewestFormatVersion},
                     {"_class", "tensordict:NonTensorStack"},
                     {"stack_dim", int64_t{0}},
                     {"device", PythonValue()},
                     {"data", std::move(nestedLists)}});
}

}  // namespace tensordesk
