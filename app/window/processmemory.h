// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace tensordesk {

/// Bytes this process holds that are its own: pages of mapped files, which the system takes back at will,
/// are left out. 0 where the system does not tell.
[[nodiscard]] int64_t processMemory();
/// The memory after the allocator gave back what it kept for later: what is in use. For tests and benchmarks; takes some
/// milliseconds.
[[nodiscard]] int64_t usedMemory();

}  // namespace tensordesk
