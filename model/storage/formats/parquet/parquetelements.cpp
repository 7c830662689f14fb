// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/parquet/parquetelements.h"

#include "model/tensordict/base/memory.h"
#include "model/tensordict/base/torchversion.h"

#include <ATen/ops/cat.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/from_blob.h>

#include <algorithm>
#include <cstddef>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace tensordesk {
namespace {

using Kind = ParquetColumn::Kind;
constexpr int kWide = 8;

bool bitAt(const void* bits, int64_t position)
{
    return ((static_cast<const uint8_t*>(bits)[position / 8] >> (position % 8)) & 1) != 0;
}

/// Returns the offset or size at a position of a buffer.
int64_t integerAt(const void* buffer, int bytes, int64_t position)
{
    return bytes == kWide ? static_cast<const int64_t*>(buffer)[position] : static_cast<const int32_t*>(buffer)[position];
}

/// Returns numbers that are stored end to end: a view of them, unless they are bits.
at::Tensor storedNumbers(const ArrowArray& array, const ParquetColumn& column, ArrowRange rows)
{
    const int64_t first = array.offset + rows.first;
    if (rows.count == 0) {
        return at::empty({0}, at::TensorOptions(column.dtype));
    }
    if (!column.isBits) {
        const auto* bytes = static_cast<const std::byte*>(array.buffers[1]) + first * itemSize(column.dtype);
        return at::from_blob(const_cast<std::byte*>(bytes), {rows.count}, at::TensorOptions(column.dtype));
    }
    at::Tensor bools = at::empty({rows.count}, at::TensorOptions(at::kBool));
    auto* const values = bools.mutable_data_ptr<bool>();
    for (int64_t i = 0; i < rows.count; ++i) {
        values[i] = bitAt(array.buffers[1], first + i);
    }
    return bools;
}

/// Sets the `each` numbers of every null among `rows` to NaN, or 0 in dtypes without NaN. Changes a copy of `numbers`, if any.
at::Tensor withoutNulls(const ArrowArray& array, ArrowRange rows, int64_t each, at::Tensor numbers)
{
    const bool hasNaN = at::isFloatingType(numbers.scalar_type());
    bool isCopy = false;
    for (int64_t row = 0; row < rows.count; ++row) {
        if (isNullAt(array, rows.first + row)) {
            numbers = isCopy ? numbers : numbers.clone();
            isCopy = true;
            numbers.narrow(0, row * each, each).fill_(hasNaN ? std::numeric_limits<double>::quiet_NaN() : 0.0);
        }
    }
    return numbers;
}

/// True for lists that are stored end to end.
bool isContiguous(const ArrowArray& array, const ParquetColumn& column)
{
    return column.kind == Kind::FixedList || (!column.isView && array.null_count == 0);
}

std::string_view textAt(const ArrowArray& array, const ParquetColumn& column, int64_t row)
{
    const int64_t at = array.offset + row;
    if (column.size > 0) {
        return {static_cast<const char*>(array.buffers[1]) + at * column.size, static_cast<std::size_t>(column.size)};
    }
    const int64_t begin = integerAt(array.buffers[1], column.offsetBytes, at);
    const int64_t end = integerAt(array.buffers[1], column.offsetBytes, at + 1);
    return end == begin
             ? std::string_view()
             : std::string_view(static_cast<const char*>(array.buffers[2]) + begin, static_cast<std::size_t>(end - begin));
}

PythonValue numericElement(const ArrowArray& array, const ParquetColumn& column, int64_t row)
{
    const at::Tensor number = numbersOf(array, column, {row, 1}, column.dtype);
    if (column.dtype == DType::Bool) {
        return number.item<bool>();
    }
    if (at::isFloatingType(column.dtype)) {
        return number.item<double>();
    }
    if (column.dtype == kUInt64) {
        const auto value = static_cast<uint64_t>(number.view(at::kLong).item<int64_t>());
        return std::in_range<int64_t>(value) ? PythonValue(static_cast<int64_t>(value))
                                             : PythonValue(PythonValue::BigInt{std::to_string(value)});
    }
    return number.to(at::kLong).item<int64_t>();
}

PythonValue fieldsAt(const ArrowArray& array, const ParquetColumn& column, int64_t row)
{
    PythonValue::Dict fields;
    for (std::size_t i = 0; i < column.children.size(); ++i) {
        fields.emplace_back(column.children[i].name, valueAt(*array.children[i], column.children[i], array.offset + row));
    }
    return fields;
}

PythonValue listValueAt(const ArrowArray& array, const ParquetColumn& column, int64_t row)
{
    const ArrowRange range = listAt(array, column, row);
    PythonValue::List values;
    values.reserve(static_cast<std::size_t>(range.count));
    for (int64_t i = 0; i < range.count; ++i) {
        values.push_back(valueAt(*array.children[0], column.children[0], range.first + i));
    }
    return values;
}

}  // namespace

