// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <cstddef>
#include <utility>
#include <vector>

namespace tensordesk {

/// The episodes of a rollout, to be written one by one: the members of a batch `[episodes, time]`, also a ragged one; or the steps of
/// a batch `[time]`, cut where an episode is done.
class NewEpisodes {
public:
    /// Reads the flags of a batch `[time]`: `("next", "done")`, else `("next", "terminated")` and `("next", "truncated")`, else `done`.
    /// Throws ValueError for another number of batch dims, for no episodes, and for one without steps.
    explicit NewEpisodes(TensorDict td);

    [[nodiscard]] std::size_t count() const noexcept { return m_steps.size(); }
    /// Returns an episode: batch size `[time]`.
    [[nodiscard]] TensorDict at(std::size_t episode) const;

private:
    TensorDict m_td;
    std::vector<std::pair<int64_t, int64_t>> m_steps;  ///< by episode: the first step and the one behind the last, for `[time]`
};

}  // namespace tensordesk
