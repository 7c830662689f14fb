// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>
#include <string>

namespace tensordesk {

/// Returns a size as readable text: "93.8 KiB", "512 B", "300 MiB". One decimal below 100.
[[nodiscard]] std::string byteText(int64_t bytes);

}  // namespace tensordesk
