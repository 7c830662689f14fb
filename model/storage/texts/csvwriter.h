// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <string>

namespace tensordesk {

/// NotImplementedError for ragged and quantised tensors, and the error of a broken entry.
void checkCsvEntry(const Key& key, const Entry& entry);

/// Writes a row for each position of the batch, in row-major order, and a column for each element that an entry has there, to the
/// empty file at `path`: `next/reward`, `observation[0]`, `pixels[1, 2]`. More than one batch dim are columns of their own, in
/// front. Memory stays at some rows.
void writeCsv(const TensorDict& td, const std::string& path, Progress& progress);

}  // namespace tensordesk
