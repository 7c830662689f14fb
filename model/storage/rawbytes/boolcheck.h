// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/storage.h"

#include <functional>

namespace tensordesk {

/// Reports how many bytes of a stored leaf of bools are neither 0 nor 1: what torch does with such is undefined. Reads it
/// all, in blocks. What fails while it is read is reported too. Of other leaves nothing is read.
void checkBools(const KeyPath& path, const Leaf& leaf, const std::function<void(const Finding&)>& report, Progress& progress);

/// The file that a leaf, or the first part of a stacked one, lies in; empty in memory.
[[nodiscard]] std::string fileOf(const Leaf& leaf);

}  // namespace tensordesk
