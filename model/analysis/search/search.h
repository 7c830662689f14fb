// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/leaves/leaf.h"

#include <c10/core/Scalar.h>

#include <cstdint>
#include <optional>
#include <string_view>

namespace tensordesk {

/// A condition to search for.
struct Condition {
    enum class Kind { Equal, NotEqual, Less, LessEqual, Greater, GreaterEqual, IsNan, IsInf } kind = Kind::Equal;
    c10::Scalar value;

    /// Parses `3`, `True`, `== 3`, `!= 3`, `> 3`, `>= 3`, `< 3`, `<= 3`, `isnan`, `isinf`; empty for any other text. `nan` searches
    /// for NaN, which equals nothing.
    [[nodiscard]] static std::optional<Condition> parse(std::string_view text);
};

/// Returns the first element that satisfies the condition, by row-major position from `from` on; backwards the last one up to
/// `from`. Complex elements are compared by magnitude. Reads in parts of a few MiB, no more than necessary. `present`: bools of the
/// leaf's shape that select elements; empty: all. Throws the storage's errors. REQUIRES: 0 ≤ from < leaf.elementCount(), not
/// ragged.
[[nodiscard]] std::optional<int64_t> findElement(const Leaf& leaf, const Condition& condition, int64_t from, bool backwards,
                                                 Progress& progress = Progress::none(), const std::optional<Leaf>& present = {});

/// The elements of a leaf that satisfy a condition.
struct Matches {
    int64_t count = 0;
    std::optional<int64_t> first = {};  ///< row-major position of the first one
};
/// Returns the elements that satisfy the condition. Reads the leaf once, in parts of a few MiB. Complex elements, `present`, errors
/// and requirements as in findElement().
[[nodiscard]] Matches findElements(const Leaf& leaf, const Condition& condition, Progress& progress = Progress::none(),
                                   const std::optional<Leaf>& present = {});

}  // namespace tensordesk
