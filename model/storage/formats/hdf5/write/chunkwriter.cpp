// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/write/chunkwriter.h"

#include "model/storage/formats/hdf5/library/h5error.h"
#include "model/storage/formats/hdf5/library/h5lock.h"

#include <ATen/ops/zeros.h>

#include <algorithm>
#include <utility>

namespace tensordesk {

namespace {

/// Chunks that are packed or wait for it may take as much, if they are more than one.
constexpr int64_t kMostPending = int64_t{64} << 20;

/// A copy as large as a chunk; beyond the end of the dataset zeros.
at::Tensor wholeChunk(const at::Tensor& elements, const Shape& chunk)
{
    if (elements.sizes() == c10::IntArrayRef(chunk))
        return elements.clone(at::MemoryFormat::Contiguous);
    at::Tensor whole = at::zeros(chunk, elements.options());
    at::Tensor filled = whole;
    for (int64_t dim = 0; dim < elements.dim(); ++dim)
        filled = filled.narrow(dim, 0, elements.size(dim));
    filled.copy_(elements);
    return whole;
}

}  // namespace

ChunkWriter::ChunkWriter(hid_t dataset, Shape chunk, Compression compression, Packers* packers)
    : m_dataset(dataset), m_chunk(std::move(chunk)), m_compression(compression), m_packers(packers)
{
}

void ChunkWriter::append(const Block& block, const at::Tensor& elements)
{
    std::vector<Range> whole;
    for (const int64_t count : block.count)
        whole.push_back({0, 1, count});
    // A block of at most one element is a chunk.
    forEachBlock(whole, m_chunk, 1, [&](const Block& part) {
        at::Tensor piece = elements;
        Shape start = block.start;
        for (std::size_t d = 0; d < start.size(); ++d) {
            piece = piece.narrow(static_cast<int64_t>(d), part.start[d], part.count[d]);
            start[d] += part.start[d];
        }
        appendChunk(start, piece);
    });
}

void ChunkWriter::appendChunk(const Shape& start, const at::Tensor& elements)
{
    at::Tensor chunk = wholeChunk(elements, m_chunk);
    const auto size = static_cast<int64_t>(chunk.nbytes());
    const auto threads = static_cast<int64_t>(m_packers == nullptr ? 1 : m_packers->count());
    const int64_t most = std::clamp<int64_t>(kMostPending / size, 1, 4 * threads);
    while (static_cast<int64_t>(m_pending.size()) >= most)
        storeFirst();
    Packers::Task task = [chunk = std::move(chunk), compression = m_compression] {
        return packedChunk(compression, static_cast<const char*>(chunk.const_data_ptr()), chunk.nbytes(),
                           static_cast<std::size_t>(chunk.element_size()));
    };
    m_pending.push_back(
        {{start.begin(), start.end()},
         m_packers == nullptr ? std::async(std::launch::deferred, std::move(task)) : m_packers->start(std::move(task))});
}

void ChunkWriter::storeFirst()
{
    const PackedChunk packed = m_pending.front().packed.get();
    const H5Lock lock;
    h5Check(H5Dwrite_chunk(m_dataset, H5P_DEFAULT, 0, m_pending.front().start.data(), packed.size, packed.bytes.get()),
            "Cannot write the elements");
    m_pending.pop_front();
}

void ChunkWriter::finish()
{
    while (!m_pending.empty())
        storeFirst();
}

}  // namespace tensordesk
