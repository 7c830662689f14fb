// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/indices/shape.h"
#include "model/tensordict/values/pythonvalue.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// The prefix of the tags of opaque bytes that Python's tensordict and h5py store.
inline constexpr std::string_view kNumpyTag = "NUMPY:";

/// A numpy type in the notation of the array protocol: `<i8`, `|b1`, `|S4`, `<U21`.
struct NumpyType {
    char kind = '\0';  ///< b, i, u, f, c, S, U
    bool bigEndian = false;
    std::size_t size = 0;  ///< bytes per element

    /// Parses the notation; empty for other kinds.
    [[nodiscard]] static std::optional<NumpyType> parse(std::string_view text);
    [[nodiscard]] std::string text() const;

    /// Returns the value of the element at `bytes`. REQUIRES: `size` bytes there.
    [[nodiscard]] PythonValue decode(const char* bytes) const;
};

/// The result of `numpy.array(value)` for a plain value.
struct NumpyArray {
    NumpyType type;
    Shape shape;
    std::string bytes;  ///< little-endian, C order

    /// Converts a value. Throws TypeError if it would become an array of objects (None, dicts, integers beyond 64 bits), and
    /// ValueError for lists of unequal length.
    [[nodiscard]] static NumpyArray of(const PythonValue& value);
};

}  // namespace tensordesk
