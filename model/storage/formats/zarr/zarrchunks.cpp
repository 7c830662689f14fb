// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/zarr/zarrchunks.h"

#include "model/storage/arrays/raw/rawleaf.h"
#include "model/storage/files/fileio.h"
#include "model/storage/formats/zarr/zarrlayout.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/base/progressscope.h"

#include <ATen/ops/empty.h>

#include <algorithm>
#include <cstring>
#include <limits>
#include <optional>
#include <vector>

namespace tensordesk {

namespace {

/// Uncompressed chunks are mapped from this size on, so that only the accessed part is read.
constexpr int64_t kWorthMapping = int64_t{1} << 20;

/// Bytes of a file that are one chunk of a grid.
struct StoredChunk {
    const ZarrFile& file;
    int64_t offset;
    int64_t size;
};

/// Which bytes of a shard are which of its chunks.
class ShardTable {
public:
    ShardTable(const ZarrGrid& grid, const StoredChunk& shard) : m_shard(shard)
    {
        const Shape& chunk = grid.shards->inner.chunk;
        for (std::size_t dim = 0; dim < chunk.size(); ++dim)
            m_counts.push_back(grid.chunk[dim] / chunk[dim]);
        m_table = tableOf(*grid.shards, shard, elementCount(m_counts));
    }

    /// Chunks along each dim.
    [[nodiscard]] const Shape& counts() const noexcept { return m_counts; }
    /// The chunk of this number in row-major order; nothing if it was not written.
    [[nodiscard]] std::optional<StoredChunk> chunk(int64_t number) const
    {
        const uint64_t offset = m_table[2 * static_cast<std::size_t>(number)];
        const uint64_t size = m_table[2 * static_cast<std::size_t>(number) + 1];
        constexpr uint64_t missing = std::numeric_limits<uint64_t>::max();
        if (offset == missing && size == missing)
            return std::nullopt;
        const auto room = static_cast<uint64_t>(m_shard.size);
        if (offset > room || size > room - offset)
            throw Error(ErrorKind::OSError, "has a shard of {} bytes with a chunk of {} bytes at {}", m_shard.size, size, offset)
                .inFile(m_shard.file.path);
        return StoredChunk{m_shard.file, m_shard.offset + static_cast<int64_t>(offset), static_cast<int64_t>(size)};
    }

private:
    /// Offset and size of each chunk of a shard.
    static std::vector<uint64_t> tableOf(const ZarrShards& shards, const StoredChunk& shard, int64_t chunks)
    {
        constexpr int64_t entryBytes = 2 * sizeof(uint64_t);
        if (chunks > shard.size / entryBytes)
            throw Error(ErrorKind::OSError, "has a shard of {} bytes, too few for the table of its {} chunks", shard.size, chunks)
                .inFile(shard.file.path);
        const auto bytes = static_cast<std::size_t>(chunks * entryBytes);
        const auto packed = static_cast<int64_t>(shards.tableCodecs.packedSize(bytes));
        if (packed > shard.size)
            throw Error(ErrorKind::OSError, "has a shard of {} bytes, too few for the table of its {} chunks", shard.size, chunks)
                .inFile(shard.file.path);
        const int64_t begin = shard.offset + (shards.isTableFirst ? 0 : shard.size - packed);
        try {
            const ZarrBytes table = shards.tableCodecs.unpack(shard.file.read(begin, packed), bytes);
            if (shards.isTableSwapped)
                swapZarrBytes(table.data.get(), table.size, sizeof(uint64_t));
            std::vector<uint64_t> numbers(bytes / sizeof(uint64_t));
            std::memcpy(numbers.data(), table.data.get(), bytes);
            return numbers;
        } catch (Error& error) {
            throw error.inFile(shard.file.path);
        }
    }

    StoredChunk m_shard;
    Shape m_counts;
    std::vector<uint64_t> m_table;
};

/// The state for reading one array.
class Reading {
public:
    /// `store`: caches decoded chunks; null for no cache.
    Reading(ZarrStore* store, const ZarrArray& array) : m_store(store), m_array(array) { }

