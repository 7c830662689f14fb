// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/zarr/codecs/zarrcodec.h"
#include "model/tensordict/base/error.h"

#include <cstddef>
#include <optional>

namespace tensordesk {

inline constexpr std::size_t kZarrCrcBytes = 4;

/// Decodes `packed` with one codec to `size` bytes. Throws OSError if it is damaged or has another decoded size, which is checked
/// before memory is allocated if possible, and MemoryError if the bytes do not fit into memory.
[[nodiscard]] ZarrBytes unpackedBy(const ZarrCodec& codec, ZarrBytes packed, std::size_t size);
/// Returns the decoded size that `packed` states; empty if it states none. unpackedBy() checks it.
[[nodiscard]] std::optional<std::size_t> statedSizeBy(const ZarrCodec& codec, const ZarrBytes& packed);

/// Returns the error for a chunk that decodes to `found` bytes instead of `size`.
[[nodiscard]] Error otherZarrSize(std::size_t found, std::size_t size);

}  // namespace tensordesk
