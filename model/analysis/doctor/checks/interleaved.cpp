// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/checks/checks.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/cat.h>

#include <algorithm>

namespace tensordesk {
namespace {

// Note [Interleaved rows] Consecutive states are similar. If a reshape mixed time with environments, the successor of a state is
// several rows later, as many as there were environments, and the next row is unrelated. So rows are compared with those 1, 2, 3, …
// later: a row of a correct rollout is most similar to the next row; a row of mixed data is most similar to a later one.

/// The largest number of environments that is searched for.
constexpr int64_t kMostStride = 64;
constexpr int64_t kRowsLookedAt = 1024;
constexpr int64_t kFewestLookedAt = 64;
constexpr int64_t kWidestRow = 256;
/// Correct data with a shorter period has been shuffled on purpose.
constexpr int64_t kShortestTime = 8;
/// As shares of the distance between any two rows: the next row is further away than this …
constexpr Threshold kStranger{"stranger", 0.5};
/// … and the one a stride on is so much nearer than the next one.
constexpr Threshold kNearer{"nearer", 0.25};

/// The first positions of a leaf, one behind the other: [rows, elements].
at::Tensor beginningOf(const CheckedRollout& rollout, const RolloutLeaf& leaf)
{
    const StepGrid& grid = rollout.reader().grid();
    std::vector<at::Tensor> parts;
    for (int64_t row = 0, left = kRowsLookedAt; row < grid.rows() && left > 0; ++row) {
        const int64_t steps = grid.steps(row), count = std::min(steps, left);
        if (count > 0)
            parts.push_back(grid.read(leaf.leaf, {row, 1, 0, count, count == steps})[0]);
        left -= count;
    }
    return parts.empty() ? at::Tensor() : at::cat(parts, 0).to(at::kDouble);
}

/// Returns the mean squared distance to the row at that stride, relative to that of any two rows, with equal weight for channels.
double distanceAt(const at::Tensor& rows, int64_t stride)
{
    return rows.slice(0, stride).sub(rows.slice(0, 0, rows.size(0) - stride)).square().mean().item<double>() / 2;
}

/// Returns the distance in rows to the successor; 1 if it is the next one, or unknown.
int64_t strideOf(at::Tensor rows, double stranger, double nearer)
{
    rows = rows.index_select(1, rows.std(at::IntArrayRef{0}, false).gt(0).nonzero().reshape(-1));
    if (rows.size(0) < kFewestLookedAt || rows.size(1) == 0 || !rows.isfinite().all().item<bool>())
        return 1;
    rows = rows.sub(rows.mean(at::IntArrayRef{0})).div(rows.std(at::IntArrayRef{0}, false));
    const double next = distanceAt(rows, 1);
    if (next < stranger)
        return 1;
    for (int64_t stride = 2; stride <= std::min(kMostStride, rows.size(0) / 4); ++stride)
        if (distanceAt(rows, stride) < nearer * next)
            return stride;
    return 1;
}

TellSymptoms findInterleaved(const CheckedRollout& rollout, Round&)
{
    if (!rollout.hasTime() || rollout.reader().hasPadding() || isRagged(rollout.td().batchSize())
        || rollout.td().batchSize().back() < kShortestTime)
        return {};
    std::vector<Symptom> symptoms;
    bool isLookedAt = false;
    for (const RolloutLeaf& leaf : rollout.leaves()) {
        const bool isNext = leaf.key.front() == PathElement("next");
        if (isNext || !leaf.isFloating() || leaf.isScalar() || elementCount(leaf.eventShape) > kWidestRow)
            continue;
        const at::Tensor rows = beginningOf(rollout, leaf);
        if (!rows.defined())
            continue;
        isLookedAt = true;
        if (const int64_t stride = strideOf(rows, rollout.threshold(kStranger), rollout.threshold(kNearer)); stride > 1)
            symptoms.push_back({Concern::Warning,
                                leaf.key,
                                {},
                                0,
                                Message("a row is nearer to the one {} rows further on than to the next one", stride)});
    }
    return isLookedAt ? TellSymptoms([symptoms] { return symptoms; }) : TellSymptoms();
}

}  // namespace

const HealthCheck& interleavedCheck()
{
    static const HealthCheck check{
        "interleaved",
        [] { return Message("Interleaved rows"); },
        [] {
            return Message(
                "A reshape or view in the wrong order mixes time and environments: neighbouring steps are then unrelated.");
        },
        [] {
            return Message(
                "Undo it: reshape to [time, environments], the stride that it names, and transpose, as td.transpose(0, 1).");
        },
        findInterleaved,
        {&kStranger, &kNearer}};
    return check;
}

}  // namespace tensordesk
