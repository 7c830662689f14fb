// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/checks/checks.h"
#include "model/operations/rollouts/datamask.h"

namespace tensordesk {
namespace {

/// That there is one is enough: whether any position is padding is to be read.
TellSymptoms findMask(const CheckedRollout& rollout, Round&)
{
    const auto mask = dataMaskOf(rollout.td());
    if (!mask)
        return {};
    return [key = mask->key] {
        return std::vector<Symptom>{
            {Concern::Note,
             key,
             {},
             0,
             Message(
                 "marks data and padding and is not applied: values that are computed over td, such as a mean, count padding too")}};
    };
}

}  // namespace

const HealthCheck& unappliedMaskCheck()
{
    static const HealthCheck check{"unapplied-mask", [] { return Message("Unapplied mask"); },
                                   [] { return Message("Padded steps never happened: losses and means over them are wrong."); },
                                   [] { return Message("Index by the mask, td[td[\"mask\"]], before anything is computed."); },
                                   findMask};
    return check;
}

}  // namespace tensordesk
