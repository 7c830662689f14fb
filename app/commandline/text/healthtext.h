// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/text/terminaltext.h"
#include "model/analysis/doctor/doctor.h"
#include "model/tensordict/values/plain.h"

#include <string>
#include <vector>

namespace tensordesk {

/// How many symptoms there are of each concern.
struct ConcernCounts {
    int64_t errors = 0, warnings = 0, notes = 0;
};
[[nodiscard]] ConcernCounts countsOf(const std::vector<CheckResult>& results);

/// For a person: a line a check, and below it what was found where, what it means and what to do.
[[nodiscard]] std::vector<std::string> healthText(const std::vector<CheckResult>& results, const Style& style);
/// Errors and warnings alone, a line each: `PATH: error: next-pairs: ("next", "obs")[41]: …`.
[[nodiscard]] std::vector<std::string> healthLines(const std::string& path, const std::vector<CheckResult>& results);
/// A report to paste into an issue or a data card.
[[nodiscard]] std::vector<std::string> healthMarkdown(const std::string& path, const std::vector<CheckResult>& results);
/// `ok`, `errors`, `warnings`, `notes` and `checks` for a program.
[[nodiscard]] Plain::Dict healthDocument(const std::vector<CheckResult>& results);

}  // namespace tensordesk
