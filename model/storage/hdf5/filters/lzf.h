// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstddef>

namespace tensordesk {

/// How many bytes one packed byte of LZF stands for at most: three can repeat 264.
inline constexpr std::size_t kMostLzfRatio = 88;

/// Unpacks LZF, h5py's quick compression, into `size` bytes at `out`. Gives how many there are; 0 if `packed` is damaged or holds
/// more than `size`. Never reads or writes beyond either.
[[nodiscard]] std::size_t unpackLzf(const unsigned char* packed, std::size_t packedSize, unsigned char* out, std::size_t size);

}  // namespace tensordesk
