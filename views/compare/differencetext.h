// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/compare/comparison.h"

#include <QString>

namespace tensordesk {

/// What differs as a person reads it: "shape, dtype float32 ≠ int64"; "12 of 24 values, at most 0.5". Of equal
/// entries nothing, or how far their values are apart within the tolerance.
[[nodiscard]] QString differenceText(const ComparedEntry& entry);
/// The differences with where they are: a line a fact.
[[nodiscard]] QString differenceToolTip(const ComparedEntry& entry);
/// "shape", "batch size".
[[nodiscard]] QString nameForPerson(Aspect aspect);

}  // namespace tensordesk
