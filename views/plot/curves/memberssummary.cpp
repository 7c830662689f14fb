// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/curves/memberssummary.h"

namespace tensordesk {

std::optional<PlottedLeaf> summaryOfMembers(const ShownLeaf& leaf, const DimSelection& selection)
{
    const auto& ragged = selection.leaf().ragged;
    if (!ragged || selection.dim(ragged->stackDim).role != DimRole::Each || selection.count(ragged->stackDim) < 2
        || selection.dimWith(DimRole::Spread)) {
        return std::nullopt;
    }
    DimSelection together = selection;
    together.setReduction(ragged->stackDim, Reduction::MeanStd);
    const ShownPart part = ShownPart::of(leaf, together);
    PlottedLeaf summary{part.leaf, part.selection};
    summary.isSummary = true;
    return summary;
}

}  // namespace tensordesk
