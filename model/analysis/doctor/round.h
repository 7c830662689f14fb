// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/doctor/checkedrollout.h"

#include <ATen/core/Tensor.h>

#include <functional>
#include <memory>
#include <vector>

namespace tensordesk {

// Note [One reading] Checks do not read elements themselves: they request leaves, and each block of these is read once and passed
// to all checks that requested it, while it is still in the cache. Blocks are processed on all cores; results are combined in block
// order. Data that is only known after a round, such as the distance of each step from a discount that was fitted to all, is
// processed in another round, which only reads the required leaves again.

/// Combines the result of one block with those before it. Called on one thread, in the order of the blocks.
using SumUp = std::function<void()>;
/// Processes a block and returns the function that combines its result. Called on any thread, for several blocks at once: must not
/// change shared state.
using Look = std::function<SumUp(const Steps&)>;
/// Marks steps or elements of a block with one bool per step, [rows, count]; per pair of steps, [rows, count or count - 1]; or per
/// element of the first leaf, [rows, count, elements]. Undefined if none is marked.
using FindOdd = std::function<at::Tensor(const Steps&)>;

/// The requests of the checks.
class Round {
public:
    using Leaves = std::vector<const RolloutLeaf*>;

    /// REQUIRES: `rollout` outlives this object.
    explicit Round(const CheckedRollout& rollout) : m_rollout(rollout) { }

    /// Requests all steps of some leaves. `more`: tensors also contain the step after the block if the row continues, to compare
    /// neighbouring steps. REQUIRES: CheckedRollout::hasTime().
    void watch(Leaves leaves, bool more, Look look);
    /// Counts the steps or elements that `find` marks; valid after make(). Blocks contain padding, which `find` must not mark.
    [[nodiscard]] std::shared_ptr<const Sightings> count(Leaves leaves, bool more, FindOdd find);
    /// Calls `ask` after this round, to make requests for the next one.
    void thereafter(std::function<void(Round&)> ask) { m_thereafter.push_back(std::move(ask)); }

    /// Reads the requested leaves and calls the checks; also runs the rounds requested by thereafter(). Throws the storage's
    /// errors.
    void make(Progress& progress) &&;

private:
    struct Watch {
        Leaves leaves;
        bool more;
        Look look;
    };
    /// Requests that are read in blocks of the same steps.
    struct Group {
        std::vector<const Watch*> watches;
        Leaves leaves;
        std::vector<bool> more;  ///< by leaf
    };
    class Reading;

    [[nodiscard]] std::vector<Group> groups() const;
    [[nodiscard]] int64_t bytesPerStep(const Leaves& leaves) const;

    const CheckedRollout& m_rollout;
    std::vector<Watch> m_watches;
    std::vector<std::function<void(Round&)>> m_thereafter;
};

}  // namespace tensordesk
