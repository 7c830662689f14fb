// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/memmap/files/levelfiles.h"
#include "model/tensordict/base/dtype.h"
#include "model/tensordict/indices/shape.h"

#include <cstdint>
#include <optional>
#include <string>

namespace tensordesk {

inline constexpr const char* kLegacyMetaFile = "meta.pt";
/// The extension of the file that describes a leaf, after its key.
inline constexpr const char* kLegacyLeafEnding = ".meta.pt";

/// The content of a level's meta.pt.
struct LegacyLevelMeta {
    std::optional<Shape> batch = {};         ///< empty for a lazy stack
    std::optional<int64_t> stackDim = {};    ///< for a lazy stack
    std::optional<std::string> device = {};  ///< empty: no device
};

struct LegacyLeafMeta {
    Shape shape;
    DType dtype = DType::Float;
};

/// Reads a file of torch.save without calling anything that it names. Throws ValueError, which names the file, if it has other
/// content.
[[nodiscard]] LegacyLevelMeta readLegacyLevel(LevelFiles& files, const std::string& path);
[[nodiscard]] LegacyLeafMeta readLegacyLeaf(LevelFiles& files, const std::string& path);

}  // namespace tensordesk
