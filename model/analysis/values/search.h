// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/leaves/leaf.h"

#include <c10/core/Scalar.h>

#include <cstdint>
#include <optional>
#include <string_view>

namespace tensordesk {

/// What elements may be searched for.
struct Condition {
    enum class Kind { Equal, NotEqual, Less, LessEqual, Greater, GreaterEqual, IsNan, IsInf } kind = Kind::Equal;
    c10::Scalar value;

    /// `3`, `True`, `== 3`, `!= 3`, `> 3`, `>= 3`, `< 3`, `<= 3`, `isnan`, `isinf`; nothing for any other text.
    /// `nan` asks for NaN, which equals nothing.
    [[nodiscard]] static std::optional<Condition> parse(std::string_view text);
};

/// The first element that satisfies the condition, counted in row-major order from `from` on; backwards the last one up
/// to `from`. Complex elements are ordered by magnitude. Reads in parts of some MiB, and no more than it must.
/// `present`: bools of the leaf's shape, the elements that count; nothing: all. Errors of the storage pass through. REQUIRES:
/// 0 ≤ from < leaf.elementCount(), not ragged.
[[nodiscard]] std::optional<int64_t> findElement(const Leaf& leaf, const Condition& condition, int64_t from, bool backwards,
                                                 Progress& progress = Progress::none(), const std::optional<Leaf>& present = {});

}  // namespace tensordesk
