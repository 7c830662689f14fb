// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>
#include <string_view>

namespace tensordesk {

/// Returns the FNV-1a hash: unlike std::hash the same on every platform and in every version. `seed`: the hash of the preceding
/// bytes.
[[nodiscard]] uint64_t hashOf(std::string_view bytes, uint64_t seed = 0xcbf29ce484222325ULL) noexcept;

}  // namespace tensordesk
