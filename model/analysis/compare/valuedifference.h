// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/leaves/leaf.h"

#include <cstdint>
#include <optional>

namespace tensordesk {

/// How near two elements must be to count as equal: |left - right| <= atol + rtol * |right|, torch's rule.
/// The defaults ask for equal values. NaN equals nothing unless `equalNan`: then another NaN.
struct Tolerance {
    double rtol = 0;
    double atol = 0;
    bool equalNan = false;
};

/// How the elements of two leaves differ. The places are indices into the leaf, the first of several in
/// row-major order; of a ragged leaf the member's number and then the index into it.
struct ValueDifference {
    int64_t count = 0;       ///< elements compared
    int64_t different = 0;   ///< of these, beyond the tolerance
    int64_t nan = 0;         ///< of the different ones, those with a NaN on one or both sides
    double maxAbsolute = 0;  ///< greatest |left - right|, within the tolerance too; NaN is left out
    double maxRelative = 0;  ///< greatest |left - right| / |right|; infinite where right is 0
    std::optional<Shape> maxAbsoluteAt = {}, maxRelativeAt = {}, firstAt = {};  ///< none where all are equal
};

/// Compares all elements, in parts of bounded size, on ATen's threads. Other dtypes are compared as the
/// numbers they hold; complex numbers by the magnitude of their difference. Integers are compared exactly.
/// Cost: one read of both. Errors of the storage pass through; NotImplementedError for dtypes without
/// numbers. REQUIRES: haveSameShape(left, right).
[[nodiscard]] ValueDifference compareValues(const Leaf& left, const Leaf& right, const Tolerance& tolerance,
                                            Progress& progress = Progress::none());

/// True if the shapes are equal; of ragged leaves those of all members.
[[nodiscard]] bool haveSameShape(const Leaf& left, const Leaf& right);

}  // namespace tensordesk
