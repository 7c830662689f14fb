// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/values/summary.h"
#include "model/operations/rollouts/datamask.h"

namespace tensordesk {

/// What one pass over the data of a leaf tells, and which mask left padding out.
struct DataSummary {
    Summary summary;
    KeyPath mask = {};  ///< empty if there is no padding
};

/// Of a leaf, or of the part of it that `slices` give, one a dim from the first on, without what dataMaskFor() finds to be
/// padding. Without levels all elements count. Errors of the storage pass through.
[[nodiscard]] DataSummary summarizeData(const Leaf& leaf, const LeafPlace& place, const Index& slices = {},
                                        Progress& progress = Progress::none());

}  // namespace tensordesk
