// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checks/checks.h"
#include "model/analysis/doctor/patient.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/cat.h>

#include <algorithm>

namespace tensordesk {
namespace {

// Note [Interleaved rows]
// States that follow each other are near each other. Where a reshape mixed time with environments, the state that follows stands
// some rows further on, as many as there were environments, and the next row is a stranger's. So rows are laid beside those that
// stand 1, 2, 3, … behind: sound ones are nearest to the next one, and mixed ones to one further on, while the next one is no
// nearer than any other.

/// Environments that are looked for.
constexpr int64_t kMostStride = 64;
constexpr int64_t kRowsLookedAt = 1024;
constexpr int64_t kFewestLookedAt = 64;
constexpr int64_t kWidestRow = 256;
/// Rows of sound data repeat themselves after so few steps at most where they are drawn in another order on purpose.
constexpr int64_t kShortestTime = 8;
/// As shares of the distance between any two rows: the next row is further away than this …
constexpr Threshold kStranger{"stranger", 0.5};
/// … and the one a stride on is so much nearer than the next one.
constexpr Threshold kNearer{"nearer", 0.25};

/// The first positions of a leaf, one behind the other: [rows, elements].
at::Tensor beginningOf(const Patient& patient, const PatientLeaf& leaf)
{
    const StepGrid& grid = patient.reader().grid();
    std::vector<at::Tensor> parts;
    for (int64_t row = 0, left = kRowsLookedAt; row < grid.rows() && left > 0; ++row) {
        const int64_t steps = grid.steps(row), count = std::min(steps, left);
        if (count > 0)
            parts.push_back(grid.read(leaf.leaf, {row, 1, 0, count, count == steps})[0]);
        left -= count;
    }
    return parts.empty() ? at::Tensor() : at::cat(parts, 0).to(at::kDouble);
}

/// Mean squared distance to the row that stands so many behind, as a share of that of any two rows; channels count alike.
double distanceAt(const at::Tensor& rows, int64_t stride)
{
    return rows.slice(0, stride).sub(rows.slice(0, 0, rows.size(0) - stride)).square().mean().item<double>() / 2;
}

/// How many rows further on the one stands that follows; 1 if it is the next one, or nothing tells.
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

TellSymptoms findInterleaved(const Patient& patient, Round&)
{
    if (!patient.hasTime() || patient.reader().hasPadding() || isRagged(patient.td().batchSize())
        || patient.td().batchSize().back() < kShortestTime)
        return {};
    std::vector<Symptom> symptoms;
    bool isLookedAt = false;
    for (const PatientLeaf& leaf : patient.leaves()) {
        const bool isNext = leaf.key.front() == PathElement("next");
        if (isNext || !leaf.isFloating() || leaf.isScalar() || elementCount(leaf.eventShape) > kWidestRow)
            continue;
        const at::Tensor rows = beginningOf(patient, leaf);
        if (!rows.defined())
            continue;
        isLookedAt = true;
        if (const int64_t stride = strideOf(rows, patient.threshold(kStranger), patient.threshold(kNearer)); stride > 1)
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
                "A reshape or view in the wrong order mixes time and environments: what stands side by side did not follow each other.");
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
