// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/zarr/stores/zarrstore.h"
#include "model/tensordict/indices/dimnames.h"
#include "model/tensordict/indices/shape.h"
#include "model/tensordict/values/plain.h"

#include <optional>
#include <string>
#include <string_view>

namespace tensordesk {

/// What the files in the folder of a group or an array say.
struct ZarrNode {
    int version;  ///< 2 or 3
    bool isGroup;
    Plain::Dict fields;      ///< of zarr.json, .zarray or .zgroup
    Plain::Dict attributes;  ///< of whoever wrote it

    /// Nothing if the folder is no node of a store. ValueError, PermissionError.
    [[nodiscard]] static std::optional<ZarrNode> read(const ZarrStore& store, const std::string& folder);
};

/// Batch size and names as `to_zarr` records them with each group.
struct ZarrRecord {
    Shape batch;
    DimNames names;
};
/// Nothing if there is no record, or it makes no sense.
[[nodiscard]] std::optional<ZarrRecord> zarrRecord(const Plain::Dict& attributes);

/// How the bytes of a value that is no tensor are to be read: "json" or "pickle"; nothing for a tensor.
[[nodiscard]] std::optional<std::string> zarrEncoding(const Plain::Dict& attributes);
/// The batch size of a stack of values; nothing if it is none.
[[nodiscard]] std::optional<Shape> zarrStackShape(const Plain::Dict& attributes);

// The files that make a folder a node.
inline constexpr const char* kZarrFile = "zarr.json";
inline constexpr const char* kOldGroupFile = ".zgroup";
inline constexpr const char* kOldArrayFile = ".zarray";
/// True for these and others that may lie beside chunks.
[[nodiscard]] bool isZarrMetadata(std::string_view name);

}  // namespace tensordesk
