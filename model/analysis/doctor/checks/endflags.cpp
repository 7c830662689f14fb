// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/checks/checks.h"
#include "model/analysis/doctor/round.h"

#include <ATen/core/Tensor.h>

namespace tensordesk {
namespace {

TellSymptoms findEndFlags(const CheckedRollout& rollout, Round& round)
{
    const EpisodeRule& rule = rollout.options().rule;
    if (!rollout.hasTime() || rule.ends.empty())
        return {};
    const EndFlags flags = endFlagsOf(rollout.td(), rule);
    if (!flags.terminated || !flags.truncated)
        return {};
    const auto truncations = round.count({}, false, [](const Steps& steps) { return steps.ofData(steps.marks.truncated); });
    const auto both = round.count({}, false, [](const Steps& steps) {
        return steps.ofData(steps.marks.truncated.logical_and(steps.marks.terminated));
    });
    const auto unlike = round.count({}, false, [](const Steps& steps) {
        return steps.ofData(steps.marks.ended.ne(steps.marks.truncated.logical_or(steps.marks.terminated)));
    });
    return [=, key = *flags.truncated, end = rule.ends.front()] {
        std::vector<Symptom> symptoms;
        if (unlike->count > 0)
            symptoms.push_back({Concern::Error, end, unlike->first, unlike->count,
                                Message("differs from terminated or truncated, {} total", unlike->count)});
        // A time limit may strike at the very step at which an episode terminates; not each time.
        if (both->count > 1 && both->count == truncations->count)
            symptoms.push_back({Concern::Warning, key, both->first, both->count,
                                Message("all {} truncated steps are terminated too", both->count)});
        else if (both->count > 0)
            symptoms.push_back({Concern::Note, key, both->first, both->count,
                                Message("{} of {} truncated steps are terminated too", both->count, truncations->count)});
        return symptoms;
    };
}

}  // namespace

const HealthCheck& endFlagsCheck()
{
    static const HealthCheck check{
        "end-flags", [] { return Message("Termination flags"); },
        [] {
            return Message(
                "A terminated step has no future value, a truncated one has: treating a time limit as termination teaches that good states are worthless.");
        },
        [] { return Message("Set truncated, not terminated, where a time limit ended the episode; done is true for both."); },
        findEndFlags};
    return check;
}

}  // namespace tensordesk
