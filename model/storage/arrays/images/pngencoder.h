// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace tensordesk {

/// Returns pixels `[height, width, channels]`, of 1 or 3 channels, as a PNG file, which loses nothing. Throws OSError with libpng's
/// reason.
[[nodiscard]] std::string pngOf(std::span<const uint8_t> pixels, int64_t height, int64_t width, int64_t channels);

}  // namespace tensordesk
