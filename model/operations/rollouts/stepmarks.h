// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/rollouts/episoderule.h"
#include "model/tensordict/indices/index.h"
#include "model/tensordict/leaves/leaf.h"
#include "model/tensordict/leaves/leafblocks.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace tensordesk {

/// Steps that follow each other: `count` of one row from `from` on, or all of several rows, where `from` is 0.
struct Stretch {
    int64_t row = 0;   ///< the number of the first row
    int64_t rows = 1;  ///< 1 where it is not the whole of them
    int64_t from = 0;
    int64_t count = 0;
    bool reachesEnd = false;  ///< of the row
};

/// The positions of a batch, of which the last dim is time: its rows, those of the other dims in row-major order, and the steps
/// of each. Of a lazy stack time may be ragged, and so may the dims behind that of the stack, as of files with other numbers of
/// environments: rows are counted as if all members were as wide as the widest, and those that one lacks have no steps.
class StepGrid {
public:
    /// ValueError without a batch dim, or where dims are ragged otherwise.
    explicit StepGrid(const TensorDict& td);
    /// Whether that can be. Reads metadata alone.
    [[nodiscard]] static bool fits(const TensorDict& td);

    /// The batch size, of ragged dims before the last the greatest one.
    [[nodiscard]] const Shape& batch() const noexcept { return m_batch; }
    [[nodiscard]] int64_t rows() const noexcept { return m_rows; }
    [[nodiscard]] int64_t steps(int64_t row) const;
    /// Steps of all rows.
    [[nodiscard]] int64_t total() const;
    /// The indices before time of a row.
    [[nodiscard]] Shape positionOf(int64_t row) const;
    [[nodiscard]] int64_t rowAt(const Shape& position) const;
    /// What a stretch has of a leaf over the batch. The dims behind `time` are flattened: [rows, steps, elements]. On the CPU.
    /// With `more`, one step behind it too. REQUIRES: a step there.
    [[nodiscard]] at::Tensor read(const Leaf& leaf, const Stretch& stretch, bool more = false) const;
    /// Lets go of what a mapping holds of it: what was read is not used any more. See Leaf::release().
    void release(const Leaf& leaf, const Stretch& stretch) const;
    /// Calls `visit` with all steps in order, in stretches of some MiB where a step takes so many bytes. Cancelled between them:
    /// see ProgressScope.
    void forEachStretch(int64_t bytesPerStep, const std::function<void(const Stretch&)>& visit) const;
    /// `size`: of stretches of several MiB or another size, whose items are steps.
    void forEachStretch(const BlockSize& size, const std::function<void(const Stretch&)>& visit) const;

private:
    /// `count`: of the steps from its first one on.
    [[nodiscard]] Leaf partOf(const Leaf& leaf, const Stretch& stretch, int64_t count) const;
    [[nodiscard]] bool isOneLength() const noexcept { return m_batch.back() != kRagged && m_steps.empty(); }

    TensorDict m_td;
    Shape m_batch;
    int64_t m_rows = 0;
    std::vector<int64_t> m_steps = {};  ///< of each row, where dims before the last are ragged
};

/// What is known of each step of a stretch: [rows, steps], bools.
struct StepMarks {
    at::Tensor last;        ///< the last of its episode, if it is a step of one
    at::Tensor data;        ///< no padding; undefined if there is none
    at::Tensor dataBehind;  ///< whether the step behind is: one fewer where the row ends with these
    // Of the flags that tell how an episode ended; undefined where there is none.
    at::Tensor ended, terminated, truncated;
};

/// Reads of a tensordict what tells where its episodes begin and end; see Note [Steps of an episode].
class StepReader {
public:
    /// Errors of StepGrid; KeyError for a key that is missing, TypeError for one that is not over the batch.
    StepReader(const TensorDict& td, const EpisodeRule& rule);

    [[nodiscard]] const StepGrid& grid() const noexcept { return m_grid; }
    [[nodiscard]] bool hasPadding() const noexcept { return m_data.has_value() || m_rule.ring.has_value(); }
    [[nodiscard]] const std::optional<KeyPath>& mask() const noexcept { return m_mask; }
    [[nodiscard]] int64_t bytesPerStep() const noexcept { return m_bytesPerStep; }
    /// True if a flag tells whether an episode has ended.
    [[nodiscard]] bool tellsEnds() const noexcept { return !m_ends.empty(); }
    /// `withFlags`: those that tell how episodes ended too.
    [[nodiscard]] StepMarks read(const Stretch& stretch, bool withFlags = false) const;

private:
    StepGrid m_grid;
    EpisodeRule m_rule;
    std::vector<Leaf> m_ends, m_starts, m_ids;
    std::optional<Leaf> m_data, m_terminated, m_truncated;
    std::optional<KeyPath> m_mask;
    int64_t m_bytesPerStep = 1;
};

}  // namespace tensordesk
