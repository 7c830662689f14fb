// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/numpytypes/npytype.h"
#include "model/tensordict/base/dtype.h"
#include "model/tensordict/indices/shape.h"

#include <cstdint>
#include <functional>
#include <string>

namespace tensordesk {

/// The header of a .npy file, which describes its array.
struct NpyHeader {
    NpyType type;
    bool isFortran = false;  ///< neighbours along the first dim lie side by side, not those along the last
    Shape shape;
    int64_t dataBegin = 0;  ///< the byte of the first element

    /// The number of bytes of the elements. 0 for Python objects, which are stored as a pickle.
    [[nodiscard]] int64_t bytes() const;
    /// Counting elements.
    [[nodiscard]] Shape strides() const;
};

inline constexpr std::string_view kNpyMark = "\x93NUMPY";

/// Reads the header of a file of `size` bytes, of versions 1 to 3, through `read(offset, size)`. ValueError for what is none,
/// for arrays that reach beyond the end, and NotImplementedError for dtypes that tensors do not have.
[[nodiscard]] NpyHeader readNpyHeader(int64_t size, const std::function<std::string(int64_t offset, int64_t size)>& read);

/// The header of a file that is to hold an array of this shape. NotImplementedError if numpy has no such dtype.
[[nodiscard]] std::string npyHeaderOf(const Shape& shape, DType dtype);

}  // namespace tensordesk
