// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/message.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

class Crew;

/// A key at one step. Statistics are of its finite elements, in double precision; NaN if there are none.
struct DriftCell {
    static constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

    bool isThere = false;  ///< false: the step has no tensor with that key, and the rest is not set
    int64_t count = 0;     ///< number of elements
    int64_t nan = 0;
    int64_t inf = 0;  ///< of either sign
    double norm = kNone;
    double mean = kNone;
    /// |now - before| / |before| over elements that are finite in both. NaN at the first step, after a step where the key is missing or has another shape, and where |before| is 0.
    double change = kNone;

    [[nodiscard]] int64_t nonFinite() const noexcept { return nan + inf; }
};

/// The kind of a fault of a key, the most severe first.
enum class DriftFault : uint8_t {
    Unreadable,  ///< its file cannot be read
    Missing,     ///< it existed at the previous step
    Reshaped,    ///< its shape differs from the previous step
    NonFinite,   ///< it contains NaN or infinities
    Vanished,    ///< all its elements became 0
    Jump,        ///< it changes by half of its norm, and ten times as much as usual before
    Stopped,     ///< it changed, and no longer does up to the end: a note, since learning may stop on purpose
    None,
};
/// Returns "unreadable", "missing", …, "none".
[[nodiscard]] const char* nameOf(DriftFault fault) noexcept;
/// Returns the meaning, as the end of a sentence that starts with the key: "has NaN or infinities".
[[nodiscard]] Message meaningOf(DriftFault fault);

/// A key at all steps.
struct DriftRow {
    KeyPath key;
    std::vector<DriftCell> cells;         ///< one per step
    DriftFault fault = DriftFault::None;  ///< the first fault; of several at one step the most severe
    int64_t step = -1;                    ///< the step of the fault
};

/// The values for the first and the last colour of a map; colours in between are logarithmic.
struct DriftScale {
    double least = 1e-4;
    double greatest = 1;

    /// Returns the position of a positive number, from 0 to 1.
    [[nodiscard]] double shareOf(double value) const;
};

/// Keys × steps. Immutable.
struct DriftMap {
    int64_t steps = 0;
    std::vector<DriftRow> rows;  ///< of all numeric keys of any step except counters, in the order of the first step that has them
    /// Keys with one integer per step that never decreases, as an optimizer counts its steps: neither drift nor a fault.
    std::vector<DriftRow> counters;
    /// The row with the first fault, except Stopped; of several at one step that with the most severe fault. -1 if there is none.
    int64_t first = -1;
    /// The range of all changes of `rows` above 0 without one in fifty at either end, at least a factor of ten wide, so that a few
    /// outliers do not use up the colours.
    DriftScale changes;
    /// The same for norms divided by the first of their key, symmetric around 1, at least from half to twice.
    DriftScale norms{0.5, 2};

    /// Appends the counters to the other rows, whose numbers do not change.
    void showCounters();
};

/// Returns the first norm of a key that is not 0; NaN if there is none.
[[nodiscard]] double firstNorm(const DriftRow& row);

/// Returns how each key changes along a batch dim: from checkpoint to checkpoint, or from run to run. A negative `dim` counts from
/// the end. Complex elements count by their real and imaginary parts; ragged and non-numeric keys are left out. Every element is
/// read once, in blocks of bounded size: memory is O(keys × steps). Throws IndexError for an invalid dim, and ValueError for more
/// than kMostCells. A leaf that cannot be read is a fault, not an error.
[[nodiscard]] DriftMap driftOf(const TensorDict& td, int64_t dim = 0, Progress& progress = Progress::none());
/// Shares the keys among the processes of a crew. Returns the map in its leader, and nothing in the others. Also throws the errors of
/// Crew::share().
[[nodiscard]] std::optional<DriftMap> driftOf(const TensorDict& td, int64_t dim, Crew& crew, Progress& progress);
inline constexpr int64_t kMostCells = 8'000'000;

}  // namespace tensordesk
