// SPDX-License-Identifier: BSD-3-Clause
#include "model/document/rollouts/rollout.h"

#include "model/storage/series/replay/replaystate.h"

namespace tensordesk {

std::string ringFolder(const Storage& storage, const OpenOptions& opening)
{
    return opening.oldestFirst || opening.asStored ? std::string() : storage.path();
}

std::optional<Ring> ringOf(const TensorDict& td, const std::string& folder)
{
    if (folder.empty() || td.dim() != 1) {
        return std::nullopt;
    }
    const ReplayState state = replayState(folder, td);
    return state.rows ? std::optional(Ring{state.rows->written, state.rows->oldest}) : std::nullopt;
}

TimedRollout rolloutOf(const TensorDict& td, const std::optional<KeyPath>& by, const std::string& folder)
{
    TimedRollout rollout{td, by ? episodeRuleNamed(td, *by) : episodeRuleOf(td)};
    if (rollout.rule.empty()) {
        if (auto timed = byLengths(td)) {
            return *timed;
        }
    }
    rollout.rule.ring = ringOf(td, folder);
    return rollout;
}

}  // namespace tensordesk
