// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/read/h5value.h"

#include "model/storage/formats/hdf5/library/h5error.h"
#include "model/storage/formats/hdf5/library/h5types.h"
#include "model/storage/formats/hdf5/library/numpytype.h"
#include "model/storage/formats/hdf5/read/h5attributes.h"
#include "model/storage/formats/hdf5/read/h5decode.h"
#include "model/storage/formats/hdf5/read/h5leaf.h"

#include <array>

namespace tensordesk {
namespace {

/// How values are read: whole datasets, one field of their records, or an attribute.
struct Values {
    hid_t object;
    bool isAttribute;
    KeyPath fields;  ///< inside records

    [[nodiscard]] H5Space space() const
    {
        return H5Space(h5Check(isAttribute ? H5Aget_space(object) : H5Dget_space(object), "Cannot read the shape"));
    }

    /// Returns the type of the selected elements.
    [[nodiscard]] H5Type type() const
    {
        H5Type type(h5Check(isAttribute ? H5Aget_type(object) : H5Dget_type(object), "Cannot read the element type"));
        for (const PathElement& field : fields) {
            const int member = h5Check(H5Tget_member_index(type.get(), field.key().c_str()), "There is no such field");
            type = H5Type(h5Check(H5Tget_member_type(type.get(), static_cast<unsigned>(member)), "There is no such field"));
        }
        return type;
    }

    void read(hid_t memory, char* into) const
    {
        H5Type wrapped(h5Check(H5Tcopy(memory), "Cannot make a type"));
        for (KeyPath path = fields; !path.empty(); path.pop_back()) {
            wrapped = singleField(path.back().key(), wrapped.get());
        }
        h5Check(isAttribute ? H5Aread(object, wrapped.get(), into)
                            : H5Dread(object, wrapped.get(), H5S_ALL, H5S_ALL, H5P_DEFAULT, into),
                "Cannot read the value");
    }
};

std::vector<PythonValue> readAll(H5File& file, const Values& source)
{
    const H5Type type = source.type();
    const int64_t count = H5Sget_simple_extent_npoints(source.space().get());
    const auto checkSize = [&](std::size_t size) {
        if (count < 0 || count > kMaxValues || size == 0 || size > static_cast<std::size_t>(kMaxBytes)
            || count * static_cast<int64_t>(size) > kMaxBytes) {
            throw Error(ErrorKind::OSError, "The value is too large to be shown: {} elements of {} bytes that are not a tensor",
                        count, size);
        }
    };
    checkSize(H5Tget_size(type.get()));
    ValueDecoder decoder(file, source.object, type.get());
    const std::size_t size = H5Tget_size(decoder.memory());
    checkSize(size);
    std::vector<char> bytes(static_cast<std::size_t>(count) * size);
    if (count > 0) {
        source.read(decoder.memory(), bytes.data());
    }
    std::vector<PythonValue> values;
    for (std::size_t at = 0; at < bytes.size(); at += size) {
        values.push_back(decoder.decode(bytes.data() + at));
    }
    return values;
}

// ---- writing --------------------------------------------------------------------------------------

H5Dataset create(hid_t group, const std::string& name, hid_t type, const Shape& shape)
{
    const H5Properties creation(h5Check(H5Pcreate(H5P_DATASET_CREATE), "Cannot prepare writing"));
    h5Check(H5Pset_obj_track_times(creation.get(), false), "Cannot prepare writing");
    const H5Space space = spaceOf(shape);
    return H5Dataset(h5Check(H5Dcreate2(group, name.c_str(), type, space.get(), H5P_DEFAULT, creation.get(), H5P_DEFAULT),
                             "Cannot create the dataset"));
}

H5Dataset writeTexts(hid_t group, const std::string& name, const std::vector<const std::string*>& texts, const Shape& shape)
{
    std::vector<const char*> pointers;
    for (const std::string* text : texts) {
        pointers.push_back(text->c_str());
    }
    const H5Type type(h5Check(H5Tcopy(H5T_C_S1), "Cannot make a type"));
    h5Check(H5Tset_size(type.get(), H5T_VARIABLE), "Cannot make a type");
    h5Check(H5Tset_cset(type.get(), H5T_CSET_UTF8), "Cannot make a type");
    H5Dataset dataset = create(group, name, type.get(), shape);
    if (!pointers.empty()) {
        h5Check(H5Dwrite(dataset.get(), type.get(), H5S_ALL, H5S_ALL, H5P_DEFAULT, static_cast<const void*>(pointers.data())),
                "Cannot write the text");
    }
    return dataset;
}

H5Dataset writeArray(hid_t group, const std::string& name, const NumpyArray& array)
{
    const H5Type type(h5Check(H5Tcreate(H5T_OPAQUE, array.type.size), "Cannot make a type"));
    h5Check(H5Tset_tag(type.get(), (std::string(kNumpyTag) + array.type.text()).c_str()), "Cannot make a type");
    H5Dataset dataset = create(group, name, type.get(), array.shape);
    if (!array.bytes.empty()) {
        h5Check(H5Dwrite(dataset.get(), type.get(), H5S_ALL, H5S_ALL, H5P_DEFAULT, array.bytes.data()), "Cannot write the value");
    }
    return dataset;
}

/// The texts, if every value is one.
std::vector<const std::string*> allTexts(const std::vector<PythonValue>& values)
{
    std::vector<const std::string*> texts;
    for (const PythonValue& value : values) {
        if (const auto* text = value.as<std::string>()) {
            texts.push_back(text);
        }
    }
    if (texts.size() != values.size()) {
        return {};
    }
    if (std::ranges::any_of(texts, [](const std::string* text) { return text->find('\0') != std::string::npos; })) {
        throw Error(ErrorKind::ValueError, "HDF5 cannot hold text with a NUL character; use bytes");
    }
    return texts;
}

void checkStackable(const std::vector<PythonValue>& values)
{
    for (const PythonValue& value : values) {
        const bool isKnown = value.as<PythonValue::Bytes>() != nullptr || value.as<bool>() != nullptr
                          || value.as<int64_t>() != nullptr || value.as<double>() != nullptr;
        if (!isKnown || value.value().index() != values.front().value().index()) {
            throw Error(ErrorKind::TypeError,
                        "HDF5 stores one value per row only if all are str, bytes, bool, int or float, of one type");
        }
    }
}

/// The stored part of a value: texts, or an array of another type.
struct StoredValue {
    explicit StoredValue(const NonTensor& value) : values(value.values())
    {
        const auto differs = [&](const PythonValue& other) { return other != values.front(); };
        isStack = value.isStack() && (values.empty() || std::ranges::any_of(values, differs));
        // The oracle, too, keeps one value of a stack of equal ones.
        values.resize(isStack ? values.size() : 1);
        texts = allTexts(values);
        if (texts.size() == values.size()) {
            return;
        }
        if (isStack) {
            checkStackable(values);
        }
        array = NumpyArray::of(isStack ? PythonValue(PythonValue::List(values.begin(), values.end())) : values.front());
        if (isStack) {
            array.shape = value.batchSize();
        }
    }

