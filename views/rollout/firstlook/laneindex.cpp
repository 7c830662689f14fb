// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rollout/firstlook/laneindex.h"

#include <algorithm>

namespace tensordesk {

LaneIndex::LaneIndex(const EpisodeTable& table)
{
    int64_t rows = 1;
    for (std::size_t dim = 0; dim + 1 < table.batch.size(); ++dim) {
        rows *= table.batch[dim];
    }
    m_first.assign(static_cast<std::size_t>(rows) + 1, 0);
    for (const EpisodeRecord& record : table.episodes) {
        ++m_first[static_cast<std::size_t>(record.row) + 1];
        m_steps = std::max(m_steps, record.start + record.steps);
    }
    for (std::size_t row = 1; row < m_first.size(); ++row) {
        m_first[row] += m_first[row - 1];
    }
    if (!table.batch.empty()) {
        m_steps = std::max(m_steps, table.batch.back());
    }
}

std::optional<uint32_t> LaneIndex::at(const EpisodeTable& table, int64_t row, int64_t step) const
{
    if (row < 0 || row >= rows()) {
        return std::nullopt;
    }
    const auto first = table.episodes.begin() + m_first[static_cast<std::size_t>(row)];
    const auto last = table.episodes.begin() + m_first[static_cast<std::size_t>(row) + 1];
    const auto behind = std::upper_bound(first, last, step,
                                         [](int64_t at, const EpisodeRecord& record) { return at < record.start; });
    if (behind == first || step >= (behind - 1)->start + (behind - 1)->steps) {
        return std::nullopt;
    }
    return static_cast<uint32_t>(behind - 1 - table.episodes.begin());
}

}  // namespace tensordesk
