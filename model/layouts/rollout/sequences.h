// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/layouts/layout.h"
#include "model/storage/storage.h"

#include <vector>

namespace tensordesk {

/// Returns the sequences of steps in `level`, each a level whose arrays have one row per step in chronological order. A layout with
/// a ring has one per ring buffer: the written rows, oldest first. A layout with environments has one for each index of the second
/// dim. Otherwise the only one is `level` itself. All are views. Throws ValueError if the numbers that describe a ring are missing
/// or contradict the arrays. Reads those numbers.
[[nodiscard]] std::vector<TensorDict> sequencesIn(const Storage& stored, const TensorDict& level, const Layout& layout);

}  // namespace tensordesk
