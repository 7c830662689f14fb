// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/zarr/codecs/zarrcodec.h"
#include "model/tensordict/base/error.h"

#include <cstddef>
#include <optional>

namespace tensordesk {

inline constexpr std::size_t kZarrCrcBytes = 4;

/// The `size` bytes that `packed` stands for. OSError if it is damaged or stands for any other number of bytes, before memory is
/// taken where that can be told; MemoryError if they do not fit.
[[nodiscard]] ZarrBytes unpackedBy(const ZarrCodec& codec, ZarrBytes packed, std::size_t size);
/// The number of bytes that `packed` stands for, as it states itself; nothing if it does not. unpackedBy() finds out if it lies.
[[nodiscard]] std::optional<std::size_t> statedSizeBy(const ZarrCodec& codec, const ZarrBytes& packed);

/// The error that a chunk unpacks to `found` bytes instead of `size`.
[[nodiscard]] Error otherZarrSize(std::size_t found, std::size_t size);

}  // namespace tensordesk
