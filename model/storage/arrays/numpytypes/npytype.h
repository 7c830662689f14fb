// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/dtype.h"
#include "model/tensordict/indices/shape.h"
#include "model/tensordict/values/pythonvalue.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

struct NpyField;

/// The dtype of a numpy array.
struct NpyType {
    enum class Kind {
        Numbers,
        Text,
        Bytes,
        Records,
        Objects,  ///< Python objects, which are stored as a pickle
        Padding,  ///< unused bytes between the fields of a structured dtype
    } kind = Kind::Numbers;
    DType dtype = DType::Byte;  ///< for numbers
    int64_t itemBytes = 1;      ///< bytes per element
    bool isBigEndian = false;
    std::string name;              ///< the name of a dtype that torch lacks and that is shown as another one: "datetime64[ns]"
    std::vector<NpyField> fields;  ///< for a structured dtype
};

/// A field of a structured dtype.
struct NpyField {
    std::string name;
    int64_t offset = 0;  ///< in bytes, from the start of a record
    Shape inner;         ///< for a field that is an array itself
    NpyType type;

    [[nodiscard]] int64_t bytes() const { return type.itemBytes * elementCount(inner); }
};

/// Parses a type code such as "<f4" of numpy's array interface. Times are shown as integers. Throws NotImplementedError for dtypes
/// without a torch counterpart.
[[nodiscard]] NpyType npyTypeOf(std::string_view code);

/// Parses the dtype in the header of a .npy file: a code, or a list of `(name, type[, shape])` for a structured dtype. Throws
/// ValueError if it is invalid.
[[nodiscard]] NpyType npyTypeOf(const PythonValue& described);

/// Returns the code of a dtype without byte order, as "f4". Empty if numpy has no such dtype.
[[nodiscard]] std::string_view npyCodeOf(DType dtype);

/// The limit for the bytes of one element.
inline constexpr int64_t kMostNpyItem = int64_t{1} << 28;

}  // namespace tensordesk
