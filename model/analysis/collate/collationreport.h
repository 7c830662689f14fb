// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/collate/collating.h"
#include "model/analysis/collate/collation.h"
#include "model/expression/diagnosis/diagnosis.h"

#include <optional>
#include <vector>

namespace tensordesk {

/// The differences of several tensordicts, the result of each method to combine them, and the changes after which they can be
/// stacked.
struct CollationReport {
    CollationMatrix matrix;
    std::vector<CollationOutcome> outcomes;  ///< one per method, in the order of kCollationMethods
    std::vector<Remedy> remedies;            ///< with padding
    std::vector<Remedy> cropping;            ///< alternative changes that crop to the minimum; may be the same
    /// The reason why `torch.stack(tds)` fails; empty if it does not, or if an entry cannot be read. Its operands are items of the
    /// list, its fixes expressions over `tds`.
    std::optional<Diagnosis> diagnosis;

    [[nodiscard]] bool canCrop() const;  ///< True if `cropping` differs from `remedies`.
};

/// Computes the report for members combined along batch dim `dim`. Reads no element; may open stored children. Costs about ten
/// times members × keys. Throws Cancelled. REQUIRES: at least one member.
[[nodiscard]] CollationReport collationReport(const std::vector<TensorDict>& members, int64_t dim = 0,
                                              Progress& progress = Progress::none());

}  // namespace tensordesk
