// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/text/terminaltext.h"
#include "model/analysis/collate/collationreport.h"
#include "model/tensordict/values/pythonvalue.h"

#include <string>
#include <vector>

namespace tensordesk {

/// Returns the report as text: a row per key with members of equal form combined, the result of each method, the cost of padding,
/// and changes after which they stack.
[[nodiscard]] std::vector<std::string> collationText(const CollationReport& report, const Style& style);

/// Returns `rows`, `outcomes`, `padding_bytes` and `remedies` as JSON.
[[nodiscard]] PythonValue::Dict collationDocument(const CollationReport& report);

}  // namespace tensordesk
