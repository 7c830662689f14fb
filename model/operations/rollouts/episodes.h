// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/rollouts/episoderule.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <optional>
#include <string>

namespace tensordesk {

/// A run of steps that belong together; see Note [Steps of an episode].
struct Episode {
    TensorDict td;      ///< a view; time is its only batch dim
    std::string index;  ///< its index, between the brackets: `3, 41:100`
};

/// Returns the episodes, one position of the other batch dims after the other, up to `most` of them. Only reads the keys of the
/// rule and the mask. Throws ValueError without a batch dim, or if a dim before the last is ragged, and KeyError and TypeError if a
/// key of the rule is missing or not over the batch.
[[nodiscard]] std::vector<Episode> episodesOf(const TensorDict& td, const EpisodeRule& rule, std::size_t most,
                                              Progress& progress = Progress::none());

/// The location of an episode in the batch.
struct EpisodePlace {
    Shape position;  ///< of its first step: one index per batch dim
    int64_t steps = 0;
    bool operator==(const EpisodePlace&) const = default;

    /// Returns the index of its steps.
    [[nodiscard]] Index slices() const;
    /// Returns `3, 41:100`.
    [[nodiscard]] std::string index() const { return toPython(slices()); }
};

/// Returns the steps of an episode as a view.
[[nodiscard]] TensorDict stepsAt(const TensorDict& td, const EpisodePlace& place);

/// Returns the next episode that begins after a position in the batch, in the order of episodesOf(). Backwards: the episode that
/// contains the position or, from its first step, the one before. Empty past the first and the last. Reads little more of the keys
/// and the mask than up to the end of that episode. Throws the errors of episodesOf(). REQUIRES: one index per batch dim, in range;
/// an index beyond the end of a shorter member denotes that end.
[[nodiscard]] std::optional<EpisodePlace> neighbouringEpisode(const TensorDict& td, const EpisodeRule& rule, const Shape& from,
                                                              bool backwards, Progress& progress = Progress::none());
/// Returns the member of a lazy stack before or after the one that contains the position, as an episode of its own; empty past the
/// first and the last. REQUIRES: a lazy stack, and one index per batch dim.
[[nodiscard]] std::optional<EpisodePlace> neighbouringMember(const TensorDict& stack, const Shape& from, bool backwards);

}  // namespace tensordesk
