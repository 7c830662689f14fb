// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/indices/shape.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tensordesk {

/// The arrangement of a leaf in its file.
struct StorageLayout {
    enum class Kind {
        Unknown,
        Bytes,      ///< one range of bytes of the file, from `begin` to `end`
        Chunks,     ///< chunks of the shape `chunks`
        Header,     ///< within the object's header
        Nothing,    ///< no element is stored; all have the fill value
        Unsaved,    ///< in memory, not saved yet
        Members,    ///< a stack of members that are stored in different locations
        Converted,  ///< computed from another leaf when it is read, like the kinds below
        Tiled,
        Reduced,
        Difference,
    };

    Kind kind = Kind::Unknown;
    int64_t begin = 0;
    int64_t end = 0;
    Shape chunks = {};
    std::vector<std::string> filters = {};  ///< the filters in the order in which they were applied: "shuffle", "gzip 4"
    bool isField = false;                   ///< one field of a compound type
};

/// Returns a readable description: `bytes 2048…98048`, `chunks 1 × 10 × 64, gzip 4`; empty if unknown.
[[nodiscard]] std::string toString(const StorageLayout& layout);

}  // namespace tensordesk
