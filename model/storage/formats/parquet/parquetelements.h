// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/parquet/arrowdata.h"
#include "model/storage/formats/parquet/parquetcolumn.h"
#include "model/tensordict/values/pythonvalue.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <optional>
#include <string_view>

// The elements of decoded columns. `rows` are positions in `array`, which is of `column`.

namespace tensordesk {

/// Consecutive elements of an array.
struct ArrowRange {
    int64_t first;
    int64_t count;
};

/// Returns the elements of a row of lists; empty for a missing list.
[[nodiscard]] ArrowRange listAt(const ArrowArray& array, const ParquetColumn& column, int64_t row);
[[nodiscard]] bool isNullAt(const ArrowArray& array, int64_t row);

/// Returns all numbers of `rows` of a column of numbers, which may be in lists, end to end: one dim. `dtype` is the column's own, or
/// float64. Nulls are NaN, and 0 in dtypes without NaN. May be a view of `array`.
[[nodiscard]] at::Tensor numbersOf(const ArrowArray& array, const ParquetColumn& column, ArrowRange rows, DType dtype);

/// Returns the sizes of the lists in a row, the outermost first; empty if lists side by side differ in length. An empty list has the
/// sizes 0.
[[nodiscard]] std::optional<Shape> sizesAt(const ArrowArray& array, const ParquetColumn& column, int64_t row);

/// Returns the text or bytes of a row; empty for a null. Valid as long as the array.
[[nodiscard]] std::string_view bytesAt(const ArrowArray& array, const ParquetColumn& column, int64_t row);

/// Returns the value of a row; None for a null. Lists are lists, and structs dicts.
[[nodiscard]] PythonValue valueAt(const ArrowArray& array, const ParquetColumn& column, int64_t row);

}  // namespace tensordesk
