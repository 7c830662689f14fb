// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <functional>
#include <string>

namespace tensordesk {

/// The rows of arrays that belong to the steps of one episode.
struct EpisodeRows {
    int64_t first = 0;
    int64_t steps = 0;
    int64_t total = 0;        ///< how many rows an array must have
    bool mayBeExact = false;  ///< arrays of just `steps` rows are taken whole
    bool isColumn = false;    ///< torchrl has flags and rewards as [T, 1]: arrays of one dim get a second
    std::string file = {};
    std::string place = {};  ///< in the file, for errors

    [[nodiscard]] Shape batch() const { return {steps}; }
};

/// The names of an episode's dims.
[[nodiscard]] DimNames timeNames();

/// These rows of an entry: a view of a leaf, of a level one of each of its leaves, of a list of values one a step. Broken
/// where an array has another number of rows.
[[nodiscard]] Entry rowsOf(const Entry& entry, const EpisodeRows& rows);

}  // namespace tensordesk
