// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/zarr/zarrchunks.h"

#include "model/storage/mappedfile.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/base/progressscope.h"

#include <ATen/ops/empty.h>
#include <ATen/ops/from_blob.h>

#include <fcntl.h>

#include <algorithm>
#include <cstring>
#include <limits>

namespace tensordesk {

namespace {

/// Chunks that are not packed are mapped from this size on: of a large one only what is looked at is read.
constexpr int64_t kWorthMapping = int64_t{1} << 20;

/// Bytes of a file that are one chunk of a grid.
struct StoredChunk {
    const ZarrFile& file;
    int64_t offset;
    int64_t size;
};

void swapBytes(std::byte* bytes, std::size_t size, std::size_t width)
{
    for (std::size_t at = 0; width > 1 && at + width <= size; at += width)
        std::reverse(bytes + at, bytes + at + width);
}

/// What one array is read with.
class Reading {
public:
    Reading(ZarrStore& store, const ZarrArray& array) : m_store(store), m_array(array) { }

    void read(const ZarrGrid& grid, const StoredChunk& chunk, const Part& part, const at::Tensor& into)
    {
        ProgressScope::current().check();
        if (grid.shards)
            readShard(grid, chunk, part, into);
        else if (!isMapped(grid, chunk))
            copy(unpacked(grid, chunk), part, into);
        else
            copyMapped(grid, chunk, part, into);
    }

    void fill(const at::Tensor& into) const { into.copy_(m_array.fill.expand(into.sizes())); }

private:
    [[nodiscard]] int64_t bytesOf(const ZarrGrid& grid) const { return elementCount(grid.chunk) * itemSize(m_array.dtype); }

    [[nodiscard]] bool isMapped(const ZarrGrid& grid, const StoredChunk& chunk) const
    {
        return isZarrMapped(grid, m_array.dtype) && chunk.offset == 0 && chunk.size == bytesOf(grid);
    }

    static void checkSize(const StoredChunk& chunk, int64_t expected)
    {
        if (chunk.size != expected)
            throw Error(ErrorKind::OSError, "has a chunk of {} bytes instead of {}", chunk.size, expected).inFile(chunk.file.path);
    }

    /// A view of the elements that lie at `data` in the order of the grid.
    [[nodiscard]] at::Tensor viewed(const ZarrGrid& grid, std::byte* data) const
    {
        Shape strides(grid.chunk.size());
        int64_t stride = 1;
        for (std::size_t i = grid.axes.size(); i-- > 0;) {
            const auto axis = static_cast<std::size_t>(grid.axes[i]);
            strides[axis] = stride;
            stride *= grid.chunk[axis];
        }
        return at::from_blob(data, grid.chunk, strides, at::TensorOptions(m_array.dtype));
    }

    /// Copies a part of a chunk. As bytes, where the elements are bools: others than 0 and 1 are undefined.
    void copy(at::Tensor chunk, const Part& part, const at::Tensor& into) const
    {
        for (std::size_t dim = 0; dim < part.size(); ++dim) {
            const Range& range = part[dim];
            chunk = chunk.slice(static_cast<int64_t>(dim), range.start, range.start + (range.count - 1) * range.step + 1,
                                range.step);
        }
        if (m_array.dtype == DType::Bool) {
            at::Tensor bytes = into.view(at::kByte);
            bytes.copy_(chunk.view(at::kByte));
            bytes.clamp_max_(1);
        } else {
            into.copy_(chunk);
        }
    }

    void copyMapped(const ZarrGrid& grid, const StoredChunk& chunk, const Part& part, const at::Tensor& into)
    {
        const auto mapping = MappedFile::open(chunk.file.path, chunk.size);
        if (!mapping) {
            copy(unpacked(grid, chunk), part, into);
            return;
        }
        copy(viewed(grid, mapping->data()), part, into);
        if (mapping->hasHole())
            throw Error(ErrorKind::OSError, "was shortened while it was read").inFile(chunk.file.path);
    }

