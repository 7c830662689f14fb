// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/zarr/stores/zarrstore.h"
#include "model/tensordict/indices/dimnames.h"
#include "model/tensordict/indices/shape.h"
#include "model/tensordict/values/pythonvalue.h"

#include <optional>
#include <string>
#include <string_view>

namespace tensordesk {

/// The metadata in the folder of a group or an array.
struct ZarrNode {
    int version;  ///< 2 or 3
    bool isGroup;
    PythonValue::Dict fields;      ///< the content of zarr.json, .zarray or .zgroup
    PythonValue::Dict attributes;  ///< the user attributes

    /// Reads the metadata; empty if the folder is not a node of a store. Throws ValueError and PermissionError.
    [[nodiscard]] static std::optional<ZarrNode> read(const ZarrStore& store, const std::string& folder);
};

/// Batch size and names that `to_zarr` stores with each group.
struct ZarrRecord {
    Shape batch;
    DimNames names;
};
/// Parses the record; empty if there is none or it is invalid.
[[nodiscard]] std::optional<ZarrRecord> zarrRecord(const PythonValue::Dict& attributes);

/// Returns the encoding of a non-tensor value: "json" or "pickle"; empty for a tensor.
[[nodiscard]] std::optional<std::string> zarrEncoding(const PythonValue::Dict& attributes);
/// Returns the batch size of a stack of values; empty if it is not a stack.
[[nodiscard]] std::optional<Shape> zarrStackShape(const PythonValue::Dict& attributes);

// The metadata files of a node.
inline constexpr const char* kZarrFile = "zarr.json";
inline constexpr const char* kOldGroupFile = ".zgroup";
inline constexpr const char* kOldArrayFile = ".zarray";
/// True for these and other metadata files that may be beside chunks.
[[nodiscard]] bool isZarrMetadata(std::string_view name);

}  // namespace tensordesk
