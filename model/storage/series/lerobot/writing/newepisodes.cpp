// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/lerobot/writing/newepisodes.h"

#include "model/tensordict/base/error.h"

#include <ATen/ops/logical_or.h>

#include <optional>
#include <variant>

namespace tensordesk {
namespace {

/// Returns the flag of each step; nothing if there is no such leaf of one flag per step.
std::optional<at::Tensor> flagsAt(const TensorDict& td, const KeyPath& path)
{
    if (!td.contains(path)) {
        return {};
    }
    const Entry entry = td.at(path);
    const auto* leaf = std::get_if<Leaf>(&entry);
    if (leaf == nullptr || leaf->isRagged() || leaf->elementCount() != td.batchSize().front()) {
        return {};
    }
    return leaf->tensor().cpu().to(at::kBool).reshape({-1});
}

/// Returns the flag of the last step of each episode.
std::optional<at::Tensor> endsIn(const TensorDict& td)
{
    if (auto done = flagsAt(td, {"next", "done"})) {
        return done;
    }
    const auto terminated = flagsAt(td, {"next", "terminated"});
    const auto truncated = flagsAt(td, {"next", "truncated"});
    if (terminated && truncated) {
        return at::logical_or(*terminated, *truncated);
    }
    return terminated ? terminated : truncated ? truncated : flagsAt(td, {"done"});
}

}  // namespace

NewEpisodes::NewEpisodes(TensorDict td) : m_td(std::move(td))
{
    const Shape& batch = m_td.batchSize();
    if (batch.size() == 2 && batch.front() >= 0) {
        m_steps.resize(static_cast<std::size_t>(batch.front()));
    } else if (batch.size() == 1 && batch.front() > 0) {
        const std::optional<at::Tensor> ends = endsIn(m_td);
        int64_t first = 0;
        for (int64_t step = 0; ends && step < batch.front(); ++step) {
            if (ends->const_data_ptr<bool>()[step]) {
                m_steps.emplace_back(first, step + 1);
                first = step + 1;
            }
        }
        if (first < batch.front()) {
            m_steps.emplace_back(first, batch.front());
        }
    } else if (batch.size() != 1) {
        throw Error(ErrorKind::ValueError,
                    "A LeRobot data set is made of a tensordict of batch size [episodes, time] or [time], and this one has {}; "
                    "choose or reshape the dims first",
                    toString(batch));
    }
    if (m_steps.empty()) {
        throw Error(ErrorKind::ValueError, "There are no episodes to write: the tensordict has batch size {}", toString(batch));
    }
}

TensorDict NewEpisodes::at(std::size_t episode) const
{
    const auto [first, end] = m_steps[episode];
    TensorDict one = m_td.dim() == 2 ? m_td.at(Index{static_cast<int64_t>(episode)}) : m_td.at(Index{Slice{first, end, {}}});
    if (one.batchSize().front() <= 0) {
        throw Error(ErrorKind::ValueError, "Episode {} has no steps, and LeRobot data sets have no such episodes; leave it out",
                    episode);
    }
    return one;
}

}  // namespace tensordesk
