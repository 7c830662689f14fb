// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/leaves/leafbackedsource.h"

#include <ATen/core/Tensor.h>

namespace tensordesk {

LeafBackedSource::LeafBackedSource(Leaf leaf) : LeafSource(leaf.shape(), leaf.dtype()), m_leaf(std::move(leaf)) { }

at::Tensor LeafBackedSource::read(const std::vector<Range>& part) const
{
    const at::Tensor values = partOf(part).tensor();
    return isMapped() ? values.detach() : values.clone(at::MemoryFormat::Contiguous);
}

bool LeafBackedSource::isMapped() const noexcept
{
    return m_leaf.isInMemory();
}

void LeafBackedSource::write(const std::vector<Range>& part, const at::Tensor& values)
{
    partOf(part).assign(values);
}

std::string LeafBackedSource::file() const
{
    const std::vector<Leaf> members = m_leaf.members();
    return members.empty() || !members.front().source() ? std::string() : members.front().source()->file();
}

StorageLayout LeafBackedSource::layout() const
{
    return {m_leaf.members().empty() ? StorageLayout::Kind::Unsaved : StorageLayout::Kind::Members};
}

int64_t LeafBackedSource::storedBytes() const
{
    int64_t bytes = 0;
    for (const Leaf& member : m_leaf.members()) {
        bytes += member.source() ? member.source()->storedBytes() : 0;
    }
    return bytes;
}

Leaf LeafBackedSource::partOf(const std::vector<Range>& part) const
{
    Index index;
    for (const Range& range : part) {
        const int64_t stop = range.count == 0 ? range.start : range.start + (range.count - 1) * range.step + 1;
        index.emplace_back(Slice{range.start, stop, range.step});
    }
    return m_leaf.at(index);
}

}  // namespace tensordesk
