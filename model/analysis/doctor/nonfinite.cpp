// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checks.h"
#include "model/analysis/doctor/patient.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/isfinite.h>
#include <ATen/ops/isnan.h>

#include <cmath>

namespace tensordesk {
namespace {

/// Counts elements of data; `bools` is [steps, elements].
void countOdd(Sightings& seen, const at::Tensor& bools, const Steps& steps, const PatientLeaf& leaf)
{
    const int64_t found = bools.sum().item<int64_t>();
    seen.add(found, [&] {
        const int64_t at = bools.reshape(-1).to(at::kByte).argmax().item<int64_t>(), elements = bools.size(1);
        return steps.indexOf(at / elements, at % elements, leaf.eventShape);
    });
}

std::optional<std::vector<Symptom>> findNonFinite(const Patient& patient)
{
    if (!patient.hasTime())
        return std::nullopt;
    std::vector<Symptom> symptoms;
    for (const PatientLeaf& leaf : patient.leaves()) {
        if (!leaf.isFloating())
            continue;
        Sightings nan, infinite;
        patient.walk({&leaf}, false, [&](const Steps& steps) {
            at::Tensor block = steps.tensors[0].flatten(0, 1);
            if (block.element_size() == 1)
                block = block.to(at::kFloat);  // few operators know floats of 8 bits
            // One NaN or infinity makes the sum one, several times as fast as looking at each element; huge ones may, too.
            if (std::isfinite(block.sum().item<double>()))
                return;
            at::Tensor odd = at::isfinite(block).logical_not();
            if (steps.marks.data.defined())
                odd = odd.logical_and(steps.marks.data.reshape({-1, 1}));
            const at::Tensor isNan = odd.logical_and(at::isnan(block));
            countOdd(nan, isNan, steps, leaf);
            countOdd(infinite, odd.logical_and(isNan.logical_not()), steps, leaf);
        });
        if (nan.count > 0)
            symptoms.push_back({Concern::Error, leaf.key, nan.first, nan.count, Message("it has NaN, {} in all", nan.count)});
        // Policies mask actions by infinite logits, and say so of their probabilities.
        if (infinite.count > 0)
            symptoms.push_back({Concern::Warning, leaf.key, infinite.first, infinite.count,
                                Message("it has infinities, {} in all", infinite.count)});
    }
    return symptoms;
}

}  // namespace

const HealthCheck& nonFiniteCheck()
{
    static const HealthCheck check{
        "non-finite", [] { return Message("NaN and infinities"); },
        [] { return Message("One NaN in a batch makes the loss NaN, and with it every weight."); },
        [] {
            return Message(
                "Find what made it: a division by zero, a logarithm of zero, a simulator that blew up; drop these steps.");
        },
        findNonFinite};
    return check;
}

}  // namespace tensordesk
