// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/leaves/leaf.h"

#include <cstdint>
#include <optional>

namespace tensordesk {

/// The tolerance for equal elements: |left - right| <= atol + rtol * |right|, as in torch. The default requires equal values. NaN
/// equals nothing, or with `equalNan` another NaN.
struct Tolerance {
    double rtol = 0;
    double atol = 0;
    bool equalNan = false;
};

/// The differences between the elements of two leaves. Positions are indices into the leaf, the first of several in row-major
/// order; for a ragged leaf the member's number and the index in it.
struct ValueDifference {
    int64_t count = 0;       ///< compared elements
    int64_t different = 0;   ///< of these, beyond the tolerance
    int64_t nan = 0;         ///< of the different ones, with a NaN on one or both sides
    double maxAbsolute = 0;  ///< maximum of |left - right|, also within the tolerance; without NaN
    double maxRelative = 0;  ///< maximum of |left - right| / |right|; infinite where right is 0
    std::optional<Shape> maxAbsoluteAt = {}, maxRelativeAt = {}, firstAt = {};  ///< empty if all are equal
};

/// Compares all elements, in parts of bounded size, on ATen's threads. Compares numbers of other dtypes by value, complex numbers
/// by the magnitude of their difference, and integers exactly. Cost: one read of both. Throws the storage's errors, and
/// NotImplementedError for dtypes without numbers. REQUIRES: haveSameShape(left, right).
[[nodiscard]] ValueDifference compareValues(const Leaf& left, const Leaf& right, const Tolerance& tolerance,
                                            Progress& progress = Progress::none());

/// True if the shapes are equal; for ragged leaves those of all members.
[[nodiscard]] bool haveSameShape(const Leaf& left, const Leaf& right);

}  // namespace tensordesk
