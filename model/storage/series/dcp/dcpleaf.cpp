// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/dcp/dcpleaf.h"

#include "model/storage/formats/torchsave/torcharchive.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/indices/part.h"

#include <ATen/ops/empty.h>

#include <algorithm>
#include <utility>
#include <variant>

namespace tensordesk {

namespace {

Shape beginOf(const Part& part)
{
    Shape begin;
    for (const Range& range : part)
        begin.push_back(range.start);
    return begin;
}

bool liesWithin(const Part& part, const Shape& shape)
{
    return std::ranges::equal(part, shape, [](const Range& range, int64_t size) {
        return range.count <= size && range.start <= size - range.count;
    });
}

}  // namespace

DcpLeaf::DcpLeaf(Shape shape, DType dtype, std::vector<Chunk> chunks)
    : LeafSource(std::move(shape), dtype), m_chunks(std::move(chunks)), m_opened(m_chunks.size())
{
    std::ranges::sort(m_chunks, {}, [](const Chunk& chunk) { return beginOf(chunk.part); });
    checkComplete();
}

void DcpLeaf::checkComplete() const
{
    int64_t elements = 0;
    for (std::size_t i = 0; i < m_chunks.size(); ++i) {
        const Part& part = m_chunks[i].part;
        if (!liesWithin(part, shape()))
            throw Error(ErrorKind::ValueError, "has a chunk of shape {} at {}, which exceeds its shape {}", toString(shapeOf(part)),
                        toString(beginOf(part)), toString(shape()));
        elements += elementCount(shapeOf(part));
        // Later chunks start beyond its rows.
        for (std::size_t other = i + 1; other < m_chunks.size(); ++other) {
            ProgressScope::step();
            const Part& behind = m_chunks[other].part;
            if (!part.empty() && !behind.empty() && behind.front().start >= part.front().start + part.front().count)
                break;
            if (liesWithin(behind, shape()) && intersection(part, behind))
                throw Error(ErrorKind::ValueError, "has two chunks of the same elements, at {} and {}", toString(beginOf(part)),
                            toString(beginOf(behind)));
        }
    }
    if (const int64_t all = elementCount(shape()); elements != all)
        throw Error(ErrorKind::ValueError, "is not complete: its chunks have {} of {} elements", elements, all);
}

std::shared_ptr<LeafSource> DcpLeaf::opened(std::size_t chunk) const
{
    const std::lock_guard lock(m_mutex);
    if (m_opened[chunk])
        return m_opened[chunk];
    const auto& [part, archive] = m_chunks[chunk];
    const Entry content = [&, &archive = archive] {
        try {
            return TorchArchive(archive, {}).content();
        } catch (Error& error) {
            throw error.inFile(archive.file->path());
        }
    }();
    if (const auto* broken = std::get_if<Broken>(&content))
        throw Error(broken->error());
    const auto* leaf = std::get_if<Leaf>(&content);
    if (!leaf || !leaf->source() || leaf->shape() != shapeOf(part) || leaf->dtype() != dtype())
        throw Error(ErrorKind::ValueError, "the chunk at {} is not a tensor of shape {} and {}, as the metadata says",
                    toString(beginOf(part)), toString(shapeOf(part)), dtypeName(dtype()))
            .inFile(archive.file->path());
    return m_opened[chunk] = leaf->source();
}

at::Tensor DcpLeaf::read(const std::vector<Range>& part) const
{
    at::Tensor values = at::empty(shapeOf(part), at::TensorOptions(dtype()));
    if (values.numel() == 0)
        return values;
    for (std::size_t i = 0; i < m_chunks.size(); ++i) {
        const auto shared = intersection(part, m_chunks[i].part);
        if (!shared)
            continue;
        Part within = *shared;
        for (std::size_t dim = 0; dim < within.size(); ++dim)
            within[dim].start -= m_chunks[i].part[dim].start;
        narrowed(values, part, *shared).copy_(opened(i)->read(within));
    }
    return values;
}

void DcpLeaf::write(const std::vector<Range>&, const at::Tensor&)
{
    throw Error(ErrorKind::PermissionError,
                "a distributed checkpoint is read-only; save the tensordict in another format to edit it");
}

void DcpLeaf::checkIntact() const
{
    const std::lock_guard lock(m_mutex);
    for (const auto& source : m_opened)
        if (source)
            source->checkIntact();
}

void DcpLeaf::checkChunks() const
{
    for (std::size_t chunk = 0; chunk < m_chunks.size(); ++chunk)
        static_cast<void>(opened(chunk));
}

std::string DcpLeaf::file() const
{
    return m_chunks.empty() ? std::string() : m_chunks.front().archive.file->path();
}

StorageLayout DcpLeaf::layout() const
{
    if (m_chunks.size() != 1)
        return {.kind = StorageLayout::Kind::Chunks, .chunks = m_chunks.empty() ? Shape() : shapeOf(m_chunks.front().part)};
    const FileStretch& archive = m_chunks.front().archive;
    return {StorageLayout::Kind::Bytes, archive.begin, archive.begin + archive.size};
}

int64_t DcpLeaf::storedBytes() const
{
    return elementCount(shape()) * itemSize(dtype());
}

}  // namespace tensordesk
