// SPDX-License-Identifier: BSD-3-Clause
#include "model/layouts/rollout/writtenepisodes.h"

#include "model/layouts/structure/integers.h"

#include <algorithm>

namespace tensordesk {
void leaveOutUnwritten(EpisodeMembers& members, const Storage& stored, const Layout& layout)
{
    const auto shape = layout.allRows.empty() ? std::nullopt : integersNamed(stored, layout.allRows);
    const auto length = layout.writtenRows.empty() ? std::nullopt : integersNamed(stored, layout.writtenRows);
    if (!shape || shape->size() != 1 || !length || length->size() != 1) {
        return;
    }
    int64_t before = 0;
    const auto unwritten = std::ranges::find_if(members.episodes, [&](const TensorDict& episode) {
        const bool isUnwritten = before >= length->front();
        before += episode.batchSize().front();
        return isUnwritten;
    });
    members.episodes.erase(unwritten, members.episodes.end());
    members.names.resize(members.episodes.size());
    members.findings.push_back({Finding::Severity::Note,
                                {},
                                stored.path(),
                                Message("a replay buffer, saved by trajectories from the oldest to the newest: {} of {} rows are "
                                        "written, and only these are shown",
                                        length->front(), shape->front())});
}

}  // namespace tensordesk
