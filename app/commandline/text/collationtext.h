// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/text/terminaltext.h"
#include "model/analysis/collate/collating.h"
#include "model/analysis/collate/collation.h"
#include "model/tensordict/values/plain.h"

#include <string>
#include <vector>

namespace tensordesk {

/// What several tensordicts have in common and where they part, with all that was worked out about it.
struct CollationReport {
    CollationMatrix matrix;
    std::vector<CollationOutcome> outcomes;
    std::vector<Remedy> remedies;
    std::vector<Remedy> cropping = {};  ///< in place of these, where members are to be cropped; empty where it is the same

    /// All that is told of these members, collated on batch dim `dim`.
    [[nodiscard]] static CollationReport of(const std::vector<TensorDict>& members, int64_t dim);
};

/// For a person: a row a key, members of one form told together; what each way of collating gives; what
/// padding would waste; what to change so that they stack.
[[nodiscard]] std::vector<std::string> collationText(const CollationReport& report, const Style& style);

/// `rows`, `outcomes`, `padding_bytes` and `remedies` for a program.
[[nodiscard]] Plain::Dict collationDocument(const CollationReport& report);

}  // namespace tensordesk
