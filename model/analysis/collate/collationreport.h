// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/collate/collating.h"
#include "model/analysis/collate/collation.h"
#include "model/expression/diagnosis/diagnosis.h"

#include <optional>
#include <vector>

namespace tensordesk {

/// Describes how several tensordicts differ, what each way of joining them gives, and which changes make them stack.
struct CollationReport {
    CollationMatrix matrix;
    std::vector<CollationOutcome> outcomes;  ///< one of each of kCollationMethods, in their order
    std::vector<Remedy> remedies;            ///< by padding
    std::vector<Remedy> cropping;            ///< in their place, cropped to the shortest; may be the same
    /// Why `torch.stack(tds)` fails; nothing if it does not, or if an entry cannot be read. Its operands are items of the list, its fixes expressions over `tds`.
    std::optional<Diagnosis> diagnosis;

    [[nodiscard]] bool canCrop() const;  ///< true if `cropping` differs from `remedies`
};

/// Looks at the members as collated along batch dim `dim`. Reads no element; may open stored children. Cost: some ten times
/// members times keys. Cancelled. REQUIRES: at least one member.
[[nodiscard]] CollationReport collationReport(const std::vector<TensorDict>& members, int64_t dim = 0,
                                              Progress& progress = Progress::none());

}  // namespace tensordesk
