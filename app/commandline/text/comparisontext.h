// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/text/terminaltext.h"
#include "model/analysis/compare/comparison.h"
#include "model/tensordict/values/plain.h"

#include <string>
#include <vector>

namespace tensordesk {

/// An entry in one line: `[16, 500 | 3] float32`, `TensorDict [16, 500]`, or a value.
[[nodiscard]] std::string sideText(const ComparedSide& side);
/// A side for a program: metadata alone, no entries below.
[[nodiscard]] Plain sideDocument(const ComparedSide& side);

/// A comparison for a person: a row an entry, with `=`, `≠`, `-` (only in A) or `+` (only in B) in front and
/// in words in what it differs; a sentence at the end. `onlyDifferences` leaves equal entries out.
[[nodiscard]] std::vector<std::string> comparisonText(const Comparison& comparison, bool onlyDifferences, const Style& style);

/// The entries for a program: key, status, the aspects that differ, both sides, and how values differ.
[[nodiscard]] Plain comparisonDocument(const Comparison& comparison, bool onlyDifferences);

}  // namespace tensordesk
