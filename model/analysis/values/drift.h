// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/message.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace tensordesk {

/// A key at one step. Statistics are of its finite elements, in double precision; NaN where there are none.
struct DriftCell {
    static constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

    bool isThere = false;  ///< there is a tensor of that key; else nothing below is told
    int64_t count = 0;     ///< elements
    int64_t nan = 0;
    int64_t inf = 0;  ///< of either sign
    double norm = kNone;
    double mean = kNone;
    /// |now - before| / |before| of the elements that are finite in both. NaN at the first step, behind one where the key is
    /// missing or of another shape, and where |before| is 0.
    double change = kNone;

    [[nodiscard]] int64_t nonFinite() const noexcept { return nan + inf; }
};

/// In what way a key goes wrong. Those that are worse come first.
enum class DriftFault : uint8_t {
    Unreadable,  ///< its file says why
    Missing,     ///< it was there a step before
    Reshaped,    ///< it has another shape than a step before
    NonFinite,   ///< it has NaN or infinities
    Vanished,    ///< all its elements are 0, which they were not
    Jump,        ///< it changes by half of itself, ten times as much as it mostly did before
    Stopped,     ///< it changed, and does no more up to the end: a note, for learning may be meant to stop
    None,
};
/// "unreadable", "missing", …, "none".
[[nodiscard]] const char* nameOf(DriftFault fault) noexcept;
/// What it means, as the end of a sentence that begins with the key: "has NaN or infinities".
[[nodiscard]] Message meaningOf(DriftFault fault);

/// A key at all steps.
struct DriftRow {
    KeyPath key;
    std::vector<DriftCell> cells;         ///< one a step
    DriftFault fault = DriftFault::None;  ///< the first, and of one step the worst
    int64_t step = -1;                    ///< where it goes wrong
};

/// What the least and the greatest colour of a map stand for; between them colours go by the logarithm.
struct DriftScale {
    double least = 1e-4;
    double greatest = 1;

    /// From 0 to 1, of a positive number.
    [[nodiscard]] double shareOf(double value) const;
};

/// Keys × steps. Immutable.
struct DriftMap {
    int64_t steps = 0;
    std::vector<DriftRow>
        rows;  ///< of all keys with numbers that any step has but counters, in the order of the first that has them
    /// Keys of one whole number a step that rises and never falls, as an optimizer counts its steps: that is no drift, nor a fault.
    std::vector<DriftRow> counters;
    /// The row that goes wrong first, Stopped aside; of several at one step that with the worst fault. -1 if none does.
    int64_t first = -1;
    /// What all changes of `rows` above 0 but one in fifty at either end lie within, and at least a factor of ten: a few that are far
    /// off take no colours from the others.
    DriftScale changes;
    /// The same for norms divided by the first of their key, as far down as up, and at least from half to twice.
    DriftScale norms{0.5, 2};

    /// Appends the counters to the other rows, whose numbers stay.
    void showCounters();
};

/// The first norm of a key that is not 0; NaN if it has none.
[[nodiscard]] double firstNorm(const DriftRow& row);

/// How each key changes from one index of a batch dim to the next: from checkpoint to checkpoint, or from run to run. A negative
/// `dim` counts from the end. Complex elements count by their real and their imaginary parts; keys of ragged shapes and those
/// that are no numbers are left out. Every element is read once, in blocks of bounded size: memory grows with keys × steps alone.
/// IndexError for a dim that there is not; ValueError for more than kMostCells. A leaf that cannot be read is a fault, no error.
[[nodiscard]] DriftMap driftOf(const TensorDict& td, int64_t dim = 0, Progress& progress = Progress::none());
inline constexpr int64_t kMostCells = 8'000'000;

}  // namespace tensordesk
