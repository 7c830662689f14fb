// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/indices/shape.h"
#include "model/tensordict/values/plain.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// What the tag of opaque bytes begins with that Python's tensordict and h5py store.
inline constexpr std::string_view kNumpyTag = "NUMPY:";

/// A numpy type as its array protocol writes it: `<i8`, `|b1`, `|S4`, `<U21`.
struct NumpyType {
    char kind = '\0';  ///< b, i, u, f, c, S, U
    bool bigEndian = false;
    std::size_t size = 0;  ///< bytes of one element

    /// Empty if it is none of these kinds.
    [[nodiscard]] static std::optional<NumpyType> parse(std::string_view text);
    [[nodiscard]] std::string text() const;

    /// The value of the element at `bytes`. REQUIRES: `size` bytes there.
    [[nodiscard]] Plain decode(const char* bytes) const;
};

/// What `numpy.array(value)` makes of a plain value.
struct NumpyArray {
    NumpyType type;
    Shape shape;
    std::string bytes;  ///< little-endian, C order

    /// TypeError for what becomes an array of objects: None, dicts, integers beyond 64 bits; ValueError
    /// for lists of unequal length.
    [[nodiscard]] static NumpyArray of(const Plain& value);
};

}  // namespace tensordesk
