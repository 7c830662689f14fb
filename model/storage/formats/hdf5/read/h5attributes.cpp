// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/read/h5attributes.h"

#include "model/storage/formats/hdf5/library/h5error.h"
#include "model/storage/formats/hdf5/library/h5recordname.h"
#include "model/storage/formats/hdf5/library/h5types.h"
#include "model/storage/formats/hdf5/read/h5value.h"

namespace tensordesk {
namespace {

constexpr const char* kRecord = kGroupRecordName;
constexpr const char* kNewRecord = "__tensordesk__new";
constexpr const char* kStack = "__tensordict_stack__";
constexpr const char* kString = "__tensordict_str__";
constexpr std::size_t kMaxRecord = 60000;  ///< the limit for an attribute in the earliest file version

const PythonValue* field(const PythonValue& record, std::string_view name)
{
    const auto* dict = record.as<PythonValue::Dict>();
    if (dict == nullptr) {
        return nullptr;
    }
    const auto found = std::find_if(dict->begin(), dict->end(), [&](const auto& member) { return member.first == name; });
    return found == dict->end() ? nullptr : &found->second;
}

std::optional<Shape> shapeFrom(const PythonValue* value)
{
    const auto* list = value == nullptr ? nullptr : value->as<PythonValue::List>();
    if (list == nullptr || list->size() > H5S_MAX_RANK) {
        return {};
    }
    Shape shape;
    for (const PythonValue& size : *list) {
        const auto* number = size.as<int64_t>();
        if (number == nullptr || *number < 0) {
            return {};
        }
        shape.push_back(*number);
    }
    return shape;
}

std::optional<DimNames> namesFrom(const PythonValue* value, std::size_t dims)
{
    if (value == nullptr || value->as<PythonValue::None>() != nullptr) {
        return DimNames(dims);
    }
    const auto* list = value->as<PythonValue::List>();
    if (list == nullptr || list->size() != dims) {
        return {};
    }
    DimNames names;
    for (const PythonValue& name : *list) {
        const auto* text = name.as<std::string>();
        names.push_back(text == nullptr ? DimName() : DimName(*text));
    }
    return names;
}

/// None if it is not a list of texts.
std::vector<Key> keysFrom(const PythonValue* value)
{
    const auto* list = value == nullptr ? nullptr : value->as<PythonValue::List>();
    std::vector<Key> keys;
    for (const PythonValue& key : list == nullptr ? PythonValue::List() : *list) {
        const auto* text = key.as<std::string>();
        if (text == nullptr) {
            return {};
        }
        keys.push_back(*text);
    }
    return keys;
}

std::optional<std::string> readText(hid_t attribute)
{
    const H5Type type(H5Aget_type(attribute));
    const H5Space space(H5Aget_space(attribute));
    if (!type || !space || H5Tget_class(type.get()) != H5T_STRING || H5Tis_variable_str(type.get()) > 0
        || H5Sget_simple_extent_npoints(space.get()) != 1) {
        return {};
    }
    const std::size_t size = H5Tget_size(type.get());
    if (size == 0 || size > kMaxRecord) {
        return {};
    }
    std::string text(size, '\0');
    if (H5Aread(attribute, type.get(), text.data()) < 0) {
        return {};
    }
    text.resize(std::min(text.find('\0'), text.size()));
    return text;
}

void writeText(hid_t object, const char* name, const std::string& text)
{
    const H5Type type(h5Check(H5Tcopy(H5T_C_S1), "Cannot make a type"));
    h5Check(H5Tset_size(type.get(), std::max<std::size_t>(text.size(), 1)), "Cannot make a type");
    h5Check(H5Tset_strpad(type.get(), H5T_STR_NULLPAD), "Cannot make a type");
    h5Check(H5Tset_cset(type.get(), H5T_CSET_UTF8), "Cannot make a type");
    const H5Space space(h5Check(H5Screate(H5S_SCALAR), "Cannot make a shape"));
    const H5Attribute attribute(
        h5Check(H5Acreate2(object, name, type.get(), space.get(), H5P_DEFAULT, H5P_DEFAULT), "Cannot add an attribute"));
    h5Check(H5Awrite(attribute.get(), type.get(), text.data()), "Cannot write an attribute");
}

herr_t appendAttributeName(hid_t, const char* name, const H5A_info_t*, void* names) noexcept
{
    try {
        static_cast<std::vector<std::string>*>(names)->emplace_back(name);
        return 0;
    } catch (...) {
        return -1;
    }
}

}  // namespace

PythonValue::Dict attributesOf(H5File& file, hid_t object)
{
    std::vector<std::string> names;
    h5Check(H5Aiterate2(object, H5_INDEX_NAME, H5_ITER_NATIVE, nullptr, appendAttributeName, &names), "Cannot list the attributes");
    std::sort(names.begin(), names.end());
    PythonValue::Dict values;
    for (std::string& name : names) {
        if (name.starts_with(kRecord) || name == kStack || name == kString) {
            continue;
        }
        try {
            const H5Attribute attribute(h5Check(H5Aopen(object, name.c_str(), H5P_DEFAULT), "Cannot open the attribute"));
            PythonValue value = readAttribute(file, attribute.get());
            values.emplace_back(std::move(name), std::move(value));
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled) {
                throw;
            }
            values.emplace_back(std::move(name), PythonValue::Opaque{error.reason().english()});
        }
    }
    return values;
}

