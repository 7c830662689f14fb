// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/library/numpytype.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/base/text.h"

#include <c10/util/Half.h>

#include <charconv>
#include <cstring>

namespace tensordesk {
namespace {

/// A number of `size` bytes in the host's order, which is little-endian.
template <typename Number>
Number number(const char* bytes, std::size_t size, bool bigEndian)
{
    char ordered[sizeof(Number)] = {};
    for (std::size_t i = 0; i < size; ++i) {
        ordered[i] = bytes[bigEndian ? size - 1 - i : i];
    }
    Number result;
    std::memcpy(&result, ordered, sizeof result);
    return result;
}

int64_t signedNumber(const char* bytes, const NumpyType& type)
{
    const auto raw = number<uint64_t>(bytes, type.size, type.bigEndian);
    const int unused = 64 - 8 * static_cast<int>(type.size);
    return unused >= 64 ? 0 : static_cast<int64_t>(raw << unused) >> unused;
}

PythonValue unsignedNumber(uint64_t value)
{
    if (value <= static_cast<uint64_t>(INT64_MAX)) {
        return static_cast<int64_t>(value);
    }
    return PythonValue::BigInt{std::to_string(value)};
}

double floatNumber(const char* bytes, std::size_t size, bool bigEndian)
{
    switch (size) {
    case 2: return c10::Half(number<uint16_t>(bytes, 2, bigEndian), c10::Half::from_bits());
    case 4: return number<float>(bytes, 4, bigEndian);
    default: return number<double>(bytes, 8, bigEndian);
    }
}

/// Returns the code points of UTF-8 text; U+FFFD for invalid bytes.
std::u32string codePoints(std::string_view text)
{
    std::u32string points;
    for (std::size_t at = 0; at < text.size();) {
        const auto lead = static_cast<unsigned char>(text[at]);
        const std::size_t length = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
        if (at + length > text.size() || (lead >= 0x80 && lead < 0xc0)) {
            points += char32_t{0xfffd};
            ++at;
            continue;
        }
        uint32_t point = length == 1 ? lead : lead & (0x7fu >> length);
        for (std::size_t i = 1; i < length; ++i) {
            point = (point << 6) | (static_cast<unsigned char>(text[at + i]) & 0x3fu);
        }
        points += static_cast<char32_t>(point);
        at += length;
    }
    return points;
}

template <typename Number>
void append(std::string& bytes, Number value)
{
    bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
}

/// Returns numpy's str() of a number that shares a list with text.
std::string asText(const PythonValue& value)
{
    const auto* text = value.as<std::string>();
    return text != nullptr ? *text : value.toPython();
}

/// The scalars of nested lists in C order, with their sizes.
struct Scalars {
    std::vector<const PythonValue*> values;
    Shape shape;
    bool isRagged = false;

