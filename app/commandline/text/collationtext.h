// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/text/terminaltext.h"
#include "model/analysis/collate/collationreport.h"
#include "model/tensordict/values/plain.h"

#include <string>
#include <vector>

namespace tensordesk {

/// For a person: a row a key, members of one form told together; what each way of collating gives; what
/// padding would waste; what to change so that they stack.
[[nodiscard]] std::vector<std::string> collationText(const CollationReport& report, const Style& style);

/// `rows`, `outcomes`, `padding_bytes` and `remedies` for a program.
[[nodiscard]] Plain::Dict collationDocument(const CollationReport& report);

}  // namespace tensordesk