std::optional<GroupRecord> readGroupRecord(hid_t group)
{
    if (H5Aexists(group, kRecord) <= 0) {
        return {};
    }
    const H5Attribute attribute(H5Aopen(group, kRecord, H5P_DEFAULT));
    const auto text = attribute ? readText(attribute.get()) : std::nullopt;
    if (!text) {
        return {};
    }
    try {
        const PythonValue record = parseJson(*text);
        auto batch = shapeFrom(field(record, "batch_size"));
        if (!batch) {
            return {};
        }
        auto names = namesFrom(field(record, "names"), batch->size());
        if (!names) {
            return {};
        }
        checkNames(*names, batch->size());
        return GroupRecord{std::move(*batch), std::move(*names), keysFrom(field(record, "keys"))};
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        return {};
    }
}

void writeGroupRecord(hid_t group, const GroupRecord& record)
{
    PythonValue::List batch(record.batch.begin(), record.batch.end());
    PythonValue names;
    if (anyNamed(record.names)) {
        PythonValue::List list;
        for (const DimName& name : record.names) {
            list.push_back(name ? PythonValue(*name) : PythonValue());
        }
        names = std::move(list);
    }
    PythonValue::Dict fields{{"version", 1}, {"batch_size", std::move(batch)}, {"names", std::move(names)}};
    std::string text = toJson(fields);
    if (!std::ranges::is_sorted(record.keys)) {
        fields.emplace_back("keys", PythonValue::List(record.keys.begin(), record.keys.end()));
        if (std::string withKeys = toJson(fields); withKeys.size() <= kMaxRecord) {
            text = std::move(withKeys);
        }
    }
    if (text.size() > kMaxRecord) {
        throw Error(ErrorKind::ValueError, "The names of the dims are too long for HDF5");
    }
    if (H5Aexists(group, kNewRecord) > 0) {
        h5Check(H5Adelete(group, kNewRecord), "Cannot remove an attribute");
    }
    writeText(group, kNewRecord, text);
    if (H5Aexists(group, kRecord) > 0) {
        h5Check(H5Adelete(group, kRecord), "Cannot replace an attribute");
    }
    h5Check(H5Arename(group, kNewRecord, kRecord), "Cannot replace an attribute");
}

void recordNewKey(hid_t group, const Key& key)
{
    auto record = readGroupRecord(group);
    if (record && !record->keys.empty()) {
        std::erase(record->keys, key);
        record->keys.push_back(key);
        writeGroupRecord(group, *record);
    }
}

std::optional<Shape> readStackShape(hid_t dataset)
{
    if (H5Aexists(dataset, kStack) <= 0) {
        return {};
    }
    const H5Attribute attribute(H5Aopen(dataset, kStack, H5P_DEFAULT));
    const H5Space space(attribute ? H5Aget_space(attribute.get()) : H5I_INVALID_HID);
    const H5Type type(attribute ? H5Aget_type(attribute.get()) : H5I_INVALID_HID);
    if (!space || !type) {
        return {};
    }
    const hssize_t count = H5Sget_simple_extent_npoints(space.get());
    if (H5Tget_class(type.get()) == H5T_FLOAT && count == 0) {
        return Shape{};  // numpy's type of an empty list
    }
    if (H5Tget_class(type.get()) != H5T_INTEGER || count < 0 || count > H5S_MAX_RANK) {
        return {};
    }
    Shape shape(static_cast<std::size_t>(count));
    if (count > 0 && H5Aread(attribute.get(), H5T_NATIVE_INT64, shape.data()) < 0) {
        return {};
    }
    return shape;
}

void writeStackShape(hid_t dataset, const Shape& shape)
{
    const hsize_t count = shape.size();
    const H5Space space(h5Check(H5Screate_simple(1, &count, nullptr), "Cannot make a shape"));
    const H5Attribute attribute(
        h5Check(H5Acreate2(dataset, kStack, H5T_STD_I64LE, space.get(), H5P_DEFAULT, H5P_DEFAULT), "Cannot add an attribute"));
    h5Check(H5Awrite(attribute.get(), H5T_NATIVE_INT64, shape.data()), "Cannot write an attribute");
}

void writeStringMark(hid_t dataset)
{
    const H5Type type = storedType(DType::Bool);
    const H5Space space(h5Check(H5Screate(H5S_SCALAR), "Cannot make a shape"));
    const H5Attribute attribute(
        h5Check(H5Acreate2(dataset, kString, type.get(), space.get(), H5P_DEFAULT, H5P_DEFAULT), "Cannot add an attribute"));
    const int8_t yes = 1;
    h5Check(H5Awrite(attribute.get(), type.get(), &yes), "Cannot write an attribute");
}

}  // namespace tensordesk
