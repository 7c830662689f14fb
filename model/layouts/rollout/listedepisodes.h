// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <vector>

namespace tensordesk {

/// Returns the episodes of a level whose arrays are lists with an array per episode, of different lengths:
/// `{"observations": [o0, o1], "rewards": [r0, r1]}`. An episode has its array of each list, and its element of keys with one value
/// per episode, as a non-tensor value. Empty unless at least two keys are such lists, of equally many episodes with at least one
/// step. Reads the elements of keys with one value per episode.
[[nodiscard]] std::vector<TensorDict> listedEpisodes(const TensorDict& level);

}  // namespace tensordesk
