// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/arrays/raw/packedleaf.h"

#include "model/storage/arrays/raw/rawleaf.h"
#include "model/storage/files/zip/zipextract.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/indices/part.h"

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

at::Tensor PackedLeaf::read(const std::vector<Range>& part) const
{
    const Shape counts = shapeOf(part);
    const auto options = at::TensorOptions(dtype());
    if (elementCount(counts) == 0)
        return at::empty(counts, options);
    const auto content = m_members->of(m_member);
    Shape strides = m_strides;
    int64_t first = 0;
    for (std::size_t dim = 0; dim < part.size(); ++dim) {
        first += part[dim].start * strides[dim];
        strides[dim] *= part[dim].step;
    }
    const int64_t item = itemSize(dtype());
    std::byte* const begin = content.get() + m_begin + first * item;
    at::Tensor values = at::empty(counts, options);
    constexpr int64_t largestItem = 16;
    if (m_begin % largestItem == 0) {
        values.copy_(at::from_blob(begin, counts, strides, options));
        return values;
    }
    // All bytes from the first element on are moved to be aligned.
    const int64_t size = extentOf(shape(), m_strides, dtype()) - first * item;
    const std::unique_ptr<std::byte[]> moved(new std::byte[static_cast<std::size_t>(size)]);
    std::copy_n(begin, size, moved.get());
    values.copy_(at::from_blob(moved.get(), counts, strides, options));
    return values;
}

void PackedLeaf::write(const std::vector<Range>&, const at::Tensor&)
{
    throw Error(ErrorKind::PermissionError,
                "elements of the packed member {} cannot be edited in place; save the file as another one",
                stringLiteral(m_member.name))
        .inFile(file());
}

StorageLayout PackedLeaf::layout() const
{
    StorageLayout layout;
    layout.kind = StorageLayout::Kind::Chunks;
    layout.chunks = shape();
    layout.filters = {m_member.method == ZipMethod::Bzip2 ? "bzip2" : m_member.method == ZipMethod::Lzma ? "lzma" : "deflate"};
    return layout;
}

}  // namespace tensordesk
