// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/read/h5decode.h"

#include "model/storage/formats/hdf5/library/h5error.h"
#include "model/storage/formats/hdf5/library/h5rawelements.h"
#include "model/storage/formats/hdf5/library/h5types.h"

#include <array>
#include <cstring>

namespace tensordesk {
namespace {

bool isUtf8(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const auto lead = static_cast<unsigned char>(text[at]);
        const std::size_t length = lead < 0x80 ? 1 : lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
        if (length == 0 || at + length > text.size()) {
            return false;
        }
        for (std::size_t i = 1; i < length; ++i) {
            if ((static_cast<unsigned char>(text[at + i]) & 0xc0) != 0x80) {
                return false;
            }
        }
        at += length;
    }
    return true;
}

PythonValue textOrBytes(std::string text)
{
    if (isUtf8(text)) {
        return text;
    }
    return PythonValue::Bytes{std::move(text)};
}

uint64_t littleNumber(const char* bytes, std::size_t size)
{
    uint64_t value = 0;
    for (std::size_t i = size; i-- > 0;) {
        value = (value << 8) | static_cast<unsigned char>(bytes[i]);
    }
    return value;
}

/// A number that fills its bytes, as most do; others the library alone can take apart.
std::optional<NumpyType> numberType(hid_t type)
{
    const std::size_t size = H5Tget_size(type);
    const H5T_class_t kind = H5Tget_class(type);
    const bool bigEndian = H5Tget_order(type) == H5T_ORDER_BE;
    if (kind == H5T_FLOAT) {
        std::size_t sign = 0, exponentAt = 0, exponentBits = 0, mantissaAt = 0, mantissaBits = 0;
        H5Tget_fields(type, &sign, &exponentAt, &exponentBits, &mantissaAt, &mantissaBits);
        const bool isIeee = (size == 2 && exponentBits == 5) || (size == 4 && exponentBits == 8)
                         || (size == 8 && exponentBits == 11);
        return isIeee && mantissaBits + exponentBits + 1 == 8 * size ? std::optional(NumpyType{'f', bigEndian, size})
                                                                     : std::nullopt;
    }
    const bool isWhole = H5Tget_precision(type) == 8 * size && (size == 1 || size == 2 || size == 4 || size == 8);
    const bool isSigned = kind == H5T_INTEGER && H5Tget_sign(type) == H5T_SGN_2;
    return isWhole ? std::optional(NumpyType{isSigned ? 'i' : 'u', bigEndian, size}) : std::nullopt;
}

std::string tagOf(hid_t type)
{
    char* const raw = H5Tget_tag(type);
    std::string tag = raw == nullptr ? std::string() : std::string(raw);
    H5free_memory(raw);
    return tag;
}

std::string bytesText(std::size_t size)
{
    return std::to_string(size) + " bytes";
}

}  // namespace

PythonValue nested(std::vector<PythonValue> values, const Shape& sizes)
{
    for (std::size_t d = sizes.size(); d-- > 0;) {
        std::vector<PythonValue> lists;
        const auto size = static_cast<std::size_t>(sizes[d]);
        int64_t count = 1;
        for (std::size_t outer = 0; outer < d; ++outer) {
            count *= sizes[outer];
        }
        if (count > kMaxValues) {
            throw Error(ErrorKind::OSError, "The value is too large to be shown");
        }
        for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
            const auto from = values.begin() + static_cast<std::ptrdiff_t>(i * size);
            lists.emplace_back(PythonValue::List(std::make_move_iterator(from),
                                                 std::make_move_iterator(from + static_cast<std::ptrdiff_t>(size))));
        }
        values = std::move(lists);
    }
    return std::move(values.at(0));
}

