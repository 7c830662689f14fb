// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/arrays/numpytypes/npytype.h"
#include "model/tensordict/base/dtype.h"
#include "model/tensordict/indices/shape.h"

#include <cstdint>
#include <functional>
#include <string>

namespace tensordesk {

/// The header of a .npy file, which describes its array.
struct NpyHeader {
    NpyType type;
    bool isFortran = false;  ///< the first dim is contiguous, not the last
    Shape shape;
    int64_t dataBegin = 0;  ///< offset of the first element

    /// The number of bytes of the elements. 0 for Python objects, which are stored as a pickle.
    [[nodiscard]] int64_t bytes() const;
    /// Returns the strides in elements.
    [[nodiscard]] Shape strides() const;
};

inline constexpr std::string_view kNpyMark = "\x93NUMPY";

/// Reads the header of a .npy file of `size` bytes, versions 1 to 3, through `read(offset, size)`. Throws ValueError if it is
/// invalid or the array extends beyond the end, and NotImplementedError for dtypes without a torch counterpart.
[[nodiscard]] NpyHeader readNpyHeader(int64_t size, const std::function<std::string(int64_t offset, int64_t size)>& read);

/// Returns the header for an array of this shape. Throws NotImplementedError if numpy has no such dtype.
[[nodiscard]] std::string npyHeaderOf(const Shape& shape, DType dtype);

}  // namespace tensordesk
