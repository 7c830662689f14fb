// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/text/terminaltext.h"
#include "model/analysis/rerun/rerun.h"
#include "model/tensordict/values/pythonvalue.h"

#include <string>
#include <vector>

namespace tensordesk {

/// Returns the report as text: a row per key with its differences along time, followed by the finding, its meaning, the remedy and
/// the largest differences. At most `width` columns.
[[nodiscard]] std::vector<std::string> rerunText(const RerunReport& report, const Style& style, int width);
/// Returns only keys that differ, one line each: `PATH: stale: sample_log_prob: …`.
[[nodiscard]] std::vector<std::string> rerunLines(const std::string& path, const RerunReport& report);
/// Returns `ok`, `steps`, `blocks`, `keys` and `not_stored` as JSON.
[[nodiscard]] PythonValue::Dict rerunDocument(const RerunReport& report);

}  // namespace tensordesk
