// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dims/batchselection.h"

#include <algorithm>

namespace tensordesk {

namespace {

BatchSelection::Dim wholeDim(int64_t size, int64_t shortest, const DimName& name)
{
    return {size, name, 0, {0, 1, std::max<int64_t>(size, 0)}, shortest};
}

Range cutToDim(Range range, int64_t size)
{
    // The rules are those of a leaf's selection.
    DimSelection selection(LeafDims{{std::max<int64_t>(size, 0)}, 1, {}}, ViewKind::Line);
    selection.setRange(0, range);
    return selection.dim(0).range;
}

/// The dim of `dims` that is the same thing as `dim`, which stands at `place`.
const BatchSelection::Dim* counterpartOf(const BatchSelection::Dim& dim, std::size_t place,
                                         const std::vector<BatchSelection::Dim>& dims)
{
    if (dim.name) {
        const auto same = std::find_if(dims.begin(), dims.end(),
                                       [&](const BatchSelection::Dim& each) { return each.name == dim.name; });
        if (same != dims.end()) {
            return &*same;
        }
    }
    const bool fits = place < dims.size() && dims[place].size == dim.size && !(dim.name && dims[place].name);
    return fits ? &dims[place] : nullptr;
}

}  // namespace

void BatchSelection::setDims(const Shape& batch, const DimNames& names, const Shape& shortest)
{
    std::vector<Dim> dims;
    for (std::size_t place = 0; place < batch.size(); ++place) {
        Dim dim = wholeDim(batch[place], shortest.empty() ? batch[place] : shortest[place],
                           place < names.size() ? names[place] : DimName());
        if (const Dim* before = counterpartOf(dim, place, m_dims)) {
            dim.cursor = std::clamp<int64_t>(before->cursor, 0, std::max<int64_t>(dim.size - 1, 0));
            if (!before->isWhole()) {
                dim.range = cutToDim(before->range, dim.size);
            }
        }
        dims.push_back(std::move(dim));
    }
    const bool same = dims == m_dims;
    m_dims = std::move(dims);
    if (!same) {
        Q_EMIT dimsChanged();
        Q_EMIT changed();
    }
}

void BatchSelection::setCursor(std::size_t dim, int64_t index)
{
    std::vector<Dim> dims = m_dims;
    dims.at(dim).cursor = std::clamp<int64_t>(index, 0, std::max<int64_t>(dims[dim].size - 1, 0));
    take(std::move(dims));
}

void BatchSelection::setRange(std::size_t dim, Range range)
{
    std::vector<Dim> dims = m_dims;
    dims.at(dim).range = cutToDim(range, dims[dim].size);
    take(std::move(dims));
}

void BatchSelection::show(const Shape& first, int64_t steps)
{
    std::vector<Dim> dims = m_dims;
    for (std::size_t at = 0; at < dims.size(); ++at) {
        Dim& dim = dims[at];
        dim.cursor = first[at];
        const int64_t offset = dim.cursor - dim.range.start;
        if (offset < 0 || offset / dim.range.step >= dim.range.count) {
            dim.range = at + 1 < dims.size() ? Range{0, 1, dim.size} : Range{dim.cursor, 1, steps};
        }
    }
    take(std::move(dims));
}

bool BatchSelection::shares(const LeafDims& leaf, std::size_t dim) const
{
    return dim < m_dims.size() && leaf.isBatch(dim) && leaf.shape[dim] == m_dims[dim].size;
}

DimSelection BatchSelection::appliedTo(DimSelection selection) const
{
    for (std::size_t dim = 0; dim < selection.rank(); ++dim) {
        if (shares(selection.leaf(), dim)) {
            selection.setIndex(dim, m_dims[dim].cursor);
            selection.setRange(dim, m_dims[dim].range);
        }
    }
    return selection;
}

std::optional<Index> BatchSelection::rangesOf(const LeafDims& leaf) const
{
    Index index;
    bool isWhole = true;
    for (std::size_t dim = 0; dim < leaf.rank() && shares(leaf, dim); ++dim) {
        const Range& range = m_dims[dim].range;
        // The end after the last index, as users write it.
        const int64_t end = range.count > 0 ? range.start + (range.count - 1) * range.step + 1 : range.start;
        const auto step = range.step > 1 ? std::optional(range.step) : std::nullopt;
        index.emplace_back(m_dims[dim].isWhole() ? Slice{} : Slice{range.start, end, step});
        isWhole = isWhole && m_dims[dim].isWhole();
    }
    return isWhole ? std::nullopt : std::optional(std::move(index));
}

void BatchSelection::takeFrom(const DimSelection& selection)
{
    std::vector<Dim> dims = m_dims;
    for (std::size_t dim = 0; dim < selection.rank(); ++dim) {
        if (shares(selection.leaf(), dim)) {
            dims[dim].cursor = selection.dim(dim).index;
            dims[dim].range = selection.dim(dim).range;
        }
    }
    take(std::move(dims));
}

void BatchSelection::take(std::vector<Dim> dims)
{
    if (dims != m_dims) {
        m_dims = std::move(dims);
        Q_EMIT changed();
    }
}

std::string BatchSelection::text() const
{
    std::string text;
    for (const Dim& dim : m_dims) {
        text += text.empty() ? "" : ", ";
        if (dim.isWhole()) {
            text += std::to_string(dim.cursor);
        } else {
            DimSelection selection(LeafDims{{dim.size}, 1, {}}, ViewKind::Line);
            selection.setRange(0, dim.range);
            const std::string range = selection.text();
            text += range.substr(1, range.size() - 2);
        }
    }
    return "[" + text + "]";
}

}  // namespace tensordesk
