// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/format.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <string>
#include <vector>

namespace tensordesk {

/// Returns the name of the n-th of `count` files named like `path`: `a/episodes_07.h5` for `a/episodes.h5`.
[[nodiscard]] std::string numberedPath(const std::string& path, std::size_t n, std::size_t count);

/// Writes each part to its own file: see numberedPath(). All or nothing: if one fails or is cancelled, written ones are removed.
/// Throws FileExistsError if one of them exists: none is overwritten. Throws the errors of writeTensorDict().
void writeEach(const std::vector<TensorDict>& parts, const std::string& path, const WriteOptions& options, Progress& progress);

}  // namespace tensordesk
