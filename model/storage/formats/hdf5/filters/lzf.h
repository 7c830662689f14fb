// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstddef>

namespace tensordesk {

/// The maximum expansion of LZF: three compressed bytes can repeat 264.
inline constexpr std::size_t kMostLzfRatio = 88;

/// Decompresses LZF, h5py's fast compression, into `size` bytes at `out`. Returns the number of bytes; 0 if `packed` is damaged or
/// has more than `size`. Never reads or writes beyond either buffer.
[[nodiscard]] std::size_t unpackLzf(const unsigned char* packed, std::size_t packedSize, unsigned char* out, std::size_t size);

}  // namespace tensordesk
