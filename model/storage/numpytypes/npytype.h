// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/dtype.h"
#include "model/tensordict/indices/shape.h"
#include "model/tensordict/values/plain.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

struct NpyField;

/// The dtype of an array of numpy.
struct NpyType {
    enum class Kind {
        Numbers,
        Text,
        Bytes,
        Records,
        Objects,  ///< Python objects, which are stored as a pickle
        Padding,  ///< bytes without a meaning, between the fields of a record
    } kind = Kind::Numbers;
    DType dtype = DType::Byte;  ///< of numbers
    int64_t itemBytes = 1;      ///< of one element
    bool isBigEndian = false;
    std::string name;              ///< of a dtype that torch lacks and that is shown as another one: "datetime64[ns]"
    std::vector<NpyField> fields;  ///< of records
};

/// A field of records.
struct NpyField {
    std::string name;
    int64_t offset = 0;  ///< in bytes, from the beginning of a record
    Shape inner;         ///< of a field that is an array itself
    NpyType type;

    [[nodiscard]] int64_t bytes() const { return type.itemBytes * elementCount(inner); }
};

/// The dtype that the text `code`, such as "<f4", stands for: numpy's array interface. Times are shown as integers.
/// NotImplementedError for dtypes that tensors do not have.
[[nodiscard]] NpyType npyTypeOf(std::string_view code);

/// The dtype that the header of a .npy file describes: a code, or a list of `(name, type[, shape])` for records.
/// ValueError if it makes no sense.
[[nodiscard]] NpyType npyTypeOf(const Plain& described);

/// The code of a dtype without the order of bytes, as "f4". Empty if numpy has no such dtype.
[[nodiscard]] std::string_view npyCodeOf(DType dtype);

/// The most bytes that an element may have.
inline constexpr int64_t kMostNpyItem = int64_t{1} << 28;

}  // namespace tensordesk
