// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/operations/rollouts/episodetable.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tensordesk {

/// Finds the episode at a position. Built once per table, with one number per row.
class LaneIndex {
public:
    LaneIndex() = default;
    explicit LaneIndex(const EpisodeTable& table);

    [[nodiscard]] int64_t rows() const noexcept { return static_cast<int64_t>(m_first.size()) - 1; }
    /// Returns the end of the last episode of any row, or the size of the time dim.
    [[nodiscard]] int64_t steps() const noexcept { return m_steps; }
    /// Returns the number of the episode at that step of a row; empty in padding, and where none was found yet.
    [[nodiscard]] std::optional<uint32_t> at(const EpisodeTable& table, int64_t row, int64_t step) const;

private:
    std::vector<uint32_t> m_first = {0};  ///< by row, the number of its first episode; one more at the end
    int64_t m_steps = 0;
};

}  // namespace tensordesk
