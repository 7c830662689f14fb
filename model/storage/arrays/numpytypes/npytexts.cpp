// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/arrays/numpytypes/npytexts.h"

#include "model/storage/files/zip/zipbytes.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/text.h"

#include <algorithm>
#include <string>

namespace tensordesk {
namespace {

/// Each item of a list takes some hundred bytes in memory.
constexpr int64_t kMostTextBytes = int64_t{64} << 20;
constexpr int64_t kMostTexts = int64_t{1} << 20;

PythonValue textItem(const NpyType& type, std::string_view item)
{
    if (type.kind == NpyType::Kind::Bytes) {
        const std::size_t last = item.find_last_not_of('\0');
        return PythonValue::Bytes{std::string(item.substr(0, last == item.npos ? 0 : last + 1))};
    }
    std::u32string points;
    for (std::size_t at = 0; at + 4 <= item.size(); at += 4) {
        const auto point = numberAt<uint32_t>(item, at);
        points += char32_t{type.isBigEndian ? __builtin_bswap32(point) : point};
    }
    while (!points.empty() && points.back() == 0)
        points.pop_back();
    std::string text;
    for (const char32_t point : points)
        appendUtf8(text, point);
    return text;
}

/// The items from `element` on, in lists nested by the dims from `dim` on.
PythonValue nestedTexts(std::string_view items, const Shape& shape, const Shape& strides, const NpyType& type, std::size_t dim,
                        int64_t element)
{
    if (dim == shape.size())
        return textItem(type,
                        items.substr(static_cast<std::size_t>(element * type.itemBytes), static_cast<std::size_t>(type.itemBytes)));
    PythonValue::List list;
    for (int64_t i = 0; i < shape[dim]; ++i)
        list.push_back(nestedTexts(items, shape, strides, type, dim + 1, element + i * strides[dim]));
    return list;
}

}  // namespace

void checkNpyTexts(const Shape& shape, const NpyType& type)
{
    // Empty dims count too: an array of no items may be lists of very many empty lists.
    int64_t lists = 1, bytes = 0;
    for (const int64_t size : shape) {
        if (__builtin_mul_overflow(lists, std::max<int64_t>(size, 1), &lists))
            lists = kMostTexts + 1;
        if (lists > kMostTexts)
            break;
    }
    if (__builtin_mul_overflow(lists, type.itemBytes, &bytes) || lists > kMostTexts || bytes > kMostTextBytes)
        throw Error(ErrorKind::NotImplementedError, "is an array of {} texts of up to {} bytes, more than can be shown",
                    toString(shape), type.itemBytes);
}

NonTensor npyTexts(std::string_view items, const Shape& shape, const Shape& strides, const NpyType& type)
{
    return {nestedTexts(items, shape, strides, type, 0, 0), {}};
}

}  // namespace tensordesk