bool isNullAt(const ArrowArray& array, int64_t row)
{
    return array.null_count != 0 && array.n_buffers > 0 && array.buffers[0] != nullptr
        && !bitAt(array.buffers[0], array.offset + row);
}

ArrowRange listAt(const ArrowArray& array, const ParquetColumn& column, int64_t row)
{
    const int64_t at = array.offset + row;
    if (column.kind == Kind::FixedList) {
        return {at * column.size, column.size};  // also of a null, which has elements
    }
    if (isNullAt(array, row)) {
        return {0, 0};
    }
    const int64_t begin = integerAt(array.buffers[1], column.offsetBytes, at);
    return {begin, column.isView ? integerAt(array.buffers[2], column.offsetBytes, at)
                                 : integerAt(array.buffers[1], column.offsetBytes, at + 1) - begin};
}

at::Tensor numbersOf(const ArrowArray& array, const ParquetColumn& column, ArrowRange rows, DType dtype)
{
    if (column.kind == Kind::Number) {
        checkFits({rows.count}, dtype);
        return withoutNulls(array, rows, 1, storedNumbers(array, column, rows).to(dtype));
    }
    const ArrowArray& child = *array.children[0];
    const ParquetColumn& described = column.children.front();
    if (rows.count > 0 && isContiguous(array, column)) {
        const ArrowRange first = listAt(array, column, rows.first);
        const ArrowRange last = listAt(array, column, rows.first + rows.count - 1);
        at::Tensor numbers = numbersOf(child, described, {first.first, last.first + last.count - first.first}, dtype);
        return array.null_count == 0 ? numbers : withoutNulls(array, rows, numbers.numel() / rows.count, numbers);
    }
    std::vector<at::Tensor> lists{at::empty({0}, at::TensorOptions(dtype))};
    for (int64_t i = 0; i < rows.count; ++i) {
        lists.push_back(numbersOf(child, described, listAt(array, column, rows.first + i), dtype));
    }
    return at::cat(lists);
}

std::optional<Shape> sizesAt(const ArrowArray& array, const ParquetColumn& column, int64_t row)
{
    if (column.kind != Kind::List && column.kind != Kind::FixedList) {
        return Shape();
    }
    const ArrowRange list = listAt(array, column, row);
    const ParquetColumn& child = column.children.front();
    std::optional<Shape> sizes;
    // Lists of a fixed length, and numbers, are alike.
    const int64_t differing = child.kind == Kind::List ? list.count : std::min<int64_t>(list.count, 1);
    for (int64_t i = 0; i < differing; ++i) {
        const std::optional<Shape> found = sizesAt(*array.children[0], child, list.first + i);
        if (!found || (sizes && *found != *sizes)) {
            return {};
        }
        sizes = found;
    }
    if (!sizes) {
        sizes.emplace();
        for (const ParquetColumn* level = &child; level->kind == Kind::List || level->kind == Kind::FixedList;
             level = &level->children.front()) {
            sizes->push_back(0);
        }
    }
    sizes->insert(sizes->begin(), list.count);
    return sizes;
}

std::string_view bytesAt(const ArrowArray& array, const ParquetColumn& column, int64_t row)
{
    return isNullAt(array, row) ? std::string_view() : textAt(array, column, row);
}

PythonValue valueAt(const ArrowArray& array, const ParquetColumn& column, int64_t row)
{
    if (isNullAt(array, row)) {
        return {};
    }
    switch (column.kind) {
    case Kind::Number: return numericElement(array, column, row);
    case Kind::Text: return std::string(textAt(array, column, row));
    case Kind::Bytes: return PythonValue::Bytes{std::string(textAt(array, column, row))};
    case Kind::List:
    case Kind::FixedList: return listValueAt(array, column, row);
    case Kind::Struct: return fieldsAt(array, column, row);
    case Kind::Dictionary: {
        const ParquetColumn numbers{.name = {}, .kind = Kind::Number, .dtype = column.dtype};
        const int64_t number = numbersOf(array, numbers, {row, 1}, at::kLong).item<int64_t>();
        return valueAt(*array.dictionary, column.children.front(), number);
    }
    case Kind::Null:
    case Kind::Unsupported: return {};
    }
    return {};
}

}  // namespace tensordesk
