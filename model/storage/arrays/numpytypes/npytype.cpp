// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/arrays/numpytypes/npytype.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/base/torchversion.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

namespace tensordesk {
namespace {

constexpr int kMostNested = 32;
constexpr std::size_t kMostFields = 10'000;

constexpr std::array<std::pair<DType, std::string_view>, 14> kCodes{{
    {DType::Bool, "b1"},
    {DType::Char, "i1"},
    {DType::Short, "i2"},
    {DType::Int, "i4"},
    {DType::Long, "i8"},
    {DType::Byte, "u1"},
    {kUInt16, "u2"},
    {kUInt32, "u4"},
    {kUInt64, "u8"},
    {DType::Half, "f2"},
    {DType::Float, "f4"},
    {DType::Double, "f8"},
    {DType::ComplexFloat, "c8"},
    {DType::ComplexDouble, "c16"},
}};

/// The width that follows the letter of a code; nothing if there is none.
std::optional<int64_t> widthIn(std::string_view code)
{
    int64_t width = -1;
    const auto [end, error] = std::from_chars(code.data() + 1, code.data() + code.size(), width);
    const bool isWhole = error == std::errc() && end == code.data() + code.size();
    return isWhole && width >= 0 && width <= kMostNpyItem ? std::optional(width) : std::nullopt;
}

Error unknownType(std::string_view code)
{
    return Error(ErrorKind::NotImplementedError, "has the dtype {} of numpy, which tensors do not have; convert it there",
                 stringLiteral(code));
}

Shape innerOf(const PythonValue& sizes)
{
    const auto* list = sizes.as<PythonValue::List>();
    Shape inner;
    int64_t count = 1;
    for (const PythonValue& size : list != nullptr ? *list : PythonValue::List{sizes}) {
        const auto* number = size.as<int64_t>();
        if (number == nullptr || *number < 0 || *number > kMostNpyItem || inner.size() >= 32
            || __builtin_mul_overflow(count, std::max<int64_t>(*number, 1), &count) || count > kMostNpyItem)
            throw Error(ErrorKind::ValueError, "has a field of the shape {}", sizes.toPython());
        inner.push_back(*number);
    }
    return inner;
}

NpyType typeOf(const PythonValue& described, int depth);

NpyType recordsOf(const PythonValue::List& fields, int depth)
{
    if (depth > kMostNested || fields.size() > kMostFields)
        throw Error(ErrorKind::ValueError, "has records of more fields than can be shown");
    NpyType type;
    type.kind = NpyType::Kind::Records;
    type.itemBytes = 0;
    for (const PythonValue& described : fields) {
        const auto* parts = described.as<PythonValue::List>();
        const auto* titled = parts != nullptr && !parts->empty() ? parts->front().as<PythonValue::List>() : nullptr;
        const auto* name = parts == nullptr || parts->empty()       ? nullptr
                         : titled != nullptr && titled->size() == 2 ? titled->back().as<std::string>()
                                                                    : parts->front().as<std::string>();
        if (name == nullptr || parts->size() < 2 || parts->size() > 3)
            throw Error(ErrorKind::ValueError, "has the field {}, which is not a name with a dtype", described.toPython());
        NpyField field{*name, type.itemBytes, parts->size() == 3 ? innerOf((*parts)[2]) : Shape(), typeOf((*parts)[1], depth + 1)};
        if (field.name.empty() && field.type.kind != NpyType::Kind::Padding)
            field.name = "f" + std::to_string(type.fields.size());
        int64_t bytes = 0;
        if (__builtin_mul_overflow(field.type.itemBytes, elementCount(field.inner), &bytes) || bytes > kMostNpyItem
            || type.itemBytes > kMostNpyItem - bytes)
            throw Error(ErrorKind::ValueError, "has records of more than {} bytes", kMostNpyItem);
        type.itemBytes += bytes;
        if (field.type.kind != NpyType::Kind::Padding)
            type.fields.push_back(std::move(field));
    }
    return type;
}

NpyType typeOf(const PythonValue& described, int depth)
{
    if (const auto* code = described.as<std::string>())
        return npyTypeOf(std::string_view(*code));
    if (const auto* fields = described.as<PythonValue::List>())
        return recordsOf(*fields, depth);
    throw Error(ErrorKind::ValueError, "has the dtype {}, which is not one of numpy", described.toPython());
}

}  // namespace

NpyType npyTypeOf(std::string_view code)
{
    const std::string_view whole = code;
    const char order = code.empty() ? '\0' : code.front();
    if (order == '<' || order == '>' || order == '|' || order == '=')
        code.remove_prefix(1);
    NpyType type;
    type.isBigEndian = order == '>';
    const auto* const known = std::ranges::find(kCodes, code, &std::pair<DType, std::string_view>::second);
    if (known != kCodes.end()) {
        type.dtype = known->first;
        type.itemBytes = itemSize(known->first);
        return type;
    }
    if (code.starts_with("M8") || code.starts_with("m8")) {
        type.dtype = DType::Long;
        type.itemBytes = 8;
        type.name = (code.front() == 'M' ? "datetime64" : "timedelta64") + std::string(code.substr(2));
        return type;
    }
    if (code.starts_with('O')) {
        type.kind = NpyType::Kind::Objects;
        type.itemBytes = 8;
        return type;
    }
    const auto width = code.empty() ? std::nullopt : widthIn(code);
    if (!width)
        throw unknownType(whole);
    switch (code.front()) {
    case 'U':
        type.kind = NpyType::Kind::Text;
        type.itemBytes = 4 * *width;
        return type;
    case 'S':
    case 'a':
        type.kind = NpyType::Kind::Bytes;
        type.itemBytes = *width;
        return type;
    case 'V':
        type.kind = NpyType::Kind::Padding;
        type.itemBytes = *width;
        return type;
    default: throw unknownType(whole);
    }
}

NpyType npyTypeOf(const PythonValue& described)
{
    NpyType type = typeOf(described, 0);
    if (type.kind == NpyType::Kind::Padding)
        throw Error(ErrorKind::NotImplementedError, "is an array of bytes without a dtype; give it one in numpy, with view()");
    return type;
}

std::string_view npyCodeOf(DType dtype)
{
    const auto* const known = std::ranges::find(kCodes, dtype, &std::pair<DType, std::string_view>::first);
    return known == kCodes.end() ? std::string_view() : known->second;
}

}  // namespace tensordesk
