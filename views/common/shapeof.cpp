// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/shapeof.h"

#include <algorithm>

namespace tensordesk {

namespace {

Shape shapeOfMember(const Leaf& member)
{
    return member.shape();
}
Shape shapeOfMember(const TensorDict& member)
{
    return member.batchSize();
}

/// The dims in which the members of a stack differ are, in order, its ragged ones.
template <typename Member>
void addRanges(ShapeTokens& tokens, const std::vector<Member>& members)
{
    if (members.empty()) {
        return;
    }
    Shape smallest = shapeOfMember(members.front());
    Shape largest = smallest;
    for (const auto& member : members) {
        const Shape shape = shapeOfMember(member);
        for (std::size_t dim = 0; dim < std::min(shape.size(), smallest.size()); ++dim) {
            smallest[dim] = std::min(smallest[dim], shape[dim]);
            largest[dim] = std::max(largest[dim], shape[dim]);
        }
    }
    std::size_t own = 0;
    for (std::size_t dim = 0; dim < tokens.dims().size(); ++dim) {
        if (tokens.dims()[dim].size != kRagged) {
            continue;
        }
        while (own < smallest.size() && smallest[own] == largest[own] && smallest[own] != kRagged) {
            ++own;
        }
        if (own < smallest.size() && smallest[own] != kRagged) {
            tokens.setRange(dim, smallest[own], largest[own]);
        }
        ++own;
    }
}

struct ShapeOf {
    std::size_t batchDims;
    const DimNames& names;

    ShapeTokens operator()(const Leaf& leaf) const { return {leaf.shape(), batchDims, names}; }
    ShapeTokens operator()(const TensorDict& td) const { return {td.batchSize(), td.batchSize().size(), td.names()}; }
    ShapeTokens operator()(const NonTensor& value) const { return {value.batchSize(), value.batchSize().size(), names}; }
    ShapeTokens operator()(const Broken& broken) const
    {
        return broken.shape() ? ShapeTokens(*broken.shape(), batchDims, names) : ShapeTokens();
    }
};

}  // namespace

ShapeTokens shapeOf(const Entry& entry, std::size_t batchDims, const DimNames& names)
{
    return std::visit(ShapeOf{batchDims, names}, entry);
}

ShapeTokens shapeWithRanges(const Entry& entry, std::size_t batchDims, const DimNames& names)
{
    ShapeTokens tokens = shapeOf(entry, batchDims, names);
    if (const auto* leaf = std::get_if<Leaf>(&entry); leaf && leaf->isRagged()) {
        addRanges(tokens, leaf->members());
    } else if (const auto* td = std::get_if<TensorDict>(&entry); td && td->isLazyStack() && isRagged(td->batchSize())) {
        addRanges(tokens, td->members());
    }
    return tokens;
}

}  // namespace tensordesk
