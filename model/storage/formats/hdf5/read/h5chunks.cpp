// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/read/h5chunks.h"

namespace tensordesk {
namespace {

constexpr int64_t kChunkBytes = int64_t{1} << 20;

int64_t ceilDiv(int64_t a, int64_t b)
{
    return (a + b - 1) / b;
}

/// How many selected elements of one dim lie in one chunk.
int64_t perChunk(const Range& range, int64_t chunk)
{
    return std::max<int64_t>(1, chunk / range.step);
}

/// Blocks start where chunks do: the first one may be shorter.
int64_t blockEnd(const Range& range, int64_t from, int64_t length, int64_t chunk)
{
    if (from + length >= range.count) {
        return range.count;
    }
    if (chunk <= 1 || length < perChunk(range, chunk)) {
        return from + length;
    }
    const int64_t chunkOfEnd = (range.start + (from + length) * range.step) / chunk;
    const int64_t aligned = ceilDiv(std::max<int64_t>(chunkOfEnd * chunk - range.start, 0), range.step);
    return aligned > from ? std::min(aligned, range.count) : from + length;
}

}  // namespace

int64_t elementsInChunk(const std::vector<Range>& part, const Shape& chunk)
{
    int64_t count = 1;
    for (std::size_t d = 0; d < part.size(); ++d) {
        count *= std::clamp<int64_t>(perChunk(part[d], chunk[d]), 1, std::max<int64_t>(part[d].count, 1));
    }
    return count;
}

void forEachBlock(const std::vector<Range>& part, const Shape& chunk, int64_t elements,
                  const std::function<void(const Block&)>& visit)
{
    const std::size_t dims = part.size();
    Shape length(dims);
    int64_t volume = 1;
    for (std::size_t d = 0; d < dims; ++d) {
        length[d] = part[d].count;
        volume *= length[d];
    }
    if (volume == 0) {
        return;
    }
    for (std::size_t d = 0; d < dims && volume > elements; ++d) {
        const int64_t unit = chunk.empty() ? 1 : std::min(perChunk(part[d], chunk[d]), length[d]);
        const int64_t rest = volume / length[d];
        const int64_t fitting = std::max<int64_t>(elements / rest / unit, 1) * unit;
        length[d] = std::min(fitting, length[d]);
        volume = rest * length[d];
    }
    Block block{Shape(dims, 0), Shape(dims, 0)};
    const std::function<void(std::size_t)> descend = [&](std::size_t d) {
        if (d == dims) {
            visit(block);
            return;
        }
        for (int64_t from = 0; from < part[d].count;) {
            const int64_t end = blockEnd(part[d], from, length[d], chunk.empty() ? 1 : chunk[d]);
            block.start[d] = from;
            block.count[d] = end - from;
            descend(d + 1);
            from = end;
        }
    };
    descend(0);
}

Shape chunkShapeFor(const Shape& shape, int64_t itemSize)
{
    Shape chunk = shape;
    int64_t bytes = itemSize;
    for (const int64_t size : shape) {
        if (size == 0) {
            return {};
        }
        bytes *= size;
    }
    for (std::size_t d = 0; d < shape.size() && bytes > kChunkBytes; ++d) {
        const int64_t row = bytes / shape[d];
        const int64_t rows = std::clamp<int64_t>(kChunkBytes / row, 1, shape[d]);
        chunk[d] = ceilDiv(shape[d], ceilDiv(shape[d], rows));  // of equal length, without a short last one
        bytes = row * chunk[d];
    }
    return chunk;
}

}  // namespace tensordesk
