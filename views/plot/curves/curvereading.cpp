// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/curves/curvereading.h"

#include "model/analysis/derived/smoothed.h"
#include "model/analysis/values/partialsource.h"
#include "views/common/eachpart.h"
#include "views/common/leafpart.h"
#include "views/plot/curves/addedkeys.h"
#include "views/plot/curves/curveoptions.h"
#include "views/plot/curves/memberssummary.h"

#include <QAction>
#include <QSpinBox>

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

/// Beside the raw curves of a leaf smooth ones, where there is anything to smooth.
std::optional<PlottedLeaf> smoothedOf(const std::vector<PlottedLeaf>& leaves, std::size_t number, int64_t window)
{
    const PlottedLeaf& raw = leaves[number];
    const bool isAlike = raw.leaf.leaf.dtype() == DType::Bool || raw.isSummary || raw.shift != 0;
    const auto x = raw.selection.dimWith(DimRole::X);
    if (isAlike || !x || raw.selection.dimWith(DimRole::Spread) || window < 2) {
        return std::nullopt;
    }
    PlottedLeaf smooth = raw;
    smooth.leaf.leaf = smoothed(raw.leaf.leaf, *x, window);
    smooth.source.reset();
    smooth.curves.reset();
    smooth.smooths = number;
    smooth.window = window;
    return smooth;
}

/// See Note [Whole offset].
Integer offsetOf(const PlottedLeaf& leaf)
{
    if (leaf.source) {
        return leaf.source->offset;
    }
    DimSelection shown = leaf.selection;
    if (presentOf(leaf.leaf.leaf)) {  // if its last element may be missing, the first one is used
        shown = eachpart::select(shown, 0);
        const std::size_t x = *shown.dimWith(DimRole::X);
        shown.setRange(x, partOf(shown.dim(x).range, 0, 1));
    }
    return wholeOffset(leaf.leaf.leaf.at(shown.toIndex()));
}

bool areOfTheSame(const PlottedLeaf& one, const PlottedLeaf& other)
{
    return one.leaf.path == other.leaf.path && one.selection == other.selection && one.shift == other.shift
        && one.window == other.window;
}

}  // namespace

bool CurvePlan::fits(const ShownLeaf& leaf) const
{
    return leaf.path != m_leaf.path && AddedKeys::beside(m_selection, leaf.dims);
}

std::vector<PlottedLeaf> CurvePlan::leaves(const std::optional<PlottedLeaf>& beside, const std::vector<PlottedLeaf>& before) const
{
    std::vector<PlottedLeaf> wanted{{m_leaf, m_selection}};
    if (beside) {
        wanted.push_back(*beside);
    }
    for (const KeyPath& key : m_added.keys()) {
        const AddedKeys::Place place = m_added.placeOf(key);
        const ShownLeaf* const leaf = place == AddedKeys::Place::Below ? nullptr : m_added.find(key);
        const bool isThere = beside && beside->leaf.path == key;
        if (leaf != nullptr && fits(*leaf) && !isThere) {
            wanted.push_back({*leaf, *AddedKeys::beside(m_selection, leaf->dims)});
            wanted.back().isOnSecondAxis = place == AddedKeys::Place::SecondAxis;
        }
    }
    if (auto all = m_options.summary()->isChecked() ? summaryOfMembers(m_leaf, m_selection) : std::nullopt) {
        wanted.push_back(*std::move(all));
    }
    const std::size_t raw = wanted.size();
    for (std::size_t number = 0; number < raw; ++number) {
        if (auto smooth = smoothedOf(wanted, number, m_options.smoothing()->value())) {
            wanted.push_back(*std::move(smooth));
        }
    }
    for (PlottedLeaf& leaf : wanted) {
        for (const PlottedLeaf& known : before) {
            if (areOfTheSame(known, leaf)) {
                leaf.source = known.source;
            }
        }
    }
    return wanted;
}

std::vector<ShownPart> CurvePlan::panes() const
{
    std::vector<ShownPart> parts;
    for (const KeyPath& key : m_added.keys()) {
        const ShownLeaf* const leaf = m_added.placeOf(key) == AddedKeys::Place::Below ? m_added.find(key) : nullptr;
        if (leaf != nullptr && fits(*leaf)) {
            parts.push_back({*leaf, *AddedKeys::beside(m_selection, leaf->dims)});
        }
    }
    return parts;
}

bool areAtHand(const std::vector<PlottedLeaf>& leaves, const CurveRequest& request)
{
    return std::all_of(leaves.begin(), leaves.end(),
                       [&](const PlottedLeaf& leaf) { return leaf.source && Curves::isAtHand(*leaf.source, request); });
}

std::vector<Curves> readCurves(const std::vector<PlottedLeaf>& leaves, const CurveRequest& request, bool logarithmic,
                               Progress& progress)
{
    std::array<std::optional<Integer>, 2> offsets;  // of both axes: those of the first leaves on them
    std::vector<Curves> curves;
    for (const PlottedLeaf& one : leaves) {
        std::optional<Integer>& ofAxis = offsets[one.isOnSecondAxis ? 1 : 0];
        if (!ofAxis) {
            ofAxis = logarithmic && !one.isOnSecondAxis ? 0 : offsetOf(one);
        }
        const Integer offset = one.leaf.leaf.dtype() == DType::Bool ? 0 : *ofAxis;
        const bool isLess = one.smooths && offset != 0;
        const Leaf leaf = isLess ? smoothed(lessOffset(leaves[*one.smooths].leaf.leaf, offset), *one.selection.dimWith(DimRole::X),
                                            one.window)
                                 : one.leaf.leaf;
        const bool isKnown = one.source && one.source->offset == offset;
        const auto source = isKnown ? one.source : CurveSource::read(leaf, one.selection, offset, isLess, progress);
        curves.push_back(Curves::read(leaf, source, request, progress));
    }
    return curves;
}

}  // namespace tensordesk
