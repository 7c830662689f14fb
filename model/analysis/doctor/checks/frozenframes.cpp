// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/checks/checks.h"
#include "model/analysis/doctor/checks/pictures.h"
#include "model/analysis/doctor/round.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/constant_pad_nd.h>
#include <ATen/ops/zeros.h>

#include <cstring>
#include <memory>

namespace tensordesk {
namespace {

/// Pictures may stand still for a moment, as a game that waits does.
constexpr Threshold kFewestFrames{"frames", 10};

/// Returns true for each frame with the bytes of the next one: [rows, frames - 1].
at::Tensor sameAsNext(const at::Tensor& frames)
{
    const int64_t pairs = frames.size(1) - 1;
    at::Tensor same = at::zeros({frames.size(0), pairs}, at::kBool);
    bool* isSame = same.data_ptr<bool>();
    const auto size = static_cast<std::size_t>(frames.size(2));
    const uint8_t* frame = frames.const_data_ptr<uint8_t>();
    for (int64_t row = 0; row < frames.size(0); ++row, frame += size)
        for (int64_t pair = 0; pair < pairs; ++pair, frame += size)
            *isSame++ = std::memcmp(frame, frame + size, size) == 0;
    return same;
}

/// Runs of frames that are all one, within episodes: how many frames, and the longest run.
class Still {
public:
    explicit Still(int64_t fewest) : m_fewest(fewest) { }

    /// `goesOn`: [rows, count], whether the frame behind is the same one.
    void sumUp(const at::Tensor& goesOn, const Stretch& stretch, const StepGrid& grid)
    {
        const bool* next = goesOn.const_data_ptr<bool>();
        for (int64_t row = 0; row < stretch.rows; ++row) {
            if (stretch.from == 0)
                m_run = 1;
            for (int64_t step = 0; step < stretch.count; ++step) {
                if (*next++) {
                    ++m_run;
                    continue;
                }
                if (m_run >= m_fewest) {
                    frozen += m_run;
                    if (m_run > longest) {
                        longest = m_run;
                        Shape position = grid.positionOf(stretch.row + row);
                        const int64_t end = stretch.from + step + 1;
                        Index index(position.begin(), position.end());
                        index.emplace_back(Slice{end - m_run, end, {}});
                        where = toPython(index);
                    }
                }
                m_run = 1;
            }
        }
    }

    int64_t frozen = 0, longest = 0;
    std::string where;

private:
    int64_t m_fewest;
    int64_t m_run = 1;
};

TellSymptoms findFrozenFrames(const CheckedRollout& rollout, Round& round)
{
    if (!rollout.hasTime())
        return {};
    std::vector<std::pair<KeyPath, std::shared_ptr<Still>>> pictures;
    for (const RolloutLeaf& leaf : rollout.leaves()) {
        if (!isPicture(leaf))
            continue;
        auto still = std::make_shared<Still>(static_cast<int64_t>(rollout.threshold(kFewestFrames)));
        round.watch({&leaf}, true, [still](const Steps& steps) -> SumUp {
            // The first bytes usually distinguish two frames.
            at::Tensor goesOn = sameAsNext(steps.tensors[0]);
            goesOn = at::constant_pad_nd(goesOn, {0, steps.count() - goesOn.size(1)}, false);
            goesOn = steps.ofData(goesOn.logical_and(steps.marks.last.logical_not())).contiguous();
            return [still, goesOn, stretch = steps.stretch, grid = steps.grid] { still->sumUp(goesOn, stretch, *grid); };
        });
        pictures.emplace_back(leaf.key, std::move(still));
    }
    if (pictures.empty())
        return {};
    return [pictures] {
        std::vector<Symptom> symptoms;
        for (const auto& [key, still] : pictures)
            if (still->frozen > 0)
                symptoms.push_back(
                    {Concern::Warning, key, still->where, still->frozen,
                     Message("frames do not change, {} total; the longest run has {}", still->frozen, still->longest)});
        return symptoms;
    };
}

}  // namespace

const HealthCheck& frozenFramesCheck()
{
    static const HealthCheck check{
        "frozen-frames",
        [] { return Message("Frozen frames"); },
        [] {
            return Message(
                "A camera that froze or a renderer that was not stepped repeats one image while the environment continues.");
        },
        [] { return Message("See these frames; leave the episodes out, or record them again."); },
        findFrozenFrames,
        {&kFewestFrames}};
    return check;
}

}  // namespace tensordesk
