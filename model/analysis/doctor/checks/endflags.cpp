// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checks/checks.h"
#include "model/analysis/doctor/patient.h"
#include "model/analysis/doctor/round.h"

#include <ATen/core/Tensor.h>

namespace tensordesk {
namespace {

TellSymptoms findEndFlags(const Patient& patient, Round& round)
{
    const EpisodeRule& rule = patient.options().rule;
    if (!patient.hasTime() || rule.ends.empty())
        return {};
    const EndFlags flags = endFlagsOf(patient.td(), rule);
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
        "end-flags", [] { return Message("Flags of ends"); },
        [] {
            return Message(
                "Behind a terminated step there is no value, behind a truncated one there is: a time limit that is taken for an end "
                "teaches that good states are worth nothing.");
        },
        [] {
            return Message("Write truncated, and not terminated, where a time limit ended the episode; done is either of them.");
        },
        findEndFlags};
    return check;
}

}  // namespace tensordesk
