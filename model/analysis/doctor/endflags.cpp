// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checks.h"
#include "model/analysis/doctor/patient.h"

#include <ATen/core/Tensor.h>

namespace tensordesk {
namespace {

std::optional<std::vector<Symptom>> findEndFlags(const Patient& patient)
{
    const EpisodeRule& rule = patient.options().rule;
    if (!patient.hasTime() || rule.ends.empty())
        return std::nullopt;
    const EndFlags flags = endFlagsOf(patient.td(), rule);
    if (!flags.terminated || !flags.truncated)
        return std::nullopt;
    Sightings both, unlike;
    int64_t truncations = 0;
    patient.walk({}, false, [&](const Steps& steps) {
        const StepMarks& marks = steps.marks;
        const auto ofData = [&](const at::Tensor& bools) { return marks.data.defined() ? bools.logical_and(marks.data) : bools; };
        const auto count = [&](Sightings& seen, const at::Tensor& odd) {
            seen.add(odd.sum().item<int64_t>(),
                     [&] { return steps.indexOf(odd.reshape(-1).to(at::kByte).argmax().item<int64_t>()); });
        };
        truncations += ofData(marks.truncated).sum().item<int64_t>();
        count(both, ofData(marks.truncated.logical_and(marks.terminated)));
        count(unlike, ofData(marks.ended.ne(marks.truncated.logical_or(marks.terminated))));
    });
    std::vector<Symptom> symptoms;
    if (unlike.count > 0)
        symptoms.push_back({Concern::Error, rule.ends.front(), unlike.first, unlike.count,
                            Message("it is not what terminated or truncated say together, {} in all", unlike.count)});
    // A time limit may strike at the very step at which an episode terminates; not each time.
    if (both.count > 1 && both.count == truncations)
        symptoms.push_back({Concern::Warning, *flags.truncated, both.first, both.count,
                            Message("all {} truncated steps are terminated too", both.count)});
    else if (both.count > 0)
        symptoms.push_back({Concern::Note, *flags.truncated, both.first, both.count,
                            Message("{} of {} truncated steps are terminated too", both.count, truncations)});
    return symptoms;
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
