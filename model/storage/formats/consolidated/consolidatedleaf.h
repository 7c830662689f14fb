// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/filestretch.h"
#include "model/storage/storage.h"
#include "model/tensordict/base/dtype.h"
#include "model/tensordict/values/pythonvalue.h"

namespace tensordesk {

/// The location of a tensor in a consolidated file.
struct ConsolidatedPlace {
    DType dtype;
    Shape shape;
    int64_t start = 0;
    int64_t bytes = 0;   ///< number of bytes of its elements
    int64_t ragged = 1;  ///< for the offsets of a jagged nested tensor: its ragged dim
};

/// Parses `[dtype, shape, start, stop, pad]`. Throws ValueError if it is invalid or not within a payload of `payload` bytes.
[[nodiscard]] ConsolidatedPlace consolidatedPlace(const PythonValue& tuple, int64_t payload);

/// The file and options with which the leaves of a consolidated file are opened.
struct ConsolidatedFile {
    FileStretch stretch;
    int64_t payload;
    SourceDecorator decorate;
};

[[nodiscard]] Leaf openConsolidatedLeaf(const ConsolidatedFile& in, const ConsolidatedPlace& place, const KeyPath& path);

/// Returns the jagged nested tensor that the tensors of `key` in `leaves` describe, as a stack of its components.
[[nodiscard]] Leaf openJagged(const ConsolidatedFile& in, const PythonValue::Dict& leaves, const Key& key, const KeyPath& path);

}  // namespace tensordesk
