// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/storage.h"

#include <functional>

namespace tensordesk {

/// Reports the number of bytes of a stored bool leaf that are neither 0 nor 1, which torch treats inconsistently. Reads all of it
/// in blocks, and also reports errors of reading. Does not read other leaves.
void checkBools(const KeyPath& path, const Leaf& leaf, const std::function<void(const Finding&)>& report, Progress& progress);

/// Returns the file of a leaf, or of the first member of a stacked one; empty if it is in memory.
[[nodiscard]] std::string fileOf(const Leaf& leaf);

}  // namespace tensordesk
