// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/layouts/rollout/rolloutroles.h"

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tensordesk {

/// The location of a level in a file, for errors.
struct StoredPlace {
    std::string file;
    KeyPath path;
};

/// A range of steps of a rollout.
struct StepRange {
    int64_t first = 0;
    int64_t count = 0;
};

/// An entry of an episode besides its rows, made on first access.
using EpisodeExtra = std::pair<Key, std::function<Entry(const Shape& batch)>>;

/// Returns the keys of `level` with one value for all steps; see RolloutRoles::values.
[[nodiscard]] std::vector<EpisodeExtra> valuesOf(const TensorDict& level, const RolloutRoles& roles);

/// Returns these steps of the rollout in `level` under torchrl's keys, as views of its leaves, followed by `extras`. The batch size
/// is `[count]`, with the name "time". If there are RolloutRoles::inner dims too, the dims are "env" and "time", in this order; which of
/// the stored ones is time is determined by the flags and sizes, unless `areRowsSteps`: time is the first then.
[[nodiscard]] TensorDict rolloutView(const TensorDict& level, const RolloutRoles& roles, const StepRange& steps,
                                     const StoredPlace& place, const std::vector<EpisodeExtra>& extras = {},
                                     bool areRowsSteps = false);

/// Returns the episodes that the flags mark, in order; the rows after the last end are an episode too. Empty if there is no flag,
/// if the batch has dims besides time, and for more than 2^26 steps or 100,000 episodes. Reads the flags.
[[nodiscard]] std::optional<std::vector<StepRange>> episodesIn(const TensorDict& level, const RolloutRoles& roles);

/// Returns all episodes of some sequences of steps as a lazy stack, or a single view for one sequence without flags. `roles`: those
/// of the first sequence. `known`: the episodes of every sequence that is as long as the first, used instead of the flags. `extras`:
/// further entries of these sequences. Episodes are views of one view of their sequence, so that many cost little. REQUIRES: at least
/// one sequence.
[[nodiscard]] TensorDict rolloutIn(const std::vector<TensorDict>& sequences, const RolloutRoles& roles, const StoredPlace& place,
                                   const std::optional<std::vector<StepRange>>& known = std::nullopt,
                                   const std::vector<EpisodeExtra>& extras = {});

}  // namespace tensordesk
