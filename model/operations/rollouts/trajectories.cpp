// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/rollouts/trajectories.h"

#include "model/operations/combine/cat.h"
#include "model/operations/combine/pad.h"
#include "model/operations/combine/stack.h"
#include "model/operations/compute/shapesonly.h"
#include "model/operations/rollouts/datamask.h"
#include "model/operations/shape/reshape.h"
#include "model/operations/shape/squeeze.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/progressscope.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/zeros_like.h>

#include <algorithm>

namespace tensordesk {
namespace {

/// Returns one number per step, [rows, steps].
at::Tensor stepsOf(const TensorDict& td, const KeyPath& key)
{
    const Leaf leaf = td.leaf(key);
    if (!isOnePerPosition(leaf, td.batchSize()))
        throw Error(ErrorKind::RuntimeError,
                    "trajectory ids need one element for each position of the batch size {}, and this is {}",
                    toString(td.batchSize()), toString(leaf.shape()))
            .within(key);
    if (leaf.device().is_meta())
        failValues(Message::verbatim("split_trajectories()"));
    return leaf.tensor().detach().cpu().reshape({-1, td.batchSize().back()});
}

/// A number a trajectory: another one behind each step that is done, and in each row.
at::Tensor idsOf(const at::Tensor& done)
{
    at::Tensor before = at::zeros_like(done, at::kLong);
    if (done.size(1) > 0)
        before.slice(1, 1).copy_(done.slice(1, 0, -1));
    at::Tensor ids = before.cumsum(1);
    for (int64_t row = 1; row < ids.size(0) && ids.size(1) > 0; ++row)
        ids[row].add_(ids[row - 1][-1]).add_(1);
    return ids;
}

/// How often each number follows itself.
std::vector<int64_t> runLengths(const at::Tensor& ids)
{
    const at::Tensor numbers = ids.reshape(-1);
    const at::Tensor last = numbers.slice(0, 1).ne(numbers.slice(0, 0, -1)).nonzero().reshape(-1).contiguous();
    std::vector<int64_t> lengths;
    int64_t start = 0;
    for (int64_t i = 0; i < last.numel(); ++i) {
        const int64_t behind = last.const_data_ptr<int64_t>()[i] + 1;
        lengths.push_back(behind - start);
        start = behind;
    }
    lengths.push_back(numbers.numel() - start);
    return lengths;
}

/// Members with ids, which go on from one to the next where they are made.
std::vector<TensorDict> withIds(const std::vector<TensorDict>& members, const TrajectoryKeys& keys)
{
    std::vector<TensorDict> numbered;
    int64_t next = 0;
    for (const TensorDict& member : members) {
        TensorDict own = member.shallowCopy();
        if (!own.contains(keys.ids)) {
            const at::Tensor ids = idsOf(stepsOf(own, KeyPath{"next"} / keys.done)).add_(next);
            own.set(keys.ids, Leaf(ids.reshape(own.batchSize())));
            next = ids.numel() > 0 ? ids.max().item<int64_t>() + 1 : next;
        }
        numbered.push_back(std::move(own));
    }
    return numbered;
}

Leaf allTrue(const Shape& shape)
{
    return Leaf(at::ones(shape, at::kBool));
}

}  // namespace

TrajectoryKeys TrajectoryKeys::of(const TensorDict& td)
{
    const KeyPath level = td.contains({"collector"}) ? KeyPath{"collector"} : KeyPath{};
    return {level / KeyPath{"traj_ids"}, level / KeyPath{"mask"}};
}

TensorDict splitTrajectories(const TensorDict& given, const TrajectoryKeys& keys)
{
    if (given.batchSize().empty())
        throw Error(ErrorKind::ValueError, "This tensordict has no batch dim, so there is no time along which episodes end.");
    // All steps of a stack with different lengths, one member after the other.
    const bool isFlat = isRagged(given.batchSize()) && given.isLazyStack() && given.stackDim() == 0 && given.dim() == 2;
    if (isFlat)
        return splitTrajectories(cat(withIds(given.members(), keys), 0), keys);
    TensorDict td = given.shallowCopy();
    if (!td.contains(keys.ids))
        td.set(keys.ids, Leaf(idsOf(stepsOf(td, KeyPath{"next"} / keys.done)).reshape(td.batchSize())));
    const at::Tensor ids = stepsOf(td, keys.ids);
    const int64_t steps = td.batchSize().back();
    if (ids.numel() == 0)
        throw Error(ErrorKind::ValueError, "There are no steps, and so no trajectories: the batch size is {}.",
                    toString(td.batchSize()));
    const std::vector<int64_t> lengths = runLengths(ids);
    if (std::all_of(lengths.begin(), lengths.end(), [&](int64_t length) { return length == steps; })) {
        td.set(keys.mask, allTrue(td.batchSize()));
        return td.dim() == 1 ? unsqueeze(td, 0) : td;
    }
    const TensorDict flat = reshape(td, {-1});
    std::vector<TensorDict> trajectories;
    int64_t start = 0;
    for (const int64_t length : lengths) {
        trajectories.push_back(flat.at(Index{Slice{start, start + length, {}}}));
        start += length;
    }
    return paddedEpisodes(trajectories, keys.mask);
}

TensorDict paddedEpisodes(const std::vector<TensorDict>& episodes, const KeyPath& mask)
{
    int64_t longest = 0;
    for (const TensorDict& episode : episodes)
        longest = std::max(longest, episode.batchSize().front());
    std::vector<TensorDict> padded;
    for (const TensorDict& episode : episodes) {
        ProgressScope::step();
        TensorDict masked = episode.shallowCopy();
        masked.set(mask, allTrue(episode.batchSize()));
        padded.push_back(pad(masked, {0, longest - episode.batchSize().front()}, 0));
    }
    return stack(padded, 0);
}

}  // namespace tensordesk