ValueDecoder::Type ValueDecoder::typeOf(hid_t stored, hid_t raw, std::size_t addressSize)
{
    Type type{Type::Kind::Unknown, H5Tget_size(raw)};
    type.description = bytesText(type.size);
    const auto itemOf = [&](hid_t storedItem, hid_t rawItem) {
        const H5Type owned(h5Check(storedItem, "Cannot read the element type")), ownedRaw(h5Check(rawItem, "Cannot make a type"));
        type.members.push_back({{}, 0, typeOf(owned.get(), ownedRaw.get(), addressSize)});
    };
    switch (H5Tget_class(stored)) {
    case H5T_INTEGER:
    case H5T_FLOAT:
    case H5T_BITFIELD:
        if (const auto number = numberType(stored)) {
            type.kind = Type::Kind::Number;
            type.number = *number;
        }
        break;
    case H5T_ENUM: {
        const H5Type base(h5Check(H5Tget_super(stored), "Cannot read the enumeration"));
        if (const auto number = isBoolean(stored) ? NumpyType{'b', false, 1} : numberType(base.get())) {
            type.kind = Type::Kind::Number;
            type.number = *number;
        }
        break;
    }
    case H5T_STRING:
        type.kind = H5Tis_variable_str(stored) > 0 ? Type::Kind::VariableText : Type::Kind::Text;
        type.padding = H5Tget_strpad(stored);
        break;
    case H5T_OPAQUE: {
        const std::string tag = tagOf(stored);
        const auto numpy = tag.starts_with(kNumpyTag) ? NumpyType::parse(tag.substr(kNumpyTag.size())) : std::nullopt;
        if (numpy && numpy->size == type.size) {
            type.kind = Type::Kind::Number;
            type.number = *numpy;
        } else {
            type.description += tag.empty() ? std::string() : " tagged " + stringLiteral(tag);
        }
        break;
    }
    case H5T_COMPOUND: {
        const int count = h5Check(H5Tget_nmembers(stored), "Cannot read the record type");
        for (int i = 0; i < count; ++i) {
            const auto member = static_cast<unsigned>(i);
            char* const name = H5Tget_member_name(stored, member);
            const std::string key = name == nullptr ? std::string() : std::string(name);
            H5free_memory(name);
            const int found = h5Check(H5Tget_member_index(raw, key.c_str()), "There is no such field");
            const H5Type part(h5Check(H5Tget_member_type(stored, member), "Cannot read the record type"));
            const H5Type rawPart(h5Check(H5Tget_member_type(raw, static_cast<unsigned>(found)), "Cannot make a type"));
            type.members.push_back(
                {key, H5Tget_member_offset(raw, static_cast<unsigned>(found)), typeOf(part.get(), rawPart.get(), addressSize)});
        }
        const bool isComplex = classify(stored).isTensor() && type.members.size() == 2;
        type.kind = isComplex ? Type::Kind::Complex : Type::Kind::Record;
        break;
    }
    case H5T_ARRAY: {
        std::array<hsize_t, H5S_MAX_RANK> sizes{};
        const int dims = h5Check(H5Tget_array_dims2(stored, sizes.data()), "Cannot read the element type");
        type.sizes.assign(sizes.begin(), sizes.begin() + dims);
        itemOf(H5Tget_super(stored), H5Tget_super(raw));
        type.kind = Type::Kind::Array;
        break;
    }
    case H5T_VLEN: {
        const H5Type item(h5Check(H5Tget_super(stored), "Cannot read the element type"));
        itemOf(H5Tcopy(item.get()), rawTypeOf(item.get(), addressSize));
        type.kind = Type::Kind::Sequence;
        break;
    }
    case H5T_REFERENCE:
        if (type.size == addressSize || type.size == addressSize + 4) {
            type.kind = type.size == addressSize ? Type::Kind::Object : Type::Kind::Region;
        }
        break;
    default: break;
    }
    return type;
}

ValueDecoder::ValueDecoder(H5File& file, hid_t object, hid_t type)
    : m_file(file), m_heap(object), m_memory(h5Check(rawTypeOf(type, m_heap.addressSize()), "Cannot read the element type")),
      m_type(typeOf(type, m_memory.get(), m_heap.addressSize()))
{
}

void ValueDecoder::count(std::size_t bytes)
{
    m_bytes += static_cast<int64_t>(std::min<std::size_t>(bytes, static_cast<std::size_t>(kMaxBytes) + 1));
    if (++m_values > kMaxValues || m_bytes > kMaxBytes) {
        throw Error(ErrorKind::OSError, "The value is too large to be shown");
    }
}

