// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/text/terminaltext.h"
#include "model/analysis/rerun/rerun.h"
#include "model/tensordict/values/plain.h"

#include <string>
#include <vector>

namespace tensordesk {

/// For a person: a row a key with its differences along time, and below what was found, what it means, what to do and where it is
/// worst. As many columns as `width`.
[[nodiscard]] std::vector<std::string> rerunText(const RerunReport& report, const Style& style, int width);
/// What differs alone, a line each: `PATH: stale: sample_log_prob: …`.
[[nodiscard]] std::vector<std::string> rerunLines(const std::string& path, const RerunReport& report);
/// `ok`, `steps`, `blocks`, `keys` and `not_stored` for a program.
[[nodiscard]] Plain::Dict rerunDocument(const RerunReport& report);

}  // namespace tensordesk
