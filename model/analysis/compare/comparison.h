// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/compare/valuedifference.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

class Crew;

/// The aspect in which the entries of two tensordicts under one key differ.
enum class Aspect {
    Presence,  ///< only one side has it
    Kind,      ///< a tensor on one side, a tensordict or a value on the other
    Class,     ///< the name of the tensorclass
    BatchSize,
    Names,  ///< of the batch dims
    Device,
    Shape,
    DType,
    Values,
    Unreadable  ///< a Broken entry or a failing file: entries that cannot be compared count as different
};

/// Returns "missing", "batch_size" etc., as in `--json`.
[[nodiscard]] const char* nameOf(Aspect aspect) noexcept;

/// An entry on one side, with the batch dims of its tensordict (for a tensordict, its own).
struct ComparedSide {
    Entry entry;
    std::size_t batchDims = 0;
    DimNames names = {};
};

[[nodiscard]] ComparedSide sideOf(const TensorDict& td);
/// Returns the side for `entry` of `level`.
[[nodiscard]] ComparedSide sideOf(const Entry& entry, const TensorDict& level);

/// One key of either side.
struct ComparedEntry {
    /// Includes the members of a lazy stack if these are compared one by one.
    KeyPath path;
    std::optional<ComparedSide> left, right;
    std::vector<Aspect> differences = {};        ///< in the order of Aspect
    std::optional<ValueDifference> values = {};  ///< for two leaves of the same shape, after comparing values
    std::optional<Error> error = {};             ///< the reason if it is Unreadable

    [[nodiscard]] bool differs() const noexcept { return !differences.empty(); }
    [[nodiscard]] bool differsIn(Aspect aspect) const;
    /// True for two leaves of the same shape, whose elements can be compared.
    [[nodiscard]] bool isComparable() const;
};

/// The comparison of two tensordicts: the roots, then every entry, parents before children, in the order of the left one; keys that
/// only the right one has are at the end of their level. Contents of an entry that only one side has are not listed.
struct Comparison {
    std::vector<ComparedEntry> entries;

    [[nodiscard]] bool isEqual() const;
    [[nodiscard]] int64_t differingCount() const;
};

/// Compares keys, kinds, shapes, dtypes, devices, names and non-tensor values; reads no element. Compares content: a lazy stack
/// equals a dense tensordict with the same entries, and members are compared one by one only for keys that some lack or that cannot
/// be stacked. A missing device equals any device. The order of keys is ignored. Non-tensor values are compared exactly, with NaN
/// equal to NaN; one value for a whole batch equals the same value at every position. May open stored children.
[[nodiscard]] Comparison compareTrees(const TensorDict& left, const TensorDict& right, Progress& progress = Progress::none());

/// Compares the elements of all leaves with the same shape on both sides. A leaf that cannot be read becomes Unreadable. Cost: one
/// read of these leaves, in bounded memory.
void compareValues(Comparison& comparison, const Tolerance& tolerance, Progress& progress = Progress::none());
/// Shares the leaves among the processes of a crew. Returns true in its leader, which gets the result. Throws the errors of
/// Crew::share().
[[nodiscard]] bool compareValues(Comparison& comparison, const Tolerance& tolerance, Crew& crew, Progress& progress);

}  // namespace tensordesk
