// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/memmap/files/levelfiles.h"
#include "model/tensordict/base/dtype.h"
#include "model/tensordict/indices/shape.h"

#include <cstdint>
#include <optional>
#include <string>

namespace tensordesk {

inline constexpr const char* kLegacyMetaFile = "meta.pt";
/// Of what describes a leaf: a key and this.
inline constexpr const char* kLegacyLeafEnding = ".meta.pt";

/// What a level's meta.pt says.
struct LegacyLevelMeta {
    std::optional<Shape> batch = {};         ///< of a lazy stack there is none
    std::optional<int64_t> stackDim = {};    ///< of a lazy stack
    std::optional<std::string> device = {};  ///< none: it has no device
};

struct LegacyLeafMeta {
    Shape shape;
    DType dtype = DType::Float;
};

/// Reads a file of torch.save without calling anything that it names. ValueError, naming the file, if it says something else.
[[nodiscard]] LegacyLevelMeta readLegacyLevel(LevelFiles& files, const std::string& path);
[[nodiscard]] LegacyLeafMeta readLegacyLeaf(LevelFiles& files, const std::string& path);

}  // namespace tensordesk