    /// All elements of a chunk, in an order of axes of their own.
    at::Tensor unpacked(const ZarrGrid& grid, const StoredChunk& chunk)
    {
        const ZarrStore::Place place{chunk.file.state, chunk.offset};
        if (const auto kept = m_store.kept(place); kept && kept->scalar_type() == m_array.dtype && kept->sizes() == grid.chunk)
            return *kept;
        const int64_t bytes = bytesOf(grid);
        if (grid.codecs.keepsSize())
            checkSize(chunk, static_cast<int64_t>(grid.codecs.packedSize(static_cast<std::size_t>(bytes))));
        ZarrBytes elements;
        try {
            elements = grid.codecs.unpack(chunk.file.read(chunk.offset, chunk.size), static_cast<std::size_t>(bytes));
        } catch (Error& error) {
            throw error.inFile(chunk.file.path);
        }
        if (grid.isSwapped)
            swapBytes(elements.data.get(), elements.size,
                      static_cast<std::size_t>(itemSize(m_array.dtype) / (c10::isComplexType(m_array.dtype) ? 2 : 1)));
        const std::shared_ptr<std::byte[]> owner(std::move(elements.data));
        const at::Tensor view = viewed(grid, owner.get());
        at::Tensor owned = at::from_blob(owner.get(), view.sizes(), view.strides(), [owner](void*) { }, view.options());
        m_store.keep(place, owned);
        return owned;
    }

    void readShard(const ZarrGrid& grid, const StoredChunk& shard, const Part& part, const at::Tensor& into)
    {
        const ZarrShards& shards = *grid.shards;
        const Shape& chunk = shards.inner.chunk;
        Shape counts;
        for (std::size_t dim = 0; dim < chunk.size(); ++dim)
            counts.push_back(grid.chunk[dim] / chunk[dim]);
        const auto table = tableOf(shards, shard, elementCount(counts));
        forEachZarrChunk(part, chunk, [&](const Shape& position, const Part& inChunk, const Part& inPart) {
            const at::Tensor target = narrowedTo(into, inPart);
            int64_t number = 0;
            for (std::size_t dim = 0; dim < counts.size(); ++dim)
                number = number * counts[dim] + position[dim];
            const uint64_t offset = table[2 * static_cast<std::size_t>(number)];
            const uint64_t size = table[2 * static_cast<std::size_t>(number) + 1];
            constexpr uint64_t missing = std::numeric_limits<uint64_t>::max();
            if (offset == missing && size == missing) {
                fill(target);
                return;
            }
            const auto room = static_cast<uint64_t>(shard.size);
            if (offset > room || size > room - offset)
                throw Error(ErrorKind::OSError, "has a shard of {} bytes with a chunk of {} bytes at {}", shard.size, size, offset)
                    .inFile(shard.file.path);
            read(shards.inner, {shard.file, shard.offset + static_cast<int64_t>(offset), static_cast<int64_t>(size)}, inChunk,
                 target);
        });
    }

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
                swapBytes(table.data.get(), table.size, sizeof(uint64_t));
            std::vector<uint64_t> numbers(bytes / sizeof(uint64_t));
            std::memcpy(numbers.data(), table.data.get(), bytes);
            return numbers;
        } catch (Error& error) {
            throw error.inFile(shard.file.path);
        }
    }

public:
    static at::Tensor narrowedTo(at::Tensor tensor, const Part& part)
    {
        for (std::size_t dim = 0; dim < part.size(); ++dim)
            tensor = tensor.narrow(static_cast<int64_t>(dim), part[dim].start, part[dim].count);
        return tensor;
    }

private:
    ZarrStore& m_store;
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

std::optional<ZarrFile> ZarrFile::open(const ZarrStore& store, const std::string& path)
{
    if (!store.hasReadable(path))
        return std::nullopt;
    Descriptor descriptor = openFile(path, O_RDONLY);
    const FileState state = FileState::ofOpen(descriptor.get(), path);
    if (!state.isRegular())
        throw Error(ErrorKind::OSError, "is not a regular file").inFile(path);
    return ZarrFile{std::move(descriptor), state, path};
}

ZarrBytes ZarrFile::read(int64_t offset, int64_t size) const
{
    checkFits(static_cast<double>(size), Message("a packed chunk"));
    ZarrBytes bytes = ZarrBytes::ofSize(static_cast<std::size_t>(size));
    readAt(descriptor, bytes.data.get(), bytes.size, offset, path);
    return bytes;
}

void readZarrPart(ZarrStore& store, const ZarrArray& array, const std::string& folder, const Part& part, const at::Tensor& into)
{
    Reading reading(store, array);
    forEachZarrChunk(part, array.grid.chunk, [&](const Shape& position, const Part& inChunk, const Part& inPart) {
        const at::Tensor target = Reading::narrowedTo(into, inPart);
        if (const auto file = ZarrFile::open(store, joined(folder, array.chunkName(position))))
            reading.read(array.grid, {*file, 0, file->state.size}, inChunk, target);
        else
            reading.fill(target);
    });
}

}  // namespace tensordesk
