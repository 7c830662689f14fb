// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/compare/valuedifference.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// In what the two entries under one key differ.
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
    Unreadable  ///< a broken entry or a failing file: what cannot be compared counts as different
};

/// "missing", "batch_size": as `--json` names it.
[[nodiscard]] const char* nameOf(Aspect aspect) noexcept;

/// An entry on one side, with the batch dims of the tensordict that holds it (a tensordict: its own).
struct ComparedSide {
    Entry entry;
    std::size_t batchDims = 0;
    DimNames names = {};
};

[[nodiscard]] ComparedSide sideOf(const TensorDict& td);
/// `entry` as it stands in `level`.
[[nodiscard]] ComparedSide sideOf(const Entry& entry, const TensorDict& level);

/// One key of either side.
struct ComparedEntry {
    /// Leads through the members of a lazy stack where these are compared one by one.
    KeyPath path;
    std::optional<ComparedSide> left, right;
    std::vector<Aspect> differences = {};        ///< in the order of Aspect
    std::optional<ValueDifference> values = {};  ///< of two leaves of one shape, once they were compared
    std::optional<Error> error = {};             ///< why it is Unreadable

    [[nodiscard]] bool differs() const noexcept { return !differences.empty(); }
    [[nodiscard]] bool differsIn(Aspect aspect) const;
    /// True for two leaves of one shape: their elements can be compared.
    [[nodiscard]] bool isComparable() const;
};

/// Two tensordicts side by side: the roots, then every entry, parents before children, in the order of the
/// left one; what only the right one has follows at the end of its level. Below an entry that only one
/// side has nothing is listed.
struct Comparison {
    std::vector<ComparedEntry> entries;

    [[nodiscard]] bool isEqual() const;
    [[nodiscard]] int64_t differingCount() const;
};

/// Compares keys, kinds, shapes, dtypes, devices, names and non-tensor values; reads no element. In any form:
/// a lazy stack equals the dense tensordict of the same content, and its members are looked at one by one
/// only for keys that not all of them have or that do not stack. A tensordict without a device agrees with
/// any. The order of keys does not count. Non-tensor values are compared exactly, NaN
/// equal to itself; one value for a whole batch equals the same value at every position. May open stored
/// children.
[[nodiscard]] Comparison compareTrees(const TensorDict& left, const TensorDict& right, Progress& progress = Progress::none());

/// Compares the elements of all leaves that have the same shape on both sides. A leaf that cannot be read
/// becomes Unreadable. Cost: one read of these leaves, in bounded memory.
void compareValues(Comparison& comparison, const Tolerance& tolerance, Progress& progress = Progress::none());

}  // namespace tensordesk
