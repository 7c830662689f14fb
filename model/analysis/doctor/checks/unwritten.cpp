// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/checks/checks.h"

#include "model/tensordict/base/progressscope.h"

#include <ATen/core/Tensor.h>

#include <algorithm>

namespace tensordesk {
namespace {

constexpr int64_t kMostRows = 4096;
/// This many zeros at the end of an array are probably no accident.
constexpr Threshold kFewestRows{"rows", 4};

/// Which rows of a block, along its first dim, have an element that is not zero; as bytes: few operators know all dtypes.
at::Tensor usedRows(const at::Tensor& block)
{
    return block.contiguous().reshape({block.size(0), -1}).view(at::kByte).ne(0).any(1);
}

/// True if the very last step is not zero, which shows for most leaves that all rows are used, regardless of their size.
bool isLastStepUsed(const Leaf& leaf, const Shape& batch)
{
    Index last;
    for (const int64_t size : batch)
        last.emplace_back(size - 1);
    const at::Tensor step = leaf.at(last).tensor().detach().cpu();
    return usedRows(step.unsqueeze(0)).item<bool>();
}

/// The rows along a dim behind the last one in which some element is not zero. Reads from the end, no further than that row.
/// `atMost`: of these rows alone.
int64_t zeroRowsAtEnd(const Leaf& leaf, std::size_t dim, int64_t atMost)
{
    const int64_t size = leaf.sizes()[dim];
    int64_t end = size;
    const int64_t rowBytes = std::max<int64_t>(leaf.bytes() / std::max<int64_t>(size, 1), 1);
    const int64_t most = std::clamp<int64_t>((int64_t{16} << 20) / rowBytes, 1, kMostRows);
    for (int64_t rows = 1; end > size - atMost; rows = std::min(2 * rows, most)) {
        ProgressScope::step();
        const int64_t start = std::max(end - rows, size - atMost);
        Index index(dim, Slice{});
        index.emplace_back(Slice{start, end, {}});
        index.resize(leaf.sizes().size(), Slice{});
        const at::Tensor block = leaf.at(index).tensor().detach().cpu().movedim(static_cast<int64_t>(dim), 0);
        const at::Tensor isUsed = usedRows(block).nonzero();
        if (isUsed.numel() > 0)
            return size - 1 - (start + isUsed[-1].item<int64_t>());
        end = start;
    }
    return atMost;
}

/// Reads from the end, unlike other checks, and usually only one block per leaf.
TellSymptoms findUnwritten(const CheckedRollout& rollout, Round&)
{
    const Shape& batch = rollout.td().batchSize();
    if (!rollout.hasTime() || isRagged(batch) || rollout.leaves().empty() || elementCount(batch) == 0)
        return {};
    // Padding of a mask or a ring may be zeros.
    if (rollout.reader().hasPadding())
        return [] { return std::vector<Symptom>{}; };
    const auto fewest = static_cast<int64_t>(rollout.threshold(kFewestRows));
    if (std::ranges::any_of(rollout.leaves(), [&](const RolloutLeaf& leaf) { return isLastStepUsed(leaf.leaf, batch); }))
        return [] { return std::vector<Symptom>{}; };
    std::vector<Symptom> symptoms;
    for (std::size_t dim : {std::size_t{0}, batch.size() - 1}) {
        int64_t rows = batch[dim];
        for (const RolloutLeaf& leaf : rollout.leaves())
            if (rows > 0)
                rows = zeroRowsAtEnd(leaf.leaf, dim, rows);
        if (rows == batch[dim] && elementCount(batch) >= fewest) {
            symptoms.push_back({Concern::Warning, {}, ":", rows, Message("all {} rows are zeros in every key", rows)});
            break;
        }
        if (rows >= fewest && rows < batch[dim]) {
            Index index(dim, Slice{});
            index.emplace_back(Slice{batch[dim] - rows, {}, {}});
            symptoms.push_back({Concern::Warning,
                                {},
                                toPython(index),
                                rows,
                                Message("the last {} of {} rows along dim {} are zeros in every key", rows, batch[dim], dim)});
        }
        if (batch.size() == 1)
            break;
    }
    return [symptoms] { return symptoms; };
}

}  // namespace

const HealthCheck& unwrittenCheck()
{
    static const HealthCheck check{
        "unwritten",
        [] { return Message("Unwritten rows"); },
        [] {
            return Message(
                "Rows of zeros at the end are a buffer that was never filled: trained on, they are states, actions and rewards of zero.");
        },
        [] { return Message("Remove them, for example with td[:n], or sample only the written rows of the buffer."); },
        findUnwritten,
        {&kFewestRows}};
    return check;
}

}  // namespace tensordesk