    std::vector<PythonValue> values;
    bool isStack = false;  ///< one a position
    std::vector<const std::string*> texts = {};
    NumpyArray array = {};
};

}  // namespace

NonTensor readNonTensor(H5File& file, hid_t dataset, const KeyPath& fields, const Shape& batch)
{
    if (isWithoutData(dataset)) {
        return {PythonValue(), batch};
    }
    const Shape shape = shapeOf(dataset);
    std::vector<PythonValue> values = readAll(file, {dataset, false, fields});
    const auto stack = readStackShape(dataset);
    if (stack && *stack == shape && startsWith(shape, batch)) {
        return NonTensor::stack(std::move(values), shape);
    }
    return {nested(std::move(values), shape), batch};
}

PythonValue readAttribute(H5File& file, hid_t attribute)
{
    const Values values{attribute, true, {}};
    const H5Space space = values.space();
    std::array<hsize_t, H5S_MAX_RANK> sizes{};
    const int dims = h5Check(H5Sget_simple_extent_dims(space.get(), sizes.data(), nullptr), "Cannot read the shape");
    if (H5Sget_simple_extent_type(space.get()) == H5S_NULL) {
        return {};
    }
    return nested(readAll(file, values), Shape(sizes.begin(), sizes.begin() + dims));
}

bool isWithoutData(hid_t dataset)
{
    const H5Space space(h5Check(H5Dget_space(dataset), "Cannot read the shape"));
    return H5Sget_simple_extent_type(space.get()) == H5S_NULL;
}

void writeNonTensor(hid_t group, const std::string& name, const NonTensor& value)
{
    const StoredValue stored(value);
    const bool isText = stored.texts.size() == stored.values.size();
    const Shape shape = stored.isStack ? value.batchSize() : Shape();
    const H5Dataset dataset = isText ? writeTexts(group, name, stored.texts, shape) : writeArray(group, name, stored.array);
    if (stored.isStack) {
        writeStackShape(dataset.get(), shape);
    } else if (isText) {
        writeStringMark(dataset.get());
    }
}

void checkNonTensor(const NonTensor& value)
{
    static_cast<void>(StoredValue(value));
}

}  // namespace tensordesk
