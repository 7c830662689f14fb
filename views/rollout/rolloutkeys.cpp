// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rollout/rolloutkeys.h"

#include "model/operations/rollouts/datamask.h"
#include "model/operations/rollouts/episodetable.h"
#include "views/common/dimselection.h"

#include <c10/core/ScalarType.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace tensordesk {

namespace {

/// The keys of an episode's seed and task in rollouts of torchrl, Minari and LeRobot.
constexpr std::array<std::string_view, 6> kFacts = {"seed", "task", "task_index", "task_id", "mission", "language_instruction"};

class KeyFinder {
public:
    KeyFinder(RolloutKeys& keys, const TensorDict& td, std::size_t most, const Progress& progress)
        : m_keys(keys), m_td(td), m_left(most), m_progress(progress)
    {
    }

    void look(const TensorDict& level, LeafPlace place)
    {
        const KeyPath path = std::move(place.path);
        place.levels.push_back(level);
        for (std::size_t at = 0; at < level.count() && m_left > 0; ++at) {
            m_progress.check();
            const KeyPath key = path / level.keyAt(at);
            const Entry entry = level.entryAt(at);
            if (const auto* const below = std::get_if<TensorDict>(&entry)) {
                look(*below, {key, place.levels});
                continue;
            }
            --m_left;
            const auto* const leaf = std::get_if<Leaf>(&entry);
            if (isFact(key, leaf)) {
                m_keys.facts.push_back(key);
            }
            if (leaf) {
                m_keys.bytes += leaf->bytes();
                judge(key, *leaf, {key, place.levels});
            }
        }
    }

private:
    /// One value for all steps, or one per step, of which the first counts.
    [[nodiscard]] bool isFact(const KeyPath& key, const Leaf* leaf) const
    {
        const bool isNamed = !key.back().member() && std::find(kFacts.begin(), kFacts.end(), key.back().key()) != kFacts.end();
        return isNamed && (!leaf || isOnePerPosition(*leaf, m_td.batchSize()));
    }

    void judge(const KeyPath& key, const Leaf& leaf, LeafPlace place)
    {
        const Shape& batch = m_td.batchSize();
        const Shape& shape = leaf.shape();
        if (shape.size() < batch.size()) {
            return;
        }
        m_keys.leaves.push_back({leaf, std::move(place), m_td.names()});
        if (isOnePerPosition(leaf, batch)) {
            const bool isWhole = c10::isIntegralType(leaf.dtype(), true);
            if (isWhole) {
                m_keys.ends.push_back(key);
            } else if (c10::isFloatingType(leaf.dtype())) {
                m_keys.rewards.push_back(key);
            }
        } else if (agentsOf(leaf, batch) && !key.back().member()) {
            const std::string& name = key.back().key();
            if (leaf.dtype() == DType::Bool && (name == "done" || name == "terminated" || name == "truncated")) {
                m_keys.ends.push_back(key);
            } else if (c10::isFloatingType(leaf.dtype()) && name == "reward") {
                m_keys.rewards.push_back(key);
            }
        }
        const LeafDims dims{shape, static_cast<int64_t>(batch.size()), m_td.names(), leaf.dtype()};
        if (pixelDims(dims)) {
            m_keys.pictures.push_back(key);
        }
        constexpr int64_t mostChannels = 64;
        const bool isVector = c10::isFloatingType(leaf.dtype()) && shape.size() == batch.size() + 1 && shape.back() <= mostChannels;
        if (isVector && key.front().key() == "observation") {
            m_keys.states.push_back(key);
        }
        if (!m_keys.action && key == KeyPath{"action"}) {
            m_keys.action = key;
        }
    }

    RolloutKeys& m_keys;
    const TensorDict& m_td;
    std::size_t m_left;
    const Progress& m_progress;
};

}  // namespace

RolloutKeys RolloutKeys::of(const TensorDict& td, std::size_t mostLeaves, const Progress& progress)
{
    RolloutKeys keys;
    KeyFinder(keys, td, mostLeaves, progress).look(td, {});
    keys.reward = rewardKeyOf(td);
    return keys;
}

}  // namespace tensordesk
