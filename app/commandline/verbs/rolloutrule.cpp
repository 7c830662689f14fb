// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/rolloutrule.h"

#include "app/commandline/text/keyname.h"
#include "model/storage/replay/replaystate.h"

namespace tensordesk {

namespace {

/// How far the ring of a replay buffer along dim 0 is written; nothing of any other file, and of one in the order of time.
std::optional<Ring> ringOf(const Storage& storage, const TensorDict& td, const OpenOptions& opening)
{
    if (opening.oldestFirst || opening.asStored || td.dim() != 1) {
        return std::nullopt;
    }
    const ReplayState state = replayState(storage.path(), td);
    return state.rows ? std::optional(Ring{state.rows->written, state.rows->oldest}) : std::nullopt;
}

}  // namespace

TimedRollout rolloutOf(const Storage& storage, const std::string& by, const OpenOptions& opening)
{
    const TensorDict td = storage.root();
    TimedRollout rollout{td, by.empty() ? episodeRuleOf(td) : episodeRuleNamed(td, keyNamed(td, by))};
    if (rollout.rule.empty()) {
        if (auto timed = byLengths(td)) {
            return *timed;
        }
    }
    rollout.rule.ring = ringOf(storage, td, opening);
    return rollout;
}

}  // namespace tensordesk
