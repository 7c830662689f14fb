// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>
#include <string>

namespace tensordesk {

/// A size for a person: "93.8 KiB", "512 B", "300 MiB": one decimal below a hundred.
[[nodiscard]] std::string byteText(int64_t bytes);

}  // namespace tensordesk
