// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/checks/checks.h"
#include "model/analysis/doctor/round.h"

#include <ATen/core/Tensor.h>

#include <cmath>
#include <map>
#include <memory>

namespace tensordesk {
namespace {

/// The deviation, relative to the usual time between two steps.
constexpr Threshold kUnevenness{"tolerance", 0.1};

/// How often two steps are how far apart, to a thousandth of their usual distance in powers of two.
class Gaps {
public:
    void add(double gap, int64_t count) { m_counts[gap] += count; }

    /// Returns the most frequent one; 0 if there are none.
    [[nodiscard]] double usual() const
    {
        double found = 0;
        int64_t most = 0;
        for (const auto& [gap, count] : m_counts) {
            if (count > most) {
                most = count;
                found = gap;
            }
        }
        return found;
    }

private:
    std::map<double, int64_t> m_counts;
};

/// Returns the times between the steps of a block, and where two of one episode follow each other: [rows, pairs].
std::pair<at::Tensor, at::Tensor> gapsIn(const Steps& steps)
{
    const at::Tensor times = steps.tensors[0].squeeze(-1).to(at::kDouble);
    const int64_t pairs = times.size(1) - 1;
    if (pairs < 1)
        return {};
    const at::Tensor isPair = steps.ofData(steps.marks.last.slice(1, 0, pairs).logical_not());
    return {times.slice(1, 1).sub(times.slice(1, 0, pairs)), isPair};
}

/// Rounds to a millisecond, in which few distances differ.
double rounded(double gap)
{
    constexpr double perSecond = 1000;
    return std::round(gap * perSecond) / perSecond;
}

TellSymptoms findUnevenTimes(const CheckedRollout& rollout, Round& round)
{
    const RolloutLeaf* times = rollout.hasEpisodes() ? rollout.find({"timestamp"}) : nullptr;
    if (times == nullptr || !times->isScalar() || !times->isFloating())
        return {};
    const auto gaps = std::make_shared<Gaps>();
    const auto odd = std::make_shared<std::shared_ptr<const Sightings>>();
    round.watch({times}, true, [gaps](const Steps& steps) -> SumUp {
        const auto [found, isPair] = gapsIn(steps);
        std::map<double, int64_t> counts;
        if (found.defined()) {
            const at::Tensor chosen = found.masked_select(isPair).contiguous();
            const double* gap = chosen.const_data_ptr<double>();
            for (int64_t i = 0; i < chosen.numel(); ++i)
                ++counts[rounded(gap[i])];
        }
        return [gaps, counts] {
            for (const auto& [gap, count] : counts)
                gaps->add(gap, count);
        };
    });
    round.thereafter([=, tolerance = rollout.threshold(kUnevenness)](Round& next) {
        const double usual = gaps->usual();
        if (usual <= 0)
            return;
        *odd = next.count({times}, true, [usual, tolerance](const Steps& steps) {
            const auto [found, isPair] = gapsIn(steps);
            // Half a millisecond is the rounding of the usual distance.
            constexpr double rounding = 0.0005;
            return found.defined() ? found.sub(usual).abs().gt(tolerance * usual + rounding).logical_and(isPair) : at::Tensor();
        });
    });
    return [=, key = times->key] {
        std::vector<Symptom> symptoms;
        if (*odd && (*odd)->count > 0)
            symptoms.push_back({Concern::Warning, key, (*odd)->first, (*odd)->count,
                                Message("the next step does not follow after the usual {} s, {} total", numberText(gaps->usual()),
                                        (*odd)->count)});
        return symptoms;
    };
}

}  // namespace

const HealthCheck& timestampsCheck()
{
    static const HealthCheck check{
        "timestamps",
        [] { return Message("Timestamps"); },
        [] {
            return Message(
                "A recording at a fixed rate has the same time between all steps; a longer one means frames were dropped.");
        },
        [] {
            return Message(
                "See the steps; leave the episode out, or resample it. Policies learn that a step always takes as long.");
        },
        findUnevenTimes,
        {&kUnevenness}};
    return check;
}

}  // namespace tensordesk
