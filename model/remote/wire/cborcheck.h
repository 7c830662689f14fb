// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <string_view>

namespace tensordesk::wire {

/// True if the bytes are exactly one item of CBOR (RFC 8949) that any parser can read in bounded time and stack: lengths are definite,
/// there are no tags and no floats, keys of maps are texts, and at most 512 levels are nested. O(bytes).
[[nodiscard]] bool isPlainCbor(std::string_view bytes);

}  // namespace tensordesk::wire
