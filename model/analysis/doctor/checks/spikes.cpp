// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/checks/checks.h"
#include "model/analysis/doctor/round.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/maximum.h>
#include <ATen/ops/minimum.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/zeros.h>

#include <algorithm>
#include <memory>

namespace tensordesk {
namespace {

/// How many standard deviations of the changes between steps a spike is high.
constexpr Threshold kDeviations{"deviations", 10};
/// Rounding of float32, relative to the greatest value.
constexpr double kFloatRounding = 1e-5;
constexpr int64_t kFewestChanges = 20;

/// The changes between the steps of a block, 0 across ends of episodes and padding: [rows, pairs, elements].
at::Tensor changesIn(const Steps& steps)
{
    const at::Tensor values = steps.tensors[0].to(at::kDouble).nan_to_num(0, 0, 0);
    const int64_t pairs = values.size(1) - 1;
    if (pairs < 1)
        return {};
    const at::Tensor isPair = steps.ofData(steps.marks.last.slice(1, 0, pairs).logical_not());
    return values.slice(1, 1).sub(values.slice(1, 0, pairs)).mul(isPair.unsqueeze(-1).to(at::kDouble));
}

/// Returns the number of pairs of steps in a block, without padding.
int64_t pairsIn(const Steps& steps)
{
    const int64_t pairs = steps.tensors[0].size(1) - 1;
    return steps.ofDataPairs(at::ones({steps.stretch.rows, pairs}, at::kBool)).sum().item<int64_t>();
}

/// Sums over all steps, by element.
struct Changes {
    at::Tensor squares, largest;
    int64_t count = 0;

    [[nodiscard]] at::Tensor deviation() const { return squares.div(static_cast<double>(std::max<int64_t>(count, 1))).sqrt(); }
};

/// Marks a step whose value leaves that of both neighbours by more than `limit`, to the same side: [rows, pairs - 1, elements], of the
/// second of three steps.
at::Tensor spikesIn(const at::Tensor& changes, const at::Tensor& limit)
{
    const at::Tensor up = changes.slice(1, 0, changes.size(1) - 1);
    const at::Tensor down = changes.slice(1, 1).neg();
    const at::Tensor height = at::minimum(up.abs(), down.abs());
    return height.gt(limit).logical_and(up.sign().eq(down.sign()));
}

std::shared_ptr<Changes> watchChanges(const RolloutLeaf& leaf, Round& round)
{
    auto sums = std::make_shared<Changes>();
    sums->squares = sums->largest = at::zeros({elementCount(leaf.eventShape)}, at::kDouble);
    round.watch({&leaf}, true, [sums](const Steps& steps) -> SumUp {
        const at::Tensor changes = changesIn(steps);
        if (!changes.defined())
            return [] { };
        return [sums, squares = changes.square().sum({0, 1}),
                largest = steps.tensors[0].to(at::kDouble).nan_to_num(0, 0, 0).abs().amax({0, 1}), count = pairsIn(steps)] {
            sums->squares = sums->squares.add(squares);
            sums->largest = at::maximum(sums->largest, largest);
            sums->count += count;
        };
    });
    return sums;
}

TellSymptoms findSpikes(const CheckedRollout& rollout, Round& round)
{
    struct Seen {
        KeyPath key;
        std::shared_ptr<std::shared_ptr<const Sightings>> spikes;
    };
    std::vector<Seen> found;
    constexpr int64_t mostElements = 1024;
    for (const RolloutLeaf& leaf : rollout.leaves()) {
        const bool isState = !leaf.key.empty() && leaf.key.front().key() == "observation";
        if (!rollout.hasEpisodes() || !isState || !leaf.isFloating() || elementCount(leaf.eventShape) > mostElements)
            continue;
        auto spikes = std::make_shared<std::shared_ptr<const Sightings>>();
        const auto sums = watchChanges(leaf, round);
        round.thereafter([&leaf, sums, spikes, deviations = rollout.threshold(kDeviations)](Round& next) {
            if (sums->count < kFewestChanges)
                return;
            const at::Tensor limit = sums->deviation().mul(deviations).add(sums->largest.mul(kFloatRounding));
            *spikes = next.count({&leaf}, true, [limit](const Steps& steps) {
                const at::Tensor changes = changesIn(steps);
                return changes.defined() && changes.size(1) > 1 ? spikesIn(changes, limit).any(-1) : at::Tensor();
            });
        });
        found.push_back({leaf.key, std::move(spikes)});
    }
    if (found.empty())
        return {};
    return [found, deviations = rollout.threshold(kDeviations)] {
        std::vector<Symptom> symptoms;
        for (const auto& [key, spikes] : found)
            if (*spikes && (*spikes)->count > 0)
                symptoms.push_back(
                    {Concern::Warning, key, (*spikes)->first, (*spikes)->count,
                     Message("the next step leaves its neighbours by more than {} standard deviations of a step, {} total",
                             numberText(deviations), (*spikes)->count)});
        return symptoms;
    };
}

}  // namespace

const HealthCheck& spikesCheck()
{
    static const HealthCheck check{
        "spikes",
        [] { return Message("Spikes"); },
        [] {
            return Message(
                "A body does not jump away and back within two steps: such a value is a fault of a sensor or of a transmission.");
        },
        [] { return Message("See the steps; replace the value by the mean of its neighbours, or leave the episode out."); },
        findSpikes,
        {&kDeviations}};
    return check;
}

}  // namespace tensordesk
