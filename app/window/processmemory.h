// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace tensordesk {

/// Returns the private memory of this process in bytes, without pages of mapped files, which the system can reclaim. 0 if unknown.
[[nodiscard]] int64_t processMemory();
/// Returns the memory in use after the allocator returned its caches. For tests and benchmarks; takes a few milliseconds.
[[nodiscard]] int64_t usedMemory();

}  // namespace tensordesk
