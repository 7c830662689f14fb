// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/compare/comparison.h"

#include <QString>

namespace tensordesk {

/// Returns the difference as text for the user: "shape, dtype float32 ≠ int64"; "12 of 24 values, at most 0.5". For equal entries
/// empty, or the difference of values within the tolerance.
[[nodiscard]] QString differenceText(const ComparedEntry& entry);
/// Returns the differences with their positions, one fact per line.
[[nodiscard]] QString differenceToolTip(const ComparedEntry& entry);
/// Returns "shape", "batch size" etc. for the user.
[[nodiscard]] QString nameForPerson(Aspect aspect);

}  // namespace tensordesk
