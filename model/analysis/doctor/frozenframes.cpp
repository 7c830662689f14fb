// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checks.h"
#include "model/analysis/doctor/patient.h"

#include <ATen/core/Tensor.h>

#include <algorithm>

namespace tensordesk {
namespace {

/// Pictures may stand still for a moment, as a game that waits does.
constexpr int64_t kFewestFrames = 10;
constexpr int64_t kLeastSide = 8;

bool isPicture(const PatientLeaf& leaf)
{
    return leaf.leaf.dtype() == at::kByte && leaf.eventShape.size() >= 2
        && std::ranges::count_if(leaf.eventShape, [](int64_t size) { return size >= kLeastSide; }) >= 2;
}

/// Runs of frames that are all one, within episodes: how many frames, and the longest run.
class Still {
public:
    void look(const Steps& steps)
    {
        const at::Tensor& frames = steps.tensors[0];
        const int64_t pairs = frames.size(1) - 1;
        const at::Tensor equal = pairs > 0 ? frames.slice(1, 1).eq(frames.slice(1, 0, pairs)).all(-1).contiguous() : at::Tensor();
        const bool* isLast = steps.marks.last.const_data_ptr<bool>();
        for (int64_t row = 0; row < steps.stretch.rows; ++row) {
            if (steps.stretch.from == 0)
                m_run = 1;
            for (int64_t step = 0; step < steps.count(); ++step) {
                const int64_t at = row * steps.count() + step;
                const bool goesOn = step < pairs && equal.const_data_ptr<bool>()[row * pairs + step] && !isLast[at]
                                 && steps.isData(at);
                if (goesOn) {
                    ++m_run;
                    continue;
                }
                if (m_run >= kFewestFrames) {
                    frozen += m_run;
                    if (m_run > longest) {
                        longest = m_run;
                        Shape position = steps.grid->positionOf(steps.stretch.row + row);
                        const int64_t end = steps.stretch.from + step + 1;
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
    int64_t m_run = 1;
};

std::optional<std::vector<Symptom>> findFrozenFrames(const Patient& patient)
{
    if (!patient.hasTime())
        return std::nullopt;
    std::vector<Symptom> symptoms;
    bool hasPictures = false;
    for (const PatientLeaf& leaf : patient.leaves()) {
        if (!isPicture(leaf))
            continue;
        hasPictures = true;
        Still still;
        patient.walk({&leaf}, true, [&](const Steps& steps) { still.look(steps); });
        if (still.frozen > 0)
            symptoms.push_back({Concern::Warning, leaf.key, still.where, still.frozen,
                                Message("frames stand still, {} in all; the longest run has {}", still.frozen, still.longest)});
    }
    return hasPictures ? std::optional(symptoms) : std::nullopt;
}

}  // namespace

const HealthCheck& frozenFramesCheck()
{
    static const HealthCheck check{
        "frozen-frames", [] { return Message("Frozen frames"); },
        [] {
            return Message(
                "A camera that hung or a renderer that was not stepped gives one picture again and again while the world moves on.");
        },
        [] { return Message("Look at these frames; leave the episodes out, or record them again."); }, findFrozenFrames};
    return check;
}

}  // namespace tensordesk
