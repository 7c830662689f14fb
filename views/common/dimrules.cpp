// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/dimrules.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace tensordesk {

namespace {

// A histogram reads all that it counts: no more than this unasked.
constexpr int64_t kPooledBytes = int64_t{1} << 30;
// So many components of an event have a histogram each.
constexpr int64_t kFewComponents = 8;

bool isTimeLike(const DimName& name)
{
    static constexpr std::array<std::string_view, 6> words = {"time", "t", "step", "steps", "T", "timestep"};
    return name && std::find(words.begin(), words.end(), *name) != words.end();
}

/// The dims wider than 1 in order; all dims if there are none.
std::vector<std::size_t> wideDims(const Shape& shape)
{
    std::vector<std::size_t> dims;
    for (std::size_t dim = 0; dim < shape.size(); ++dim) {
        if (shape[dim] != 1) {
            dims.push_back(dim);
        }
    }
    return dims;
}

std::optional<std::size_t> curveAxis(const LeafDims& leaf)
{
    for (std::size_t dim = 0; dim < leaf.rank(); ++dim) {
        if (isTimeLike(leaf.name(dim))) {
            return dim;
        }
    }
    if (const auto ragged = leaf.raggedDim()) {
        return ragged;
    }
    if (leaf.time) {
        return leaf.time;
    }
    for (auto dim = static_cast<std::size_t>(leaf.batchDims); dim-- > 0;) {
        if (leaf.shape[dim] != 1) {
            return dim;
        }
    }
    const auto longest = std::max_element(leaf.shape.begin(), leaf.shape.end());
    return longest == leaf.shape.end() ? std::nullopt : std::optional(static_cast<std::size_t>(longest - leaf.shape.begin()));
}

std::vector<DimRole> allFixed(const LeafDims& leaf)
{
    return std::vector<DimRole>(leaf.rank(), DimRole::Fixed);
}

bool hasEvents(const LeafDims& leaf)
{
    return leaf.rank() > static_cast<std::size_t>(leaf.batchDims);
}

/// Members that differ in length one below the other, along that length.
std::vector<DimRole> membersAsRows(const LeafDims& leaf)
{
    std::vector<DimRole> roles = allFixed(leaf);
    roles[leaf.ragged->stackDim] = DimRole::Y;
    roles[*leaf.raggedDim()] = DimRole::X;
    return roles;
}

/// The last two dims wider than 1, or those of a picture, as rows and columns.
std::vector<DimRole> tableRoles(const LeafDims& leaf)
{
    std::vector<DimRole> roles = allFixed(leaf);
    const auto wide = wideDims(leaf.shape);
    if (const auto pixels = pixelDims(leaf)) {
        roles[pixels->height] = DimRole::Y;
        roles[pixels->width] = DimRole::X;
    } else if (leaf.raggedDim()) {
        return membersAsRows(leaf);
    } else if (wide.size() >= 2) {
        roles[wide[wide.size() - 2]] = DimRole::Y;
        roles[wide.back()] = DimRole::X;
    } else if (!roles.empty()) {
        roles[wide.empty() ? 0 : wide.front()] = DimRole::Y;
    }
    return roles;
}

/// The dim named like time, or known to be it, else the last batch dim along x, and the last event dim as curves; of members that differ in
/// length one each, along that length.
std::vector<DimRole> curveRoles(const LeafDims& leaf)
{
    std::vector<DimRole> roles = allFixed(leaf);
    if (const auto axis = curveAxis(leaf)) {
        roles[*axis] = DimRole::X;
        if (leaf.raggedDim() && leaf.ragged->stackDim != *axis) {
            roles[leaf.ragged->stackDim] = DimRole::Each;
        } else if (!pixelDims(leaf) && hasEvents(leaf) && *axis != leaf.rank() - 1) {
            roles.back() = DimRole::Each;
        }
    }
    return roles;
}

/// Pixels where pixelDims() finds them, else the two largest dims.
std::vector<DimRole> imageRoles(const LeafDims& leaf)
{
    std::vector<DimRole> roles = allFixed(leaf);
    if (const auto pixels = pixelDims(leaf)) {
        roles[pixels->height] = DimRole::Y;
        roles[pixels->width] = DimRole::X;
        if (pixels->channel) {
            roles[*pixels->channel] = DimRole::Channel;
        }
    } else if (leaf.raggedDim()) {
        return membersAsRows(leaf);
    } else if (roles.size() >= 2) {
        std::vector<std::size_t> bySize(roles.size());
        for (std::size_t dim = 0; dim < bySize.size(); ++dim) {
            bySize[dim] = dim;
        }
        std::stable_sort(bySize.begin(), bySize.end(), [&](std::size_t a, std::size_t b) { return leaf.shape[a] > leaf.shape[b]; });
        roles[std::min(bySize[0], bySize[1])] = DimRole::Y;
        roles[std::max(bySize[0], bySize[1])] = DimRole::X;
    } else if (roles.size() == 1) {
        roles[0] = DimRole::X;
    }
    return roles;
}

/// One per colour, or per each of a few components, over all elements, up to one gigabyte.
std::vector<DimRole> histogramRoles(const LeafDims& leaf)
{
    std::vector<DimRole> roles = allFixed(leaf);
    const std::size_t rank = leaf.rank();
    std::size_t each = rank;  // none
    if (const auto pixels = pixelDims(leaf)) {
        each = pixels->channel.value_or(each);
    } else if (hasEvents(leaf) && rank > 1 && leaf.shape.back() > 1 && leaf.shape.back() <= kFewComponents) {
        each = rank - 1;
    }
    int64_t bytes = itemSize(leaf.dtype);
    for (std::size_t dim = rank; dim-- > 0;) {
        bytes *= std::max<int64_t>(leaf.shape[dim], 1);
        if (dim == each) {
            roles[dim] = DimRole::Each;
        } else if (bytes <= kPooledBytes) {
            roles[dim] = DimRole::Pooled;
        }
    }
    return roles;
}

bool hasRowsOrColumns(const DimSelection& selection)
{
    return selection.rank() == 0 || selection.dimWith(DimRole::Y) || selection.dimWith(DimRole::X);
}

bool hasX(const DimSelection& selection)
{
    return selection.rank() == 0 || selection.dimWith(DimRole::X);
}

bool hasXAndY(const DimSelection& selection)
{
    return selection.rank() < 2 || (selection.dimWith(DimRole::X) && selection.dimWith(DimRole::Y));
}

bool isAlways(const DimSelection&)
{
    return true;
}

}  // namespace

const DimRules& dimRules(ViewKind kind)
{
    using enum DimRole;
    static const DimRules table{{Fixed, Y, X, Reduced}, false, true, tableRoles, hasRowsOrColumns};
    static const DimRules line{{Fixed, X, Each, Reduced}, true, false, curveRoles, hasX};
    static const DimRules image{{Fixed, Y, X, Channel, Each, Reduced}, false, false, imageRoles, hasXAndY};
    static const DimRules histogram{{Fixed, Pooled, Each, Reduced}, false, false, histogramRoles, isAlways};
    static const DimRules scatter{{Fixed, X, Each}, false, false, curveRoles, hasX};
    switch (kind) {
    case ViewKind::Table: return table;
    case ViewKind::Line: return line;
    case ViewKind::Image: return image;
    case ViewKind::Histogram: return histogram;
    case ViewKind::Scatter: break;
    }
    return scatter;
}

}  // namespace tensordesk
