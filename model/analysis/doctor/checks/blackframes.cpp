// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/checks/checks.h"
#include "model/analysis/doctor/checks/pictures.h"
#include "model/analysis/doctor/round.h"

#include <ATen/core/Tensor.h>

#include <memory>

namespace tensordesk {
namespace {

/// The greatest element of a frame that counts as black: video encodes black with some noise.
constexpr Threshold kBrightest{"brightest", 16};

TellSymptoms findBlackFrames(const CheckedRollout& rollout, Round& round)
{
    struct Seen {
        KeyPath key;
        std::shared_ptr<const Sightings> black;
    };
    std::vector<Seen> found;
    const auto brightest = static_cast<int64_t>(rollout.threshold(kBrightest));
    for (const RolloutLeaf& leaf : rollout.leaves()) {
        if (rollout.hasTime() && isPicture(leaf)) {
            found.push_back({leaf.key, round.count({&leaf}, false, [brightest](const Steps& steps) {
                                 return steps.ofData(steps.tensors[0].amax(-1).le(brightest));
                             })});
        }
    }
    if (found.empty())
        return {};
    return [found, total = rollout.reader().grid().total()] {
        std::vector<Symptom> symptoms;
        for (const auto& [key, black] : found)
            if (black->count > 0)
                symptoms.push_back({Concern::Warning, key, black->first, black->count,
                                    Message("frames are black, {} of {}", black->count, total)});
        return symptoms;
    };
}

}  // namespace

const HealthCheck& blackFramesCheck()
{
    static const HealthCheck check{
        "black-frames",
        [] { return Message("Black frames"); },
        [] {
            return Message(
                "A camera that is off, covered or not yet exposed gives black frames, from which nothing can be learned.");
        },
        [] { return Message("See these frames; leave them or the episodes out, and let the camera warm up before recording."); },
        findBlackFrames,
        {&kBrightest}};
    return check;
}

}  // namespace tensordesk