    void read(const ZarrGrid& grid, const StoredChunk& chunk, const Part& part, const at::Tensor& into)
    {
        ProgressScope::current().check();
        if (grid.shards)
            readShard(grid, chunk, part, into);
        else if (!isMapped(grid, chunk))
            copyZarrPart(unpacked(grid, chunk), part, into);
        else
            copyMapped(grid, chunk, part, into);
    }

    void fill(const at::Tensor& into) const { into.copy_(m_array.fill.expand(into.sizes())); }

    /// Unpacks all of a chunk. What is not packed has nothing wrong but its size.
    void verify(const ZarrGrid& grid, const StoredChunk& chunk) const
    {
        ProgressScope::current().check();
        if (grid.shards) {
            const ShardTable table(grid, chunk);
            for (int64_t number = 0; number < elementCount(table.counts()); ++number)
                if (const auto inner = table.chunk(number))
                    verify(grid.shards->inner, *inner);
        } else if (!isMapped(grid, chunk)) {
            static_cast<void>(wholeZarrChunk(grid, m_array.dtype, chunk.file, chunk.offset, chunk.size));
        }
    }

private:
    [[nodiscard]] bool isMapped(const ZarrGrid& grid, const StoredChunk& chunk) const
    {
        return isZarrMapped(grid, m_array.dtype) && chunk.file.bytes && chunk.size == zarrChunkBytes(grid, m_array.dtype);
    }

    void copyMapped(const ZarrGrid& grid, const StoredChunk& chunk, const Part& part, const at::Tensor& into) const
    {
        const RawLeaf elements(chunk.file.bytes, chunk.file.begin + chunk.offset, grid.chunk, m_array.dtype, zarrStrides(grid));
        copyZarrPart(elements.read(part), wholePart(shapeOf(part)), into);
        chunk.file.bytes->checkIntact();
    }

    /// All elements of a chunk, in an order of axes of their own.
    at::Tensor unpacked(const ZarrGrid& grid, const StoredChunk& chunk)
    {
        if (m_store == nullptr || !chunk.file.place)
            return wholeZarrChunk(grid, m_array.dtype, chunk.file, chunk.offset, chunk.size);
        const ChunkLocation place{chunk.file.place->file, chunk.file.place->offset + chunk.offset};
        if (const auto kept = m_store->kept(place); kept && kept->scalar_type() == m_array.dtype && kept->sizes() == grid.chunk)
            return *kept;
        const at::Tensor elements = wholeZarrChunk(grid, m_array.dtype, chunk.file, chunk.offset, chunk.size);
        m_store->keep(place, elements);
        return elements;
    }