    explicit Scalars(const PythonValue& value)
    {
        const PythonValue* first = &value;
        while (const auto* list = first->as<PythonValue::List>()) {
            shape.push_back(static_cast<int64_t>(list->size()));
            if (list->empty()) {
                break;
            }
            first = &list->front();
        }
        collect(value, 0);
    }

private:
    void collect(const PythonValue& value, std::size_t depth)
    {
        const auto* list = value.as<PythonValue::List>();
        if ((list != nullptr) != (depth < shape.size())
            || (list != nullptr && static_cast<int64_t>(list->size()) != shape[depth])) {
            isRagged = true;
            return;
        }
        if (list == nullptr) {
            values.push_back(&value);
            return;
        }
        for (const PythonValue& item : *list) {
            collect(item, depth + 1);
        }
    }
};

/// Kind and width that hold all values, by numpy's rules of promotion.
NumpyType commonType(const std::vector<const PythonValue*>& values)
{
    std::size_t bools = 0, integers = 0, unsigned64 = 0, floats = 0, complexes = 0, texts = 0, blobs = 0, widest = 0;
    for (const PythonValue* value : values) {
        if (value->as<bool>() != nullptr) {
            ++bools;
        } else if (value->as<int64_t>() != nullptr) {
            ++integers;
        } else if (value->as<double>() != nullptr) {
            ++floats;
        } else if (value->as<PythonValue::Complex>() != nullptr) {
            ++complexes;
        } else if (const auto* big = value->as<PythonValue::BigInt>()) {
            uint64_t parsed = 0;
            const char* end = big->digits.data() + big->digits.size();
            const auto [stop, status] = std::from_chars(big->digits.data(), end, parsed);
            if (status != std::errc() || stop != end) {
                throw Error(ErrorKind::TypeError, "HDF5 cannot hold an integer beyond 64 bits");
            }
            ++unsigned64;
        } else if (const auto* text = value->as<std::string>()) {
            ++texts;
            widest = std::max(widest, codePoints(*text).size());
        } else if (const auto* blob = value->as<PythonValue::Bytes>()) {
            ++blobs;
            widest = std::max(widest, blob->bytes.size());
        } else {
            throw Error(ErrorKind::TypeError, "HDF5 cannot hold the value {}; remove it, or save to a memmap folder",
                        value->toPython());
        }
    }
    const std::size_t count = values.size();
    if (blobs > 0 && blobs < count) {
        throw Error(ErrorKind::TypeError, "HDF5 cannot hold bytes and other values in one list");
    }
    if (blobs > 0) {
        return {'S', false, std::max<std::size_t>(widest, 1)};
    }
    if (texts > 0) {
        // The widths numpy gives to the text of a number.
        widest = std::max({widest, bools > 0 ? std::size_t{5} : 0, integers > 0 ? std::size_t{21} : 0,
                           unsigned64 > 0 ? std::size_t{20} : 0, floats > 0 ? std::size_t{32} : 0,
                           complexes > 0 ? std::size_t{64} : 0, std::size_t{1}});
        return {'U', false, 4 * widest};
    }
    if (complexes > 0) {
        return {'c', false, 16};
    }
    if (floats > 0 || count == 0) {
        return {'f', false, 8};
    }
    if (unsigned64 > 0) {
        if (integers > 0) {
            throw Error(ErrorKind::TypeError, "HDF5 cannot hold these integers in one list: they span more than 64 bits");
        }
        return {'u', false, 8};
    }
    return integers > 0 ? NumpyType{'i', false, 8} : NumpyType{'b', false, 1};
}

struct NumberOf {
    double operator()(bool value) const { return value ? 1.0 : 0.0; }
    double operator()(int64_t value) const { return static_cast<double>(value); }
    double operator()(double value) const { return value; }
    double operator()(const PythonValue::BigInt& value) const { return std::stod(value.digits); }
    double operator()(const PythonValue::Complex& value) const { return value.real; }
    template <typename Other>
    double operator()(const Other&) const
    {
        return 0.0;
    }
};

void encode(std::string& bytes, const PythonValue& value, const NumpyType& type)
{
    switch (type.kind) {
    case 'S': {
        std::string blob = value.as<PythonValue::Bytes>()->bytes;
        blob.resize(type.size, '\0');
        bytes += blob;
        return;
    }
    case 'U': {
        std::u32string points = codePoints(asText(value));
        points.resize(type.size / 4, U'\0');
        for (const char32_t point : points) {
            append(bytes, static_cast<uint32_t>(point));
        }
        return;
    }
    case 'f': append(bytes, std::visit(NumberOf(), value.value())); return;
    case 'c': {
        const auto* complex = value.as<PythonValue::Complex>();
        append(bytes, std::visit(NumberOf(), value.value()));
        append(bytes, complex != nullptr ? complex->imaginary : 0.0);
        return;
    }
    case 'u': {
        const auto* big = value.as<PythonValue::BigInt>();
        append(bytes, big != nullptr ? std::stoull(big->digits) : static_cast<unsigned long long>(*value.as<bool>()));
        return;
    }
    case 'i': {
        const auto* integer = value.as<int64_t>();
        append(bytes, integer != nullptr ? *integer : static_cast<int64_t>(*value.as<bool>()));
        return;
    }
    default: append(bytes, static_cast<char>(*value.as<bool>()));
    }
}

}  // namespace

std::optional<NumpyType> NumpyType::parse(std::string_view text)
{
    if (text.size() < 3 || text.size() > 12 || std::string_view("<>|=").find(text[0]) == std::string_view::npos
        || std::string_view("biufcSU").find(text[1]) == std::string_view::npos) {
        return {};
    }
    NumpyType type{text[1], text[0] == '>', 0};
    const char* end = text.data() + text.size();
    const auto [stop, status] = std::from_chars(text.data() + 2, end, type.size);
    if (status != std::errc() || stop != end) {
        return {};
    }
    const std::size_t size = type.size;
    switch (type.kind) {
    case 'b': return size == 1 ? std::optional(type) : std::nullopt;
    case 'i':
    case 'u': return size == 1 || size == 2 || size == 4 || size == 8 ? std::optional(type) : std::nullopt;
    case 'f': return size == 2 || size == 4 || size == 8 ? std::optional(type) : std::nullopt;
    case 'c': return size == 8 || size == 16 ? std::optional(type) : std::nullopt;
    case 'U': type.size *= 4; return type;
    default: return type;
    }
}

std::string NumpyType::text() const
{
    const char order = kind == 'b' || kind == 'S' || size == 1 ? '|' : bigEndian ? '>' : '<';
    return std::string{order, kind} + std::to_string(kind == 'U' ? size / 4 : size);
}

PythonValue NumpyType::decode(const char* bytes) const
{
    switch (kind) {
    case 'b': return *bytes != '\0';
    case 'i': return signedNumber(bytes, *this);
    case 'u': return unsignedNumber(number<uint64_t>(bytes, size, bigEndian));
    case 'f': return floatNumber(bytes, size, bigEndian);
    case 'c':
        return PythonValue::Complex{floatNumber(bytes, size / 2, bigEndian), floatNumber(bytes + size / 2, size / 2, bigEndian)};
    case 'S': {
        std::string blob(bytes, size);
        blob.erase(blob.find_last_not_of('\0') + 1);
        return PythonValue::Bytes{std::move(blob)};
    }
    default: {
        std::string text;
        std::size_t length = size / 4;
        while (length > 0 && number<uint32_t>(bytes + 4 * (length - 1), 4, bigEndian) == 0) {
            --length;
        }
        for (std::size_t i = 0; i < length; ++i) {
            appendUtf8(text, number<uint32_t>(bytes + 4 * i, 4, bigEndian));
        }
        return text;
    }
    }
}

NumpyArray NumpyArray::of(const PythonValue& value)
{
    const Scalars scalars(value);
    if (scalars.isRagged) {
        throw Error(ErrorKind::ValueError, "HDF5 cannot hold lists of unequal length; save to a memmap folder");
    }
    NumpyArray array{commonType(scalars.values), scalars.shape, {}};
    for (const PythonValue* scalar : scalars.values) {
        encode(array.bytes, *scalar, array.type);
    }
    return array;
}

}  // namespace tensordesk
