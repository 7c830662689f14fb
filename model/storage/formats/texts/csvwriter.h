// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <string>

namespace tensordesk {

/// Throws NotImplementedError for ragged and quantised tensors, and the error of a Broken entry.
void checkCsvEntry(const Key& key, const Entry& entry);

/// Writes a row per position of the batch, in row-major order, and a column per element of an entry at one position, to the empty
/// file at `path`: `next/reward`, `observation[0]`, `pixels[1, 2]`. If there are several batch dims, the first columns contain the
/// position. Keeps a few rows in memory.
void writeCsv(const TensorDict& td, const std::string& path, Progress& progress);

}  // namespace tensordesk
