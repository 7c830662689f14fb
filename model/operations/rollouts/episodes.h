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
    TensorDict td;      ///< a view; its batch is the time alone
    std::string index;  ///< that gives it, between the brackets: `3, 41:100`
};

/// The episodes, one position of the other batch dims after the other, up to `most` of them. Reads the keys of the rule and
/// the mask alone.
/// ValueError without a batch dim, or where a dim before the last is ragged; KeyError and TypeError where a key of the rule is
/// missing or not over the batch.
[[nodiscard]] std::vector<Episode> episodesOf(const TensorDict& td, const EpisodeRule& rule, std::size_t most,
                                              Progress& progress = Progress::none());

/// Where an episode lies in the batch.
struct EpisodePlace {
    Shape position;  ///< of its first step: one index a batch dim
    int64_t steps = 0;
    bool operator==(const EpisodePlace&) const = default;

    /// Its steps at the indices before time.
    [[nodiscard]] Index slices() const;
    /// `3, 41:100`
    [[nodiscard]] std::string index() const { return toPython(slices()); }
};

/// The steps of an episode: a view.
[[nodiscard]] TensorDict stepsAt(const TensorDict& td, const EpisodePlace& place);

/// The episode that begins next after a position in the batch, in the order of episodesOf(). Backwards the one that
/// the position lies in or, from its first step, the one before. Nothing past the first and the last. Reads little more of
/// the keys and the mask than the way there and to the end of that episode. Errors are those of episodesOf().
/// REQUIRES: an index a batch dim, in its dim; behind the end of a shorter member stands for that end.
[[nodiscard]] std::optional<EpisodePlace> neighbouringEpisode(const TensorDict& td, const EpisodeRule& rule, const Shape& from,
                                                              bool backwards, Progress& progress = Progress::none());
/// The member of a lazy stack before or behind the one that the position lies in, as an episode of its own; nothing past the
/// first and the last. REQUIRES: a lazy stack, and an index a batch dim.
[[nodiscard]] std::optional<EpisodePlace> neighbouringMember(const TensorDict& stack, const Shape& from, bool backwards);

}  // namespace tensordesk
