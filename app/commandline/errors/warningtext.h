// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/text/terminaltext.h"
#include "model/expression/diagnosis/diagnosis.h"
#include "model/tensordict/values/plain.h"

#include <string>
#include <vector>

namespace tensordesk {

/// Returns the warnings of an expression as warningsFor() does, and last that of dims which it mixes. `scope` has `td`, and numbers
/// the elements of a leaf to see where they go; reads nothing. Cancelled.
[[nodiscard]] std::vector<Diagnosis> allWarningsFor(const std::string& expression, const Scope& scope,
                                                    Progress& progress = Progress::none());

/// Returns a line for each warning, with `!` before it, and below it the operands with marked dims and what to try.
[[nodiscard]] std::vector<std::string> warningLines(const std::vector<Diagnosis>& warnings, const Style& style);

/// Returns for each warning a document with "message" and the fields of an explained error.
[[nodiscard]] Plain::List warningDocuments(const std::vector<Diagnosis>& warnings);

}  // namespace tensordesk
