// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/format.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <string>
#include <vector>

namespace tensordesk {

/// The name of the n-th of `count` files that are named like `path`: `a/episodes.h5` gives `a/episodes_07.h5`.
[[nodiscard]] std::string numberedPath(const std::string& path, std::size_t n, std::size_t count);

/// Writes each part to a file of its own: see numberedPath(). All of them or none: where one fails or is cancelled, those that
/// were written go again. FileExistsError where one of them is there: none is overwritten. Other errors are those of writeTensorDict().
void writeEach(const std::vector<TensorDict>& parts, const std::string& path, const WriteOptions& options, Progress& progress);

}  // namespace tensordesk
