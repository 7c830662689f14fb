// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/values/summary.h"
#include "model/operations/rollouts/datamask.h"

namespace tensordesk {

/// The summary of a leaf's data, and the mask by which padding was excluded.
struct DataSummary {
    Summary summary;
    KeyPath mask = {};  ///< empty if there is no padding
};

/// Summarises a leaf, or the part of it at `slices`, one per dim from the first on, without the padding that dataMaskFor() finds.
/// Without levels all elements count. Throws the storage's errors.
[[nodiscard]] DataSummary summarizeData(const Leaf& leaf, const LeafPlace& place, const Index& slices = {},
                                        Progress& progress = Progress::none());

}  // namespace tensordesk
