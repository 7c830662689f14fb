// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>
#include <string_view>

namespace tensordesk {

/// FNV-1a: the same on every platform and in every version, unlike std::hash. `seed`: the hash of what
/// came before.
[[nodiscard]] uint64_t hashOf(std::string_view bytes, uint64_t seed = 0xcbf29ce484222325ULL) noexcept;

}  // namespace tensordesk
