// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/collate/batchpreview.h"
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/checks/checks.h"

namespace tensordesk {
namespace {

/// For a single leaf all dims would be shared.
constexpr int64_t kFewestLeaves = 2;

int64_t leafCount(const TensorDict& td)
{
    int64_t count = 0;
    forEachEntry(td, [&](const KeyPath&, const Entry& entry) { count += std::holds_alternative<Leaf>(entry) ? 1 : 0; });
    return count;
}

TellSymptoms findShorterBatch(const CheckedRollout& rollout, Round&)
{
    const TensorDict& td = rollout.td();
    if (td.isLazyStack() || leafCount(td) < kFewestLeaves)
        return {};
    Shape shared = possibleBatchSizes(td).back();
    // Flags and rewards all end in a dim of size 1, which is none of the batch.
    while (shared.size() > td.batchSize().size() && shared.back() == 1)
        shared.pop_back();
    std::vector<Symptom> symptoms;
    if (shared.size() > td.batchSize().size())
        symptoms.push_back(
            {Concern::Note,
             {},
             {},
             0,
             Message("the batch size is {}, and all leaves begin with {}: indexing td reaches only the dims of its batch",
                     toString(td.batchSize()), toString(shared))});
    return [symptoms] { return symptoms; };
}

}  // namespace

const HealthCheck& sharedBatchCheck()
{
    static const HealthCheck check{
        "shared-batch", [] { return Message("Undeclared batch"); },
        [] {
            return Message("Dims that all leaves share, and that are not declared, are cut, stacked and shuffled leaf by leaf.");
        },
        [] { return Message("Declare them: td.auto_batch_size_(), or Batch dims… in the window."); }, findShorterBatch};
    return check;
}

}  // namespace tensordesk
