// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/rerun/rerun.h"

namespace tensordesk {

Message meaningOf(RerunVerdict verdict, RerunKind kind)
{
    const bool isLogProb = kind == RerunKind::LogProb;
    switch (verdict) {
    case RerunVerdict::Equal:
        return isLogProb ? Message("This policy took the stored actions.") : Message("This module computed the stored values.");
    case RerunVerdict::Rounded: return Message("16 bits keep three digits: ratios are off by up to a hundredth from the start.");
    case RerunVerdict::Moved:
        return isLogProb
                 ? Message(
                       "The stored log-probabilities are stale: an older policy took the actions. This is expected within the epochs of PPO; at its first update the ratios must be 1.")
                 : Message("The stored values come from an older version of this module.");
    case RerunVerdict::Mismatched:
        return isLogProb
                 ? Message("This is the classic bug of PPO: the ratio of new to old probabilities is wrong from the first "
                           "update on, and clipping hides it.")
                 : Message(
                       "The stored values differ from the outputs of this module for the stored inputs: targets and advantages are computed from other numbers.");
    case RerunVerdict::Unlike:
        return isLogProb
                 ? Message("A stale or mismatched log-probability is the classic bug of PPO; these may be of another module, or "
                           "of other inputs.")
                 : Message("The module or its weights may be of another run, or its inputs may have been changed since, as by "
                           "normalising them.");
    case RerunVerdict::Misshapen:
        return Message("Tensors with other dims broadcast in a loss without an error, and the result means nothing.");
    case RerunVerdict::Informative: break;
    }
    return Message("Sampled actions differ from the deterministic ones; the difference shows how much the policy explores.");
}

Message adviceOf(RerunVerdict verdict, RerunKind kind)
{
    const bool isLogProb = kind == RerunKind::LogProb;
    switch (verdict) {
    case RerunVerdict::Equal: return Message("No action is needed.");
    case RerunVerdict::Rounded: return Message("Compute and store log-probabilities in float32, also under autocast.");
    case RerunVerdict::Moved:
        return Message(
            "Compare with the weights that the rollout was collected with. If these are they, the collector's copy was not "
            "updated, or was updated too early.");
    case RerunVerdict::Mismatched:
        return isLogProb
                 ? Message(
                       "Store log_prob() of the collecting policy's distribution for the stored action, summed over its dims, at the same step.")
                 : Message("Compute it again by this module before training, or bring it into the order and scale of the "
                           "rollout.");
    case RerunVerdict::Unlike:
        return Message(
            "Inspect the largest differences; check that the weights are those of the run, that in_keys are the policy's inputs, and that inputs are normalised in the same way.");
    case RerunVerdict::Misshapen: return Message("Give both the same dims: sum over those of the action, or unsqueeze(-1).");
    case RerunVerdict::Informative: break;
    }
    return Message("No action is needed.");
}

}  // namespace tensordesk
