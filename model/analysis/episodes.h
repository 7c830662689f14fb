// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

// Note [Steps of an episode]
// The last dim of the batch is time. An episode is a run of steps that ends with a step at which a key that ends
// episodes is true, before padding (see dataMaskOf()), or with the batch. Padding is no step of any episode.

/// A run of steps that belong together.
struct Episode {
    TensorDict td;      ///< a view; its batch is the time alone
    std::string index;  ///< that gives it, between the brackets: `3, 41:100`
};

/// The keys that end episodes: bools over the batch, dims of size 1 behind it not counted. A step at which one of them is
/// true is the last of its episode.
using EpisodeEnds = std::vector<KeyPath>;

/// `("next", "done")`, else `terminated` and `truncated` below `next`, else `done`, else these two of the root: what
/// stands below `next` tells of the state after a step, and what the root has of the one before, which a rollout never
/// finds ended. None of all where there is no such bool.
[[nodiscard]] EpisodeEnds episodeEndsOf(const TensorDict& td);
/// What a person means who names that key: the one of the same name below `next` where there is such a bool, as
/// above; else the key itself. It need not be a bool over the batch.
[[nodiscard]] EpisodeEnds episodeEndsNamed(const TensorDict& td, const KeyPath& key);

/// The episodes, one position of the other batch dims after the other, up to `most` of them. Reads the keys that end them
/// and the mask alone.
/// ValueError without a batch dim, or where a dim before the last is ragged; TypeError where a key is no bool over the
/// batch; MemoryError where these do not fit into memory.
[[nodiscard]] std::vector<Episode> episodesOf(const TensorDict& td, const EpisodeEnds& ends, std::size_t most,
                                              Progress& progress = Progress::none());

/// Where an episode lies in the batch.
struct EpisodePlace {
    Shape position;  ///< of its first step: one index a batch dim
    int64_t steps = 0;
    bool operator==(const EpisodePlace&) const = default;

    /// `3, 41:100`
    [[nodiscard]] std::string index() const;
};

/// The episode that begins next after a position in the batch, in the order of episodesOf(). Backwards the one that
/// the position lies in or, from its first step, the one before. Nothing past the first and the last. Reads no more of
/// the keys and the mask than the way there and to the end of that episode. Errors are those of episodesOf().
/// REQUIRES: an index a batch dim, in its dim.
[[nodiscard]] std::optional<EpisodePlace> neighbouringEpisode(const TensorDict& td, const EpisodeEnds& ends, const Shape& from,
                                                              bool backwards, Progress& progress = Progress::none());

}  // namespace tensordesk
