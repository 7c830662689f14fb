// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/registry.h"
#include "model/expression/evaluation/indexing.h"
#include "model/expression/operations/owners.h"
#include "model/operations/rollouts/episodes.h"
#include "model/operations/rollouts/trajectories.h"
#include "model/tensordict/base/error.h"

#include <array>

namespace tensordesk {

namespace {

using enum OperationKind;

/// The episodes as a lazy stack.
Value episodes(const Arguments& a)
{
    const EpisodeRule rule = a["key"].isNone() ? episodeRuleOf(a.td()) : episodeRuleNamed(a.td(), toKey(a["key"]));
    if (rule.empty())
        throw Error(
            ErrorKind::KeyError,
            "cannot find episode boundaries: expected a bool \"done\", \"terminated\" or \"truncated\" over the batch (also below \"next\"), \"is_init\", or integers such as \"traj_ids\"; name another with key=");
    std::vector<TensorDict> members;
    for (Episode& episode : episodesOf(a.td(), rule, static_cast<std::size_t>(kMostItems), a.progress()))
        members.push_back(std::move(episode.td));
    return TensorDict::lazyStack(std::move(members), 0);
}

Value splitTrajectories(const Arguments& a)
{
    const auto* td = a["rollout_tensordict"].as<TensorDict>();
    if (!td)
        throw Error(ErrorKind::TypeError, "split_trajectories() takes a tensordict, not a {}", a["rollout_tensordict"].typeName());
    const auto* nested = a["as_nested"].as<bool>();
    if (!nested || *nested)
        throw Error(ErrorKind::NotImplementedError,
                    "split_trajectories() makes no nested tensors here; td.episodes() is not padded");
    TrajectoryKeys keys = TrajectoryKeys::of(*td);
    if (!a["trajectory_key"].isNone()) {
        keys.ids = toKey(a["trajectory_key"]);
        keys.mask = keys.ids.parent() / KeyPath{"mask"};
    } else if (!a["prefix"].isNone()) {
        const KeyPath level = toKey(a["prefix"]);
        keys.ids = level / KeyPath{"traj_ids"};
        keys.mask = level / KeyPath{"mask"};
    }
    if (!a["done_key"].isNone())
        keys.done = toKey(a["done_key"]);
    return splitTrajectories(*td, keys);
}

constexpr std::array kRolloutOperations = {
    Operation{kTd, "episodes", "(key=None)", View,
              "Its episodes as a lazy stack: runs of steps along the last batch dim, by flags or trajectory IDs.", episodes},
    Operation{kBuiltin, "split_trajectories",
              "(rollout_tensordict, *, prefix=None, trajectory_key=None, done_key=None, as_nested=False)", Compute,
              "The trajectories of a rollout, one per row, padded with zeros and with a mask, as torchrl splits them.",
              splitTrajectories},
};

}  // namespace

std::span<const Operation> rolloutOperations()
{
    return kRolloutOperations;
}

}  // namespace tensordesk
