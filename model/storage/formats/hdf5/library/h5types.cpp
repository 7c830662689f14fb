// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/library/h5types.h"

#include "model/storage/formats/hdf5/library/h5error.h"
#include "model/storage/formats/hdf5/library/numpytype.h"
#include "model/tensordict/base/torchversion.h"

#include <array>
#include <optional>

namespace tensordesk {
namespace {

std::string takeName(char* text)
{
    std::string name = text == nullptr ? std::string() : std::string(text);
    H5free_memory(text);
    return name;
}

std::string memberName(hid_t type, unsigned member)
{
    return takeName(H5Tget_member_name(type, member));
}

/// A 2-byte little-endian float with the given widths.
H5Type smallFloat(std::size_t exponentBits, std::size_t mantissaBits)
{
    H5Type type(h5Check(H5Tcopy(H5T_IEEE_F32LE), "Cannot make a type"));
    h5Check(H5Tset_fields(type.get(), 15, mantissaBits, exponentBits, 0, mantissaBits), "Cannot make a type");
    h5Check(H5Tset_size(type.get(), 2), "Cannot make a type");
    h5Check(H5Tset_ebias(type.get(), (std::size_t{1} << (exponentBits - 1)) - 1), "Cannot make a type");
    return type;
}

H5Type booleanType()
{
    H5Type type(h5Check(H5Tenum_create(H5T_STD_I8LE), "Cannot make a type"));
    const int8_t no = 0, yes = 1;
    h5Check(H5Tenum_insert(type.get(), "FALSE", &no), "Cannot make a type");
    h5Check(H5Tenum_insert(type.get(), "TRUE", &yes), "Cannot make a type");
    return type;
}

H5Type complexType(hid_t part, const std::string& real, const std::string& imaginary)
{
    const std::size_t size = H5Tget_size(part);
    H5Type type(h5Check(H5Tcreate(H5T_COMPOUND, 2 * size), "Cannot make a type"));
    h5Check(H5Tinsert(type.get(), real.c_str(), 0, part), "Cannot make a type");
    h5Check(H5Tinsert(type.get(), imaginary.c_str(), size, part), "Cannot make a type");
    return type;
}

/// Returns the type of a real number in a tensor.
H5Type realType(DType dtype)
{
    switch (dtype) {
    case DType::Float: return H5Type(H5Tcopy(H5T_IEEE_F32LE));
    case DType::Double: return H5Type(H5Tcopy(H5T_IEEE_F64LE));
    case DType::Half: return smallFloat(5, 10);
    case DType::BFloat16: return smallFloat(8, 7);
    case DType::Char: return H5Type(H5Tcopy(H5T_STD_I8LE));
    case DType::Short: return H5Type(H5Tcopy(H5T_STD_I16LE));
    case DType::Int: return H5Type(H5Tcopy(H5T_STD_I32LE));
    case DType::Long: return H5Type(H5Tcopy(H5T_STD_I64LE));
    case DType::Byte: return H5Type(H5Tcopy(H5T_STD_U8LE));
    case kUInt16: return H5Type(H5Tcopy(H5T_STD_U16LE));
    case kUInt32: return H5Type(H5Tcopy(H5T_STD_U32LE));
    case kUInt64: return H5Type(H5Tcopy(H5T_STD_U64LE));
    case DType::Bool: return booleanType();
    default: return {};
    }
}

DType complexPart(DType dtype)
{
    return dtype == DType::ComplexDouble ? DType::Double : dtype == DType::ComplexFloat ? DType::Float : DType::Half;
}

std::optional<DType> integerDType(hid_t type)
{
    const bool isSigned = H5Tget_sign(type) == H5T_SGN_2;
    switch (H5Tget_size(type)) {
    case 1: return isSigned ? DType::Char : DType::Byte;
    case 2: return isSigned ? DType::Short : ifPresent(kUInt16);
    case 4: return isSigned ? DType::Int : ifPresent(kUInt32);
    case 8: return isSigned ? DType::Long : ifPresent(kUInt64);
    default: return {};
    }
}

std::optional<DType> floatDType(hid_t type)
{
    std::size_t sign = 0, exponentAt = 0, exponentBits = 0, mantissaAt = 0, mantissaBits = 0;
    if (H5Tget_fields(type, &sign, &exponentAt, &exponentBits, &mantissaAt, &mantissaBits) < 0) {
        return {};
    }
    const std::array<std::size_t, 3> widths = {H5Tget_size(type), exponentBits, mantissaBits};
    if (widths == std::array<std::size_t, 3>{4, 8, 23}) {
        return DType::Float;
    }
    if (widths == std::array<std::size_t, 3>{8, 11, 52}) {
        return DType::Double;
    }
    if (widths == std::array<std::size_t, 3>{2, 5, 10}) {
        return DType::Half;
    }
    if (widths == std::array<std::size_t, 3>{2, 8, 7}) {
        return DType::BFloat16;
    }
    return {};
}

/// Returns the dtype for a compound of two equal floats named r and i, or real and imag.
std::optional<DType> complexDType(hid_t type)
{
    if (H5Tget_nmembers(type) != 2) {
        return {};
    }
    const std::string first = memberName(type, 0), second = memberName(type, 1);
    if (!(first == "r" && second == "i") && !(first == "real" && second == "imag")) {
        return {};
    }
    const H5Type real(H5Tget_member_type(type, 0)), imaginary(H5Tget_member_type(type, 1));
    if (!real || !imaginary || H5Tget_class(real.get()) != H5T_FLOAT || H5Tget_class(imaginary.get()) != H5T_FLOAT) {
        return {};
    }
    const auto dtype = floatDType(real.get());
    if (!dtype || dtype != floatDType(imaginary.get())) {
        return {};
    }
    switch (*dtype) {
    case DType::Double: return DType::ComplexDouble;
    case DType::Float: return DType::ComplexFloat;
    case DType::Half: return DType::ComplexHalf;
    default: return {};
    }
}

ElementType tensorOr(std::optional<DType> dtype, Message why)
{
    if (dtype) {
        return {ElementType::Kind::Tensor, *dtype, {}, {}};
    }
    return {ElementType::Kind::Unsupported, DType::Undefined, {}, std::move(why)};
}

std::optional<Shape> arraySizes(hid_t type)
{
    const int dims = H5Tget_array_ndims(type);
    if (dims < 0 || dims > H5S_MAX_RANK) {
        return {};
    }
    std::array<hsize_t, H5S_MAX_RANK> sizes{};
    if (H5Tget_array_dims2(type, sizes.data()) < 0) {
        return {};
    }
    return Shape(sizes.begin(), sizes.begin() + dims);
}

ElementType classifyArray(hid_t type)
{
    const H5Type base(H5Tget_super(type));
    const auto sizes = arraySizes(type);
    ElementType element = base ? classify(base.get()) : ElementType{};
    if (!sizes || (!element.isTensor() && element.kind == ElementType::Kind::Unsupported)) {
        return tensorOr({}, Message("an array of elements that are not numbers"));
    }
    if (!element.isTensor()) {
        return {ElementType::Kind::Sequence, DType::Undefined, {}, {}};
    }
    element.inner.insert(element.inner.begin(), sizes->begin(), sizes->end());
    return element;
}

ElementType classifyEnumeration(hid_t type)
{
    if (isBoolean(type)) {
        return tensorOr(DType::Bool, {});
    }
    const H5Type base(H5Tget_super(type));
    return tensorOr(base ? integerDType(base.get()) : std::nullopt,
                    Message("an enumeration of integers of {} bytes", H5Tget_size(type)));
}

/// Values of Python as its tensordict stores them; all others are rows of bytes.
ElementType classifyOpaque(hid_t type)
{
    const std::string tag = takeName(H5Tget_tag(type));
    if (tag.starts_with(kNumpyTag) && NumpyType::parse(tag.substr(kNumpyTag.size()))) {
        return {ElementType::Kind::Opaque, DType::Undefined, {}, {}};
    }
    return {ElementType::Kind::Tensor, DType::Byte, {static_cast<int64_t>(H5Tget_size(type))}, {}};
}

}  // namespace

bool isTransferredRaw(hid_t type)
{
    const H5T_class_t kind = H5Tget_class(type);
    return (kind == H5T_ENUM && !isBoolean(type)) || kind == H5T_BITFIELD || kind == H5T_OPAQUE;
}

bool isSwapped(hid_t type)
{
    const H5T_class_t kind = H5Tget_class(type);
    if (kind == H5T_ARRAY || kind == H5T_ENUM) {
        const H5Type base(h5Check(H5Tget_super(type), "Cannot read the element type"));
        return kind == H5T_ARRAY ? isSwapped(base.get()) : !isBoolean(type) && H5Tget_order(base.get()) == H5T_ORDER_BE;
    }
    return kind == H5T_BITFIELD && H5Tget_order(type) == H5T_ORDER_BE;
}

bool isBoolean(hid_t type)
{
    if (H5Tget_class(type) != H5T_ENUM || H5Tget_size(type) != 1 || H5Tget_nmembers(type) != 2) {
        return false;
    }
    for (unsigned member = 0; member < 2; ++member) {
        int8_t value = -1;
        const std::string name = memberName(type, member);
        if (H5Tget_member_value(type, member, &value) < 0 || name != (value == 0 ? "FALSE" : "TRUE") || value < 0 || value > 1) {
            return false;
        }
    }
    return true;
}

ElementType classify(hid_t type)
{
    switch (H5Tget_class(type)) {
    case H5T_INTEGER: return tensorOr(integerDType(type), Message("integers of {} bytes", H5Tget_size(type)));
    case H5T_FLOAT:
        return tensorOr(floatDType(type), Message("floats of {} bits in a form that torch does not have", 8 * H5Tget_size(type)));
    case H5T_ENUM: return classifyEnumeration(type);
    case H5T_COMPOUND:
        if (const auto dtype = complexDType(type)) {
            return tensorOr(dtype, {});
        }
        return {ElementType::Kind::Compound, DType::Undefined, {}, {}};
    case H5T_STRING: return {ElementType::Kind::String, DType::Undefined, {}, {}};
    case H5T_OPAQUE: return classifyOpaque(type);
    case H5T_VLEN: return {ElementType::Kind::Sequence, DType::Undefined, {}, {}};
    case H5T_ARRAY: return classifyArray(type);
    case H5T_REFERENCE: return {ElementType::Kind::Reference, DType::Undefined, {}, {}};
    case H5T_BITFIELD: return tensorOr(integerDType(type), Message("bit fields of {} bytes", H5Tget_size(type)));
    case H5T_TIME: return tensorOr({}, Message("HDF5 times"));
    default: return tensorOr({}, Message("elements of an unknown type"));
    }
}

H5Type storedType(DType dtype)
{
    if (dtype == DType::ComplexFloat || dtype == DType::ComplexDouble) {
        const H5Type part = realType(complexPart(dtype));
        return complexType(part.get(), "r", "i");
    }
    H5Type type = dtype == DType::BFloat16 ? H5Type() : realType(dtype);
    if (!type) {
        throw Error(ErrorKind::TypeError,
                    "HDF5 files of tensordict cannot hold {}; convert it first, or save to a memmap "
                    "folder",
                    dtypeName(dtype));
    }
    return type;
}

H5Type transferType(hid_t type, DType dtype)
{
    if (isTransferredRaw(type)) {
        return H5Type(h5Check(H5Tcopy(type), "Cannot make a type"));
    }
    if (H5Tget_class(type) == H5T_ARRAY) {
        const H5Type base(h5Check(H5Tget_super(type), "Cannot read the element type"));
        const H5Type inner = transferType(base.get(), dtype);
        const Shape sizes = arraySizes(type).value_or(Shape{});
        const std::vector<hsize_t> dims(sizes.begin(), sizes.end());
        return H5Type(
            h5Check(H5Tarray_create2(inner.get(), static_cast<unsigned>(dims.size()), dims.data()), "Cannot make a type"));
    }
    if (H5Tget_class(type) == H5T_COMPOUND) {
        const H5Type part = realType(complexPart(dtype));
        return complexType(part.get(), memberName(type, 0), memberName(type, 1));
    }
    return realType(dtype);
}

H5Type singleField(const std::string& name, hid_t inner)
{
    H5Type type(h5Check(H5Tcreate(H5T_COMPOUND, H5Tget_size(inner)), "Cannot make a type"));
    h5Check(H5Tinsert(type.get(), name.c_str(), 0, inner), "Cannot make a type");
    return type;
}

H5Space spaceOf(const Shape& shape)
{
    const std::vector<hsize_t> dims(shape.begin(), shape.end());
    return H5Space(
        h5Check(dims.empty() ? H5Screate(H5S_SCALAR) : H5Screate_simple(static_cast<int>(dims.size()), dims.data(), nullptr),
                "Cannot make a shape"));
}

PythonValue::Dict valueNamesOf(hid_t type)
{
    if (H5Tget_class(type) == H5T_ARRAY) {
        const H5Type base(h5Check(H5Tget_super(type), "Cannot read the element type"));
        return H5Tget_class(base.get()) == H5T_ARRAY ? PythonValue::Dict() : valueNamesOf(base.get());
    }
    if (H5Tget_class(type) != H5T_ENUM || isBoolean(type)) {
        return {};
    }
    const H5Type base(h5Check(H5Tget_super(type), "Cannot read the enumeration"));
    const std::size_t size = H5Tget_size(type);
    const NumpyType number{H5Tget_sign(base.get()) == H5T_SGN_2 ? 'i' : 'u', H5Tget_order(base.get()) == H5T_ORDER_BE, size};
    PythonValue::Dict names;
    for (int i = 0; size <= sizeof(int64_t) && i < H5Tget_nmembers(type); ++i) {
        std::array<char, sizeof(int64_t)> value{};
        const auto member = static_cast<unsigned>(i);
        h5Check(H5Tget_member_value(type, member, value.data()), "Cannot read the enumeration");
        names.emplace_back(memberName(type, member), number.decode(value.data()));
    }
    return names;
}

std::vector<CompoundField> compoundFields(hid_t type)
{
    std::vector<CompoundField> fields;
    const int count = h5Check(H5Tget_nmembers(type), "Cannot read the record type");
    for (int member = 0; member < count; ++member) {
        const auto number = static_cast<unsigned>(member);
        fields.push_back(
            {memberName(type, number), H5Type(h5Check(H5Tget_member_type(type, number), "Cannot read the record type"))});
    }
    return fields;
}

bool holdsItsParts(hid_t type)
{
    const std::size_t size = H5Tget_size(type);
    switch (H5Tget_class(type)) {
    case H5T_COMPOUND:
        for (int i = 0; i < H5Tget_nmembers(type); ++i) {
            const auto member = static_cast<unsigned>(i);
            const H5Type part(H5Tget_member_type(type, member));
            const std::size_t at = H5Tget_member_offset(type, member);
            if (!part || at > size || H5Tget_size(part.get()) > size - at || !holdsItsParts(part.get())) {
                return false;
            }
        }
        return true;
    case H5T_ARRAY: {
        const H5Type item(H5Tget_super(type));
        const auto sizes = arraySizes(type);
        if (!item || !sizes || !holdsItsParts(item.get())) {
            return false;
        }
        std::size_t room = size;
        for (const int64_t count : *sizes) {
            room = count > 0 ? room / static_cast<std::size_t>(count) : 0;
        }
        return H5Tget_size(item.get()) <= room;
    }
    case H5T_ENUM:
    case H5T_VLEN: {
        const H5Type item(H5Tget_super(type));
        return item && holdsItsParts(item.get()) && (H5Tget_class(type) == H5T_VLEN || H5Tget_size(item.get()) == size);
    }
    default: return true;
    }
}

}  // namespace tensordesk
