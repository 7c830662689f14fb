// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/indices/shape.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tensordesk {

/// How a leaf lies where it is stored.
struct StorageLayout {
    enum class Kind {
        Unknown,
        Bytes,      ///< one run of bytes of the file, from `begin` to `end`
        Chunks,     ///< blocks of the sizes `chunks`, by dim
        Header,     ///< within what the file says of it
        Nothing,    ///< no element is stored yet: all have the same value
        Unsaved,    ///< in memory, to be saved
        Members,    ///< a stack of stored members, each of which lies elsewhere
        Converted,  ///< made from another leaf when it is read, as are those that follow
        Tiled,
        Reduced,
        Difference,
    };

    Kind kind = Kind::Unknown;
    int64_t begin = 0;
    int64_t end = 0;
    Shape chunks = {};
    std::vector<std::string> filters = {};  ///< what the bytes went through, in order: "shuffle", "gzip 4"
    bool isField = false;                   ///< it is one field of records
};

/// For a person: `bytes 2048…98048`, `chunks 1 × 10 × 64, gzip 4`; empty if unknown.
[[nodiscard]] std::string toString(const StorageLayout& layout);

}  // namespace tensordesk
