// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/checks/checks.h"
#include "model/analysis/doctor/round.h"

#include <ATen/TensorIndexing.h>
#include <ATen/core/Tensor.h>

#include <algorithm>
#include <cstring>
#include <iterator>
#include <memory>
#include <mutex>
#include <utility>

namespace tensordesk {
namespace {

/// Vectors of features; of more, single channels say little.
constexpr int64_t kMostChannels = 4096;
/// The limit for comparing all pairs.
constexpr int64_t kMostPaired = 128;
/// Enough to distinguish most channels.
constexpr int64_t kFewSteps = 16;
/// The minimum number of steps for a conclusion.
constexpr Threshold kFewestSteps{"steps", 32};

using ChannelPairs = std::vector<std::pair<int64_t, int64_t>>;

/// Returns the pairs whose channels are equal in a block, [steps, channels].
ChannelPairs alikeIn(const at::Tensor& block, const ChannelPairs& pairs)
{
    // The bytes of the first steps usually distinguish two channels.
    const at::Tensor few = block.slice(0, 0, kFewSteps).t().contiguous();
    const auto size = static_cast<std::size_t>(few.size(1) * few.element_size());
    const auto* bytes = static_cast<const char*>(few.const_data_ptr());
    const auto bytesOf = [&](int64_t channel) { return bytes + static_cast<std::size_t>(channel) * size; };
    ChannelPairs alike;
    std::ranges::copy_if(pairs, std::back_inserter(alike), [&](const auto& pair) {
        return std::memcmp(bytesOf(pair.first), bytesOf(pair.second), size) == 0
            && block.select(1, pair.first).equal(block.select(1, pair.second));
    });
    return alike;
}

/// The state of a leaf's channels so far.
class Channels {
public:
    at::Tensor first;       ///< [channels], of the first step
    at::Tensor isConstant;  ///< [channels]
    ChannelPairs pairs;     ///< that are alike at all steps, in order
    int64_t steps = 0;

    explicit Channels(int64_t count)
    {
        for (int64_t a = 0; a < count && count <= kMostPaired; ++a)
            for (int64_t b = a + 1; b < count; ++b)
                pairs.emplace_back(a, b);
    }

    [[nodiscard]] SumUp look(const at::Tensor& block)
    {
        const int64_t count = block.size(0);
        if (count == 0)
            return {};
        // Channels that change, and pairs that differ, need no further comparison: usually none is left after some steps.
        const auto [mayBeConstant, candidates] = [&] {
            const std::lock_guard lock(m_mutex);
            return std::pair(!isConstant.defined() || m_hasConstant, pairs);
        }();
        const at::Tensor start = block[0].clone();
        const at::Tensor constant = mayBeConstant ? block.eq(start).all(0) : at::Tensor();
        return [this, count, start, constant, alike = alikeIn(block, candidates)] {
            const std::lock_guard lock(m_mutex);
            steps += count;
            if (!first.defined()) {
                first = start;
                isConstant = constant;
            } else if (m_hasConstant) {
                isConstant = isConstant.logical_and(constant).logical_and(start.eq(first));
            }
            m_hasConstant = m_hasConstant && isConstant.any().item<bool>();
            ChannelPairs both;
            std::ranges::set_intersection(pairs, alike, std::back_inserter(both));
            pairs = std::move(both);
        };
    }

private:
    std::mutex m_mutex;
    bool m_hasConstant = true;
};

std::string listed(const at::Tensor& bools)
{
    const at::Tensor positions = bools.nonzero().reshape(-1);
    std::string text;
    constexpr int64_t kMostListed = 8;
    for (int64_t i = 0; i < std::min(positions.numel(), kMostListed); ++i)
        text += (i == 0 ? "" : ", ") + std::to_string(positions[i].item<int64_t>());
    return positions.numel() > kMostListed ? text + ", …" : text;
}

void tell(const Channels& channels, const KeyPath& key, std::vector<Symptom>& symptoms)
{
    const at::Tensor unused = channels.isConstant.logical_and(channels.first.eq(0));
    const at::Tensor constant = channels.isConstant.logical_and(unused.logical_not());
    if (const int64_t count = unused.sum().item<int64_t>(); count > 0)
        symptoms.push_back({Concern::Note, key, {}, count, Message("always zero in its channels {}", listed(unused))});
    if (const int64_t count = constant.sum().item<int64_t>(); count > 0)
        symptoms.push_back({Concern::Note, key, {}, count, Message("always the same in its channels {}", listed(constant))});
    ChannelPairs alike;
    std::ranges::copy_if(channels.pairs, std::back_inserter(alike),
                         [&](const auto& pair) { return !channels.isConstant[pair.second].template item<bool>(); });
    if (!alike.empty())
        symptoms.push_back({Concern::Note,
                            key,
                            {},
                            static_cast<int64_t>(alike.size()),
                            Message("channel {} always equals channel {}; such pairs: {}", alike.front().second,
                                    alike.front().first, alike.size())});
}

TellSymptoms findChannels(const CheckedRollout& rollout, Round& round)
{
    if (!rollout.hasTime())
        return {};
    std::vector<std::pair<KeyPath, std::shared_ptr<Channels>>> seen;
    for (const RolloutLeaf& leaf : rollout.leaves()) {
        const int64_t count = elementCount(leaf.eventShape);
        if (!leaf.isFloating() || leaf.eventShape.size() != 1 || count < 2 || count > kMostChannels)
            continue;
        auto channels = std::make_shared<Channels>(count);
        round.watch({&leaf}, false, [channels](const Steps& steps) {
            const at::Tensor block = steps.tensors[0].flatten(0, 1);
            return channels->look(steps.marks.data.defined() ? block.index({steps.marks.data.reshape(-1)}) : block);
        });
        seen.emplace_back(leaf.key, std::move(channels));
    }
    if (seen.empty())
        return {};
    return [seen, fewest = rollout.threshold(kFewestSteps)] {
        std::vector<Symptom> symptoms;
        for (const auto& [key, channels] : seen)
            if (static_cast<double>(channels->steps) >= fewest)
                tell(*channels, key, symptoms);
        return symptoms;
    };
}

}  // namespace

const HealthCheck& channelsCheck()
{
    static const HealthCheck check{
        "channels",
        [] { return Message("Channels"); },
        [] {
            return Message(
                "A channel that never changes, or that repeats another one, teaches nothing; it may be a sensor that is not connected.");
        },
        [] { return Message("Check whether this is intended; leave such channels out, or fix the code that fills them."); },
        findChannels,
        {&kFewestSteps}};
    return check;
}

}  // namespace tensordesk
