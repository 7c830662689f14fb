// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/parquet/parquetcolumn.h"

#include "model/storage/formats/common/metadatafields.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/torchversion.h"
#include "model/tensordict/values/pythonvalue.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <limits>
#include <string_view>
#include <utility>

namespace tensordesk {
namespace {

constexpr int kMostNested = 100;
constexpr int64_t kMostInRow = std::numeric_limits<int32_t>::max();

struct NumberFormat {
    std::string_view format;
    DType dtype;
    std::string_view typeName = {};
};

constexpr std::array kNumbers{
    NumberFormat{"b", DType::Bool},
    NumberFormat{"c", DType::Char},
    NumberFormat{"C", DType::Byte},
    NumberFormat{"s", DType::Short},
    NumberFormat{"S", kUInt16},
    NumberFormat{"i", DType::Int},
    NumberFormat{"I", kUInt32},
    NumberFormat{"l", DType::Long},
    NumberFormat{"L", kUInt64},
    NumberFormat{"e", DType::Half},
    NumberFormat{"f", DType::Float},
    NumberFormat{"g", DType::Double},
    NumberFormat{"tdD", DType::Int, "date32[day]"},
    NumberFormat{"tdm", DType::Long, "date64[ms]"},
    NumberFormat{"tts", DType::Int, "time32[s]"},
    NumberFormat{"ttm", DType::Int, "time32[ms]"},
    NumberFormat{"ttu", DType::Long, "time64[us]"},
    NumberFormat{"ttn", DType::Long, "time64[ns]"},
    NumberFormat{"tDs", DType::Long, "duration[s]"},
    NumberFormat{"tDm", DType::Long, "duration[ms]"},
    NumberFormat{"tDu", DType::Long, "duration[us]"},
    NumberFormat{"tDn", DType::Long, "duration[ns]"},
};

constexpr std::array kTimestamps{
    NumberFormat{"tss:", DType::Long, "s"},
    NumberFormat{"tsm:", DType::Long, "ms"},
    NumberFormat{"tsu:", DType::Long, "us"},
    NumberFormat{"tsn:", DType::Long, "ns"},
};

int64_t integerIn(std::string_view text)
{
    int64_t value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

void setNumber(ParquetColumn& column, std::string_view format)
{
    if (const auto* const known = std::ranges::find(kNumbers, format, &NumberFormat::format); known != kNumbers.end()) {
        column.kind = ParquetColumn::Kind::Number;
        column.dtype = known->dtype;
        column.typeName = known->typeName;
        column.isBits = known->dtype == DType::Bool;
    }
    for (const NumberFormat& known : kTimestamps) {
        if (format.starts_with(known.format)) {
            const std::string_view zone = format.substr(known.format.size());
            column.kind = ParquetColumn::Kind::Number;
            column.dtype = known.dtype;
            column.typeName = "timestamp[" + std::string(known.typeName) + (zone.empty() ? "" : ", ") + std::string(zone) + "]";
        }
    }
}

void setKind(ParquetColumn& column, std::string_view format)
{
    using Kind = ParquetColumn::Kind;
    constexpr int wide = 8;
    if (format == "n") {
        column.kind = Kind::Null;
    } else if (format == "u" || format == "U") {
        column.kind = Kind::Text;
        column.offsetBytes = format == "U" ? wide : column.offsetBytes;
    } else if (format == "z" || format == "Z") {
        column.kind = Kind::Bytes;
        column.offsetBytes = format == "Z" ? wide : column.offsetBytes;
    } else if (format.starts_with("w:")) {
        column.kind = Kind::Bytes;
        column.size = integerIn(format.substr(2));
    } else if (format == "+l" || format == "+L" || format == "+m" || format == "+vl" || format == "+vL") {
        column.kind = Kind::List;
        column.offsetBytes = format.ends_with('L') ? wide : column.offsetBytes;
        column.isView = format.starts_with("+v");
    } else if (format.starts_with("+w:")) {
        column.kind = Kind::FixedList;
        column.size = integerIn(format.substr(3));
    } else if (format == "+s") {
        column.kind = Kind::Struct;
    } else {
        setNumber(column, format);
    }
}

/// Reads the shape of Arrow's fixed_shape_tensor. A permutation of its dims would need another order of elements.
void setTensorShape(ParquetColumn& column, const ArrowSchema& schema)
{
    if (metadataOf(schema, "ARROW:extension:name") != "arrow.fixed_shape_tensor") {
        return;
    }
    try {
        const PythonValue described = parseJson(metadataOf(schema, "ARROW:extension:metadata"));
        const auto* fields = described.as<PythonValue::Dict>();
        const PythonValue* sizes = fields == nullptr ? nullptr : fieldOf(*fields, "shape");
        const bool isPermuted = fields != nullptr && fieldOf(*fields, "permutation") != nullptr;
        if (sizes != nullptr && !isPermuted) {
            column.tensorShape = sizesFrom(*sizes, Message("its shape"));
        }
    } catch (const Error&) {
        return;
    }
    if (elementCount(column.tensorShape) != column.size) {
        column.tensorShape.clear();
    }
}

ParquetColumn columnOf(const ArrowSchema& schema, int& stored, int depth)
{
    if (depth > kMostNested) {
        throw Error(ErrorKind::ValueError, "its columns have more than {} levels", kMostNested);
    }
    ParquetColumn column{.name = schema.name == nullptr ? "" : schema.name};
    column.stored = stored;
    if (schema.format != nullptr) {
        setKind(column, schema.format);
    }
    if (schema.dictionary != nullptr) {
        int ofDictionary = stored;
        column.kind = ParquetColumn::Kind::Dictionary;
        column.children.push_back(columnOf(*schema.dictionary, ofDictionary, depth + 1));
    }
    for (int64_t i = 0; i < schema.n_children; ++i) {
        column.children.push_back(columnOf(*schema.children[i], stored, depth + 1));
    }
    if (schema.n_children == 0) {
        ++stored;
    }
    if (column.kind == ParquetColumn::Kind::FixedList) {
        int64_t total = 1;
        for (const ParquetColumn* level = &column; level->kind == ParquetColumn::Kind::FixedList;
             level = &level->children.front()) {
            if (level->size < 0 || __builtin_mul_overflow(total, level->size, &total) || total > kMostInRow) {
                throw Error(ErrorKind::ValueError, "its column {} has more than {} elements in a row", stringLiteral(column.name),
                            kMostInRow);
            }
        }
        setTensorShape(column, schema);
    }
    return column;
}

}  // namespace

ParquetColumn ParquetColumn::of(const ArrowSchema& schema, int& stored)
{
    return columnOf(schema, stored, 0);
}

const ParquetColumn& ParquetColumn::innermost() const
{
    const ParquetColumn* column = this;
    while (column->kind == Kind::List || column->kind == Kind::FixedList) {
        column = &column->children.front();
    }
    return *column;
}

bool ParquetColumn::isNumeric() const
{
    return innermost().kind == Kind::Number;
}

std::string metadataOf(const ArrowSchema& schema, std::string_view key)
{
    const char* at = schema.metadata;
    if (at == nullptr) {
        return {};
    }
    const auto next = [&] {
        int32_t value = 0;
        std::memcpy(&value, at, sizeof value);
        at += sizeof value;
        return value;
    };
    const auto nextText = [&] {
        const auto size = static_cast<std::size_t>(next());
        return std::string_view(std::exchange(at, at + size), size);
    };
    for (int32_t left = next(); left > 0; --left) {
        const std::string_view found = nextText();
        const std::string_view value = nextText();
        if (found == key) {
            return std::string(value);
        }
    }
    return {};
}

}  // namespace tensordesk
