// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/rollouts/episoderule.h"

#include "model/operations/keys/keypaths.h"
#include "model/operations/rollouts/datamask.h"

#include <c10/core/ScalarType.h>

#include <algorithm>

namespace tensordesk {
namespace {

bool isFlag(const TensorDict& td, const KeyPath& key)
{
    const auto leaf = leafAt(td, key);
    return leaf && isOverBatch(*leaf, td.batchSize());
}

bool isFlagOfAgents(const TensorDict& td, const KeyPath& key)
{
    const auto leaf = leafAt(td, key);
    return leaf && leaf->dtype() == DType::Bool && agentsOf(*leaf, td.batchSize());
}

/// `done` of the groups of agents below a level.
std::vector<KeyPath> endsOfAgents(const TensorDict& td, const KeyPath& level)
{
    std::vector<KeyPath> ends = leavesOfGroups(td, level, "done");
    std::erase_if(ends, [&](const KeyPath& key) { return !isFlagOfAgents(td, key); });
    return ends;
}

bool isInteger(const Leaf& leaf)
{
    return c10::isIntegralType(leaf.dtype(), false);
}

bool isId(const TensorDict& td, const KeyPath& key)
{
    const auto leaf = leafAt(td, key);
    return leaf && isInteger(*leaf) && isOnePerPosition(*leaf, td.batchSize());
}

/// Returns the existing keys of the first of these sets of which the tensordict has any.
template <typename IsOne>
std::vector<KeyPath> firstOf(const std::vector<std::vector<KeyPath>>& choices, const IsOne& isOne)
{
    for (const auto& keys : choices) {
        std::vector<KeyPath> found;
        std::copy_if(keys.begin(), keys.end(), std::back_inserter(found), isOne);
        if (!found.empty())
            return found;
    }
    return {};
}

}  // namespace

std::vector<KeyPath> EpisodeRule::keys() const
{
    std::vector<KeyPath> all = ends;
    all.insert(all.end(), starts.begin(), starts.end());
    all.insert(all.end(), ids.begin(), ids.end());
    return all;
}

EpisodeRule episodeRuleOf(const TensorDict& td)
{
    if (td.batchSize().empty())
        return {};
    const auto isFlagOfIt = [&](const KeyPath& key) { return isFlag(td, key); };
    const auto isIdOfIt = [&](const KeyPath& key) { return isId(td, key); };
    using Keys = std::vector<KeyPath>;
    EpisodeRule rule;
    rule.ends = firstOf({Keys{{"next", "done"}}, Keys{{"next", "terminated"}, {"next", "truncated"}}, Keys{KeyPath{"done"}},
                         Keys{KeyPath{"terminated"}, KeyPath{"truncated"}}},
                        isFlagOfIt);
    for (const KeyPath& level : {KeyPath{"next"}, KeyPath()}) {
        if (rule.ends.empty()) {
            rule.ends = endsOfAgents(td, level);
            rule.ofAgents = !rule.ends.empty();
        }
    }
    rule.starts = firstOf({Keys{KeyPath{"is_init"}}}, isFlagOfIt);
    rule.ids = firstOf({Keys{{"collector", "traj_ids"}}, Keys{KeyPath{"traj_ids"}}, Keys{KeyPath{"episode"}},
                        Keys{KeyPath{"episode_index"}}, Keys{KeyPath{"episode_id"}}},
                       isIdOfIt);
    rule.byMember = rule.empty() && td.isLazyStack() && td.stackDim() == 0 && td.dim() > 1;
    return rule;
}

EpisodeRule episodeRuleNamed(const TensorDict& td, const KeyPath& key)
{
    const KeyPath below = KeyPath{"next"} / key;
    for (const KeyPath& end : {below, key})
        if (isFlag(td, end) || isFlagOfAgents(td, end))
            return {.ends = {end}, .ofAgents = !isFlag(td, end)};
    const auto leaf = leafAt(td, key);
    return leaf && isInteger(*leaf) ? EpisodeRule{.ids = {key}} : EpisodeRule{.ends = {key}};
}

EndFlags endFlagsOf(const TensorDict& td, const EpisodeRule& rule)
{
    const KeyPath level = rule.ends.empty() ? KeyPath{"next"} : rule.ends.front().head(rule.ends.front().size() - 1);
    const auto flag = [&](const char* name) {
        const KeyPath key = level / KeyPath{name};
        const bool isIt = isFlag(td, key) || (rule.ofAgents && rule.ends.size() == 1 && isFlagOfAgents(td, key));
        return isIt ? std::optional(key) : std::nullopt;
    };
    return {flag("terminated"), flag("truncated")};
}

}  // namespace tensordesk
