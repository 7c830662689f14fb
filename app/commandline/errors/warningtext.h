// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/text/terminaltext.h"
#include "model/expression/diagnosis/diagnosis.h"
#include "model/tensordict/values/pythonvalue.h"

#include <string>
#include <vector>

namespace tensordesk {

/// Returns the warnings of warningsFor() and, last, a warning if the expression mixes dims, which is found by evaluating it on the
/// positions of elements. `scope` has `td`, whose elements are not read. Throws Cancelled.
[[nodiscard]] std::vector<Diagnosis> allWarningsFor(const std::string& expression, const Scope& scope,
                                                    Progress& progress = Progress::none());

/// Returns lines of text: each warning with `!` before it, followed by its operands with marked dims and its suggestions.
[[nodiscard]] std::vector<std::string> warningLines(const std::vector<Diagnosis>& warnings, const Style& style);

/// Returns a document per warning with "message" and the fields of an explained error.
[[nodiscard]] PythonValue::List warningDocuments(const std::vector<Diagnosis>& warnings);

}  // namespace tensordesk
