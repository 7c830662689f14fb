// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/text/terminaltext.h"
#include "model/expression/diagnosis/diagnosis.h"
#include "model/tensordict/values/pythonvalue.h"

#include <string>
#include <vector>

namespace tensordesk {

/// Returns the warnings of warningsFor() and, at the end, a warning of mixed dims, for which it evaluates the positions of a leaf's
/// elements. `scope` has `td`. Reads nothing. Throws Cancelled.
[[nodiscard]] std::vector<Diagnosis> allWarningsFor(const std::string& expression, const Scope& scope,
                                                    Progress& progress = Progress::none());

/// Returns a line per warning, with `!` before it, followed by the operands with marked dims and suggestions.
[[nodiscard]] std::vector<std::string> warningLines(const std::vector<Diagnosis>& warnings, const Style& style);

/// Returns a document per warning with "message" and the fields of an explained error.
[[nodiscard]] PythonValue::List warningDocuments(const std::vector<Diagnosis>& warnings);

}  // namespace tensordesk
