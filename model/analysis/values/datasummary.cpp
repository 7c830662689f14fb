// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/values/datasummary.h"

namespace tensordesk {

DataSummary summarizeData(const Leaf& leaf, const LeafPlace& place, const Index& slices, Progress& progress)
{
    const auto mask = dataMaskFor(leaf, place);
    const auto data = mask ? std::optional(partOf(*mask, slices)) : std::nullopt;
    DataSummary result{summarize(slices.empty() ? leaf : leaf.at(slices), data, progress)};
    if (result.summary.padding > 0)
        result.mask = mask->key;
    return result;
}

}  // namespace tensordesk