PythonValue ValueDecoder::decode(const Type& type, const char* element)
{
    count(type.size);
    switch (type.kind) {
    case Type::Kind::Number: return type.number.decode(element);
    case Type::Kind::Complex: {
        const PythonValue real = decode(type.members[0].type, element + type.members[0].offset);
        const PythonValue imaginary = decode(type.members[1].type, element + type.members[1].offset);
        const auto* re = real.as<double>();
        const auto* im = imaginary.as<double>();
        return re != nullptr && im != nullptr ? PythonValue(PythonValue::Complex{*re, *im})
                                              : PythonValue(PythonValue::Opaque{type.description});
    }
    case Type::Kind::Text: {
        std::string text(element, type.size);
        if (type.padding == H5T_STR_NULLTERM) {
            text.resize(std::min(text.find('\0'), text.size()));
        }
        text.erase(text.find_last_not_of(type.padding == H5T_STR_SPACEPAD ? ' ' : '\0') + 1);
        return textOrBytes(std::move(text));
    }
    case Type::Kind::VariableText: {
        std::string text(m_heap.sequence(element, 1));
        count(text.size());
        text.resize(std::min(text.find('\0'), text.size()));
        return textOrBytes(std::move(text));
    }
    case Type::Kind::Record: {
        PythonValue::Dict record;
        for (const Member& member : type.members) {
            record.emplace_back(member.name, decode(member.type, element + member.offset));
        }
        return record;
    }
    case Type::Kind::Array: return array(type, element, 0);
    case Type::Kind::Sequence: return sequence(type, element);
    case Type::Kind::Object: {
        const uint64_t address = littleNumber(element, type.size);
        if (address == 0 || address == HADDR_UNDEF) {
            return {};
        }
        const std::string path = m_file.pathOf(address);
        return path.empty() ? PythonValue(PythonValue::Opaque{"null reference"}) : PythonValue(path);
    }
    case Type::Kind::Region: return region(element);
    case Type::Kind::Bytes:
    case Type::Kind::Unknown: break;
    }
    return PythonValue::Opaque{type.description};
}

PythonValue ValueDecoder::array(const Type& type, const char* elements, std::size_t dim)
{
    const Type& item = type.members.front().type;
    if (dim == type.sizes.size()) {
        return decode(item, elements);
    }
    std::size_t stride = item.size;
    for (std::size_t d = dim + 1; d < type.sizes.size(); ++d) {
        stride *= static_cast<std::size_t>(type.sizes[d]);
    }
    PythonValue::List list;
    for (int64_t i = 0; i < type.sizes[dim]; ++i) {
        list.push_back(array(type, elements + static_cast<std::size_t>(i) * stride, dim + 1));
    }
    return list;
}

PythonValue ValueDecoder::sequence(const Type& type, const char* element)
{
    const Type& item = type.members.front().type;
    const std::string items(m_heap.sequence(element, item.size));
    PythonValue::List list;
    for (std::size_t at = 0; item.size > 0 && item.size <= items.size() - at; at += item.size) {
        list.push_back(decode(item, items.data() + at));
    }
    return list;
}

/// Decodes a region in the heap: the address of the dataset, and the selection. Only version 1 with a single block is supported:
/// start and end by dim.
PythonValue ValueDecoder::region(const char* element)
{
    const std::size_t addressSize = m_heap.addressSize();
    const uint64_t collection = littleNumber(element, addressSize);
    if (collection == 0) {
        return {};
    }
    const std::string object(m_heap.object(collection, littleNumber(element + addressSize, 4)));
    if (object.size() < addressSize) {
        return PythonValue::Opaque{"null reference"};
    }
    const std::string path = m_file.pathOf(littleNumber(object.data(), addressSize));
    if (path.empty()) {
        return PythonValue::Opaque{"null reference"};
    }
    const std::string_view selection = std::string_view(object).substr(addressSize);
    const auto word = [&](std::size_t index) {
        return selection.size() >= 4 * (index + 1) ? littleNumber(selection.data() + 4 * index, 4) : uint64_t{0};
    };
    enum Words : std::size_t { Kind, Version, Reserved, Length, Rank, Blocks, First };
    const uint64_t rank = word(Rank);
    if (word(Kind) != H5S_SEL_HYPERSLABS || word(Version) != 1 || word(Blocks) != 1 || rank == 0 || rank > H5S_MAX_RANK
        || selection.size() < 4 * (First + 2 * rank)) {
        return path + "[…]";
    }
    std::string text = path + "[";
    for (std::size_t d = 0; d < rank; ++d) {
        text += (d == 0 ? "" : ", ") + std::to_string(word(First + d)) + ":" + std::to_string(word(First + rank + d) + 1);
    }
    return text + "]";
}

}  // namespace tensordesk
