// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/text/terminaltext.h"
#include "model/analysis/compare/comparison.h"
#include "model/tensordict/values/pythonvalue.h"

#include <string>
#include <vector>

namespace tensordesk {

/// Returns an entry in one line: `[16, 500 | 3] float32`, `TensorDict [16, 500]`, or a value.
[[nodiscard]] std::string sideText(const ComparedSide& side);
/// Returns a side as JSON: only metadata, without nested entries.
[[nodiscard]] PythonValue sideDocument(const ComparedSide& side);

/// Returns a comparison as text: a row per entry, with `=`, `≠`, `-` (only in A) or `+` (only in B) before it and the differences
/// in words; a summary at the end. `onlyDifferences` omits equal entries.
[[nodiscard]] std::vector<std::string> comparisonText(const Comparison& comparison, bool onlyDifferences, const Style& style);

/// Returns the entries as JSON: key, status, the aspects that differ, both sides, and the differences of values.
[[nodiscard]] PythonValue comparisonDocument(const Comparison& comparison, bool onlyDifferences);

}  // namespace tensordesk
