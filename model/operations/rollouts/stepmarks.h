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

/// Consecutive steps: `count` of one row from `from` on, or all steps of several rows, with `from` 0.
struct Stretch {
    int64_t row = 0;   ///< number of the first row
    int64_t rows = 1;  ///< 1 unless the rows are complete
    int64_t from = 0;
    int64_t count = 0;
    bool reachesEnd = false;  ///< of the row
};

/// The positions of a batch whose last dim is time: its rows, those of the other dims in row-major order, and the steps of each. In
/// a lazy stack time may be ragged, and so may the dims after the stack dim, as for files with different numbers of environments:
/// rows are counted as if all members were as wide as the widest, and missing rows have no steps.
class StepGrid {
public:
    /// Throws ValueError without a batch dim, or if other dims are ragged.
    explicit StepGrid(const TensorDict& td);
    /// True if the constructor would not throw. Only reads metadata.
    [[nodiscard]] static bool fits(const TensorDict& td);

    /// Returns the batch size, with the largest size of ragged dims before the last.
    [[nodiscard]] const Shape& batch() const noexcept { return m_batch; }
    [[nodiscard]] int64_t rows() const noexcept { return m_rows; }
    [[nodiscard]] int64_t steps(int64_t row) const;
    /// Returns the number of steps of all rows.
    [[nodiscard]] int64_t total() const;
    /// Returns the indices before time of a row.
    [[nodiscard]] Shape positionOf(int64_t row) const;
    [[nodiscard]] int64_t rowAt(const Shape& position) const;
    /// Returns the part of a leaf over the batch for a stretch, on the CPU, with dims after `time` flattened: [rows, steps,
    /// elements]. With `more`, includes the following step. REQUIRES: that step exists.
    [[nodiscard]] at::Tensor read(const Leaf& leaf, const Stretch& stretch, bool more = false) const;
    /// Releases mapped memory of elements that are no longer needed. See Leaf::release().
    void release(const Leaf& leaf, const Stretch& stretch) const;
    /// Calls `visit` with all steps in order, in stretches of a few MiB at `bytesPerStep`. Can be cancelled between them: see
    /// ProgressScope.
    void forEachStretch(int64_t bytesPerStep, const std::function<void(const Stretch&)>& visit) const;
    /// `size`: the size of the stretches, with steps as items.
    void forEachStretch(const BlockSize& size, const std::function<void(const Stretch&)>& visit) const;

private:
    /// `count`: the number of steps from its first one on.
    [[nodiscard]] Leaf partOf(const Leaf& leaf, const Stretch& stretch, int64_t count) const;
    [[nodiscard]] bool isOneLength() const noexcept { return m_batch.back() != kRagged && m_steps.empty(); }

    Shape m_batch;
    int64_t m_rows = 0;
    std::vector<int64_t> m_steps = {};  ///< by row, if there are ragged dims
};

/// The flags of each step of a stretch: bool [rows, steps].
struct StepMarks {
    at::Tensor last;        ///< true for the last step of an episode
    at::Tensor data;        ///< true for data; undefined if there is no padding
    at::Tensor dataBehind;  ///< true if the following step is data: one fewer if the row ends with these
    // The flags for how an episode ended; undefined if there are none.
    at::Tensor ended, terminated, truncated;
};

/// Reads the keys of a tensordict that define where its episodes begin and end; see Note [Steps of an episode].
class StepReader {
public:
    /// Throws the errors of StepGrid, KeyError for a missing key, and TypeError for one that is not over the batch.
    StepReader(const TensorDict& td, const EpisodeRule& rule);

    [[nodiscard]] const StepGrid& grid() const noexcept { return m_grid; }
    [[nodiscard]] bool hasPadding() const noexcept { return m_data.has_value() || m_rule.ring.has_value(); }
    [[nodiscard]] const std::optional<KeyPath>& mask() const noexcept { return m_mask; }
    [[nodiscard]] int64_t bytesPerStep() const noexcept { return m_bytesPerStep; }
    /// True if a flag shows that an episode has ended.
    [[nodiscard]] bool tellsEnds() const noexcept { return !m_ends.empty(); }
    /// `withFlags`: also reads the flags for how episodes ended.
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
