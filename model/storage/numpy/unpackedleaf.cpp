// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/numpy/unpackedleaf.h"

#include "model/storage/zip/zipextract.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/indices/part.h"
#include "model/tensordict/indices/rectangle.h"

#include <ATen/ops/empty.h>
#include <ATen/ops/from_blob.h>

#include <algorithm>

namespace tensordesk {

std::shared_ptr<std::byte[]> UnpackedMembers::of(const ZipMember& member)
{
    const std::lock_guard lock(m_mutex);
    const auto found = std::find_if(m_kept.begin(), m_kept.end(), [&](const Kept& kept) { return kept.offset == member.offset; });
    if (found != m_kept.end())
        return found->content;
    int64_t kept = member.size;
    for (const Kept& one : m_kept)
        kept += one.size;
    for (; !m_kept.empty() && kept > kMostKept; m_kept.pop_front())
        kept -= m_kept.front().size;
    checkFits(static_cast<double>(member.size), Message("the unpacked member {}", stringLiteral(member.name)));
    // Not filled with zeros: memory is taken only as there are bytes to put there.
    const std::shared_ptr<std::byte[]> content(new std::byte[static_cast<std::size_t>(member.size)]);
    extractInto(m_bytes, member, content.get());
    m_kept.push_back({member.offset, member.size, content});
    return content;
}

at::Tensor UnpackedLeaf::read(const std::vector<Range>& part) const
{
    const Shape counts = shapeOf(part);
    const auto options = at::TensorOptions(dtype());
    if (elementCount(counts) == 0)
        return at::empty(counts, options);
    const auto content = m_members->of(m_member);
    Shape strides = m_header.strides();
    int64_t first = 0;
    for (std::size_t dim = 0; dim < part.size(); ++dim) {
        first += part[dim].start * strides[dim];
        strides[dim] *= part[dim].step;
    }
    at::Tensor values = at::empty(counts, options);
    if (m_header.dataBegin % 16 == 0) {
        std::byte* const begin = content.get() + m_header.dataBegin + first * m_header.itemBytes;
        values.copy_(at::from_blob(begin, counts, strides, options));
        return values;
    }
    // Where elements are not aligned, all bytes from the first one on are moved.
    const int64_t size = m_header.bytes() - first * m_header.itemBytes;
    const std::unique_ptr<std::byte[]> moved(new std::byte[static_cast<std::size_t>(size)]);
    std::copy_n(content.get() + m_header.dataBegin + first * m_header.itemBytes, size, moved.get());
    values.copy_(at::from_blob(moved.get(), counts, strides, options));
    return values;
}

void UnpackedLeaf::write(const std::vector<Range>&, const at::Tensor&)
{
    throw Error(ErrorKind::PermissionError,
                "elements of the packed member {} cannot be edited in place; save the file as another one",
                stringLiteral(m_member.name))
        .inFile(file());
}

StorageLayout UnpackedLeaf::layout() const
{
    StorageLayout layout;
    layout.kind = StorageLayout::Kind::Chunks;
    layout.chunks = shape();
    layout.filters = {"deflate"};
    return layout;
}

}  // namespace tensordesk
