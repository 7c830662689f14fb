// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/rawbytes/filestretch.h"
#include "model/storage/storage.h"
#include "model/tensordict/base/dtype.h"
#include "model/tensordict/values/plain.h"

namespace tensordesk {

/// Where a tensor lies in a consolidated file.
struct ConsolidatedPlace {
    DType dtype;
    Shape shape;
    int64_t start = 0;
    int64_t bytes = 0;   ///< of its elements
    int64_t ragged = 1;  ///< of the offsets of a jagged nested tensor: which of its dims is ragged
};

/// What `[dtype, shape, start, stop, pad]` says. ValueError if it is anything else, or does not lie in a payload of that
/// many bytes.
[[nodiscard]] ConsolidatedPlace consolidatedPlace(const Plain& tuple, int64_t payload);

/// What the leaves of a consolidated file are opened with.
struct ConsolidatedFile {
    FileStretch stretch;
    int64_t payload;
    SourceDecorator decorate;
};

[[nodiscard]] Leaf openConsolidatedLeaf(const ConsolidatedFile& in, const ConsolidatedPlace& place, const KeyPath& path);

/// The jagged nested tensor that the tensors called `key` in `leaves` make up, as the stack of its parts.
[[nodiscard]] Leaf openJagged(const ConsolidatedFile& in, const Plain::Dict& leaves, const Key& key, const KeyPath& path);

}  // namespace tensordesk