    void readShard(const ZarrGrid& grid, const StoredChunk& shard, const Part& part, const at::Tensor& into)
    {
        const ShardTable table(grid, shard);
        forEachZarrChunk(part, grid.shards->inner.chunk, [&](const Shape& position, const Part& inChunk, const Part& inPart) {
            const at::Tensor target = narrowedTo(into, inPart);
            int64_t number = 0;
            for (std::size_t dim = 0; dim < position.size(); ++dim)
                number = number * table.counts()[dim] + position[dim];
            if (const auto chunk = table.chunk(number))
                read(grid.shards->inner, *chunk, inChunk, target);
            else
                fill(target);
        });
    }

public:
    static at::Tensor narrowedTo(at::Tensor tensor, const Part& part)
    {
        for (std::size_t dim = 0; dim < part.size(); ++dim)
            tensor = tensor.narrow(static_cast<int64_t>(dim), part[dim].start, part[dim].count);
        return tensor;
    }

private:
    ZarrStore* m_store;
    const ZarrArray& m_array;
};

}  // namespace

void forEachZarrChunk(const Part& part, const Shape& chunk,
                      const std::function<void(const Shape&, const Part&, const Part&)>& visit)
{
    for (const Range& range : part)
        if (range.count == 0)
            return;
    const std::size_t dims = part.size();
    Shape position(dims);
    Part inChunk(dims);
    Part inPart(dims);
    // The chunk of a dim that holds the element of this number, as far as it goes.
    const auto enter = [&](std::size_t dim, int64_t number) {
        const Range& range = part[dim];
        const int64_t first = range.start + number * range.step;
        position[dim] = first / chunk[dim];
        const int64_t end = (position[dim] + 1) * chunk[dim];
        const int64_t count = std::min((end - first - 1) / range.step + 1, range.count - number);
        inChunk[dim] = {first - position[dim] * chunk[dim], range.step, count};
        inPart[dim] = {number, 1, count};
    };
    for (std::size_t dim = 0; dim < dims; ++dim)
        enter(dim, 0);
    for (;;) {
        ProgressScope::step();
        visit(position, inChunk, inPart);
        std::size_t dim = dims;
        while (dim > 0) {
            --dim;
            const int64_t next = inPart[dim].start + inPart[dim].count;
            if (next < part[dim].count) {
                enter(dim, next);
                break;
            }
            if (dim == 0)
                return;
            enter(dim, 0);
        }
        if (dims == 0)
            return;
    }
}

bool isZarrMapped(const ZarrGrid& grid, DType dtype)
{
    return !grid.shards && grid.codecs.isEmpty() && !grid.isSwapped && elementCount(grid.chunk) * itemSize(dtype) >= kWorthMapping;
}

at::Tensor wholeZarrChunk(const ZarrGrid& grid, DType dtype, const ZarrFile& file, int64_t offset, int64_t size)
{
    try {
        if (grid.codecs.keepsSize()) {
            const auto bytes = static_cast<std::size_t>(zarrChunkBytes(grid, dtype));
            if (const auto expected = static_cast<int64_t>(grid.codecs.packedSize(bytes)); size != expected)
                throw Error(ErrorKind::OSError, "has a chunk of {} bytes instead of {}", size, expected);
        }
        return unpackedZarrChunk(grid, dtype, file.read(offset, size));
    } catch (Error& error) {
        throw error.inFile(file.path);
    }
}

void readZarrPart(ZarrStore& store, const ZarrArray& array, const std::string& folder, const Part& part, const at::Tensor& into)
{
    Reading reading(&store, array);
    bool isThere = false;
    const auto fill = [&](const at::Tensor& target) {
        if (!isThere && !store.hasReadable(folder))  // another entry's name by now
            throw Error(ErrorKind::FileNotFoundError, "this folder is missing").inFile(folder);
        isThere = true;
        reading.fill(target);
    };
    forEachZarrChunk(part, array.grid.chunk, [&](const Shape& position, const Part& inChunk, const Part& inPart) {
        const at::Tensor target = Reading::narrowedTo(into, inPart);
        const std::string path = joined(folder, array.chunkName(position));
        if (store.readEdited(path, inChunk, target))
            return;
        if (const auto file = store.open(path))
            reading.read(array.grid, {*file, 0, file->size}, inChunk, target);
        else
            fill(target);
    });
}

at::Tensor wholeZarrFile(const ZarrArray& array, const ZarrFile& file)
{
    const ZarrGrid& grid = array.grid;
    if (!grid.shards)
        return wholeZarrChunk(grid, array.dtype, file, 0, file.size);
    checkFits(grid.chunk, array.dtype);
    at::Tensor elements = guardingTorch([&] { return at::empty(grid.chunk, at::TensorOptions(array.dtype)); });
    Reading(nullptr, array).read(grid, {file, 0, file.size}, wholePart(grid.chunk), elements);
    return elements;
}

void verifyZarrChunk(ZarrStore& store, const ZarrArray& array, const std::string& path)
{
    if (const auto file = store.open(path))
        Reading(&store, array).verify(array.grid, {*file, 0, file->size});
}

}  // namespace tensordesk
