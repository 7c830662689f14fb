// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "tensordict/progress.h"
#include "tensordict/tensordict.h"

#include <string>
#include <vector>

namespace tensordesk {

/// A run of steps that belong together.
struct Episode {
    TensorDict td;      ///< a view; its batch is the time alone
    std::string index;  ///< that gives it, between the brackets: `3, 41:100`
};

/// The episodes of a batch whose last dim is time: each ends with a step at which `done` is true, or with the batch.
/// One position of the other batch dims after the other. `done` is a bool leaf over the batch; dims of size 1 behind it
/// do not count. Reads that leaf alone. ValueError without a batch dim, TypeError where `done` is no such leaf.
[[nodiscard]] std::vector<Episode> episodesOf(const TensorDict& td, const KeyPath& done,
                                              Progress& progress = Progress::none());

}  // namespace tensordesk
