// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checks.h"
#include "model/analysis/doctor/patient.h"

#include <ATen/core/Tensor.h>

namespace tensordesk {
namespace {

std::optional<std::vector<Symptom>> findCountsThatStall(const Patient& patient)
{
    const PatientLeaf* counts = patient.hasEpisodes() ? patient.findAny({{"step_count"}, {"next", "step_count"}}) : nullptr;
    if (!counts || !counts->isScalar() || !c10::isIntegralType(counts->leaf.dtype(), false))
        return std::nullopt;
    Sightings stalls;
    patient.walk({counts}, true, [&](const Steps& steps) {
        const at::Tensor numbers = steps.tensors[0].squeeze(-1).to(at::kLong);
        const int64_t pairs = numbers.size(1) - 1;
        if (pairs < 1)
            return;
        // Behind the last step of an episode another one begins to count.
        at::Tensor odd =
            numbers.slice(1, 1).le(numbers.slice(1, 0, pairs)).logical_and(steps.marks.last.slice(1, 0, pairs).logical_not());
        if (const at::Tensor& data = steps.marks.data; data.defined())
            odd = odd.logical_and(data.slice(1, 0, pairs));
        stalls.add(odd.sum().item<int64_t>(), [&] {
            const int64_t at = odd.reshape(-1).to(at::kByte).argmax().item<int64_t>();
            return steps.indexOf(at / pairs * steps.count() + at % pairs);
        });
    });
    std::vector<Symptom> symptoms;
    if (stalls.count > 0)
        symptoms.push_back({Concern::Warning, counts->key, stalls.first, stalls.count,
                            Message("the count behind a step is not a higher one, {} in all", stalls.count)});
    return symptoms;
}

}  // namespace

const HealthCheck& stepCountsCheck()
{
    static const HealthCheck check{
        "step-counts", [] { return Message("Step counts"); },
        [] {
            return Message(
                "Within an episode steps are counted up; where they are not, rows are out of order, or an end is missing.");
        },
        [] { return Message("Look at the step it names: sort rows by time, or write done where the episode ended."); },
        findCountsThatStall};
    return check;
}

}  // namespace tensordesk
