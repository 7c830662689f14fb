// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/text/terminaltext.h"
#include "model/analysis/doctor/doctor.h"
#include "model/tensordict/values/pythonvalue.h"

#include <string>
#include <vector>

namespace tensordesk {

/// The number of findings by severity.
struct ConcernCounts {
    int64_t errors = 0, warnings = 0, notes = 0;
};
[[nodiscard]] ConcernCounts countsOf(const std::vector<CheckResult>& results);

/// Returns the results as text: a line per check, followed by its findings with their locations, meaning and remedy.
[[nodiscard]] std::vector<std::string> healthText(const std::vector<CheckResult>& results, const Style& style);
/// Returns only errors and warnings, one line each: `PATH: error: next-pairs: ("next", "obs")[41]: …`.
[[nodiscard]] std::vector<std::string> healthLines(const std::string& path, const std::vector<CheckResult>& results);
/// Returns a report to paste into an issue or a data card.
[[nodiscard]] std::vector<std::string> healthMarkdown(const std::string& path, const std::vector<CheckResult>& results);
/// Returns `ok`, `errors`, `warnings`, `notes` and `checks` as JSON.
[[nodiscard]] PythonValue::Dict healthDocument(const std::vector<CheckResult>& results);

}  // namespace tensordesk
