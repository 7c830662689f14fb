// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstddef>
#include <cstdint>

namespace tensordesk {

/// Returns the CRC-32C checksum (Castagnoli's polynomial).
[[nodiscard]] uint32_t crc32cOf(const std::byte* bytes, std::size_t size);

}  // namespace tensordesk
