// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "tensordict/progress.h"
#include "tensordict/tensordict.h"

#include <optional>
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

/// Where an episode lies in the batch.
struct EpisodePlace {
    Shape position;     ///< of its first step: one index a batch dim
    int64_t steps = 0;
    bool operator==(const EpisodePlace&) const = default;

    /// `3, 41:100`
    [[nodiscard]] std::string index() const;
};

/// The leaf that ends episodes: `("next", "done")` as rollouts have it, else `"done"`; nothing without such a bool over
/// the batch.
[[nodiscard]] std::optional<KeyPath> doneKeyOf(const TensorDict& td);

/// The episode that begins next after a position in the batch, in the order of episodesOf(). Backwards the one that
/// the position lies in or, from its first step, the one before. Nothing past the first and the last. Reads no more of
/// `done` than the way there and to the end of that episode. Errors are those of episodesOf().
/// REQUIRES: an index a batch dim, in its dim.
[[nodiscard]] std::optional<EpisodePlace> neighbouringEpisode(const TensorDict& td, const KeyPath& done,
                                                              const Shape& from, bool backwards,
                                                              Progress& progress = Progress::none());

}  // namespace tensordesk
