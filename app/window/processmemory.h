// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace tensordesk {

/// Bytes this process holds that are its own: pages of mapped files, which the system takes back at will,
/// are left out. 0 where the system does not tell.
[[nodiscard]] int64_t processMemory();

}  // namespace tensordesk
