// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/zarr/codecs/zarrcodec.h"
#include "model/tensordict/base/error.h"

#include <cstddef>
#include <optional>

namespace tensordesk {

inline constexpr std::size_t kZarrCrcBytes = 4;

/// Decodes `packed` with one codec to `size` bytes. Throws OSError if it is damaged or decodes to another number of bytes, if
/// possible before memory is allocated, and MemoryError if they do not fit.
[[nodiscard]] ZarrBytes unpackedBy(const ZarrCodec& codec, ZarrBytes packed, std::size_t size);
/// Returns the decoded size that `packed` states; empty if it states none. unpackedBy() checks it.
[[nodiscard]] std::optional<std::size_t> statedSizeBy(const ZarrCodec& codec, const ZarrBytes& packed);

/// Returns the error for a chunk that decodes to `found` bytes instead of `size`.
[[nodiscard]] Error otherZarrSize(std::size_t found, std::size_t size);

}  // namespace tensordesk
