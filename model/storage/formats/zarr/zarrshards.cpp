// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/zarr/zarrshards.h"

#include "model/storage/formats/zarr/zarrchunks.h"
#include "model/storage/formats/zarr/zarrlayout.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/base/message.h"

#include <cstdint>
#include <cstring>
#include <limits>
#include <vector>

namespace tensordesk {

namespace {

/// To the bit: 0 and -0 are two.
bool isFilledWith(const at::Tensor& elements, const at::Tensor& fill)
{
    const at::Tensor all = elements.contiguous();
    const auto* bytes = static_cast<const char*>(all.const_data_ptr());
    const std::size_t item = fill.nbytes();
    return std::memcmp(bytes, fill.const_data_ptr(), item) == 0 && std::memcmp(bytes, bytes + item, all.nbytes() - item) == 0;
}

ZarrBytes packedTable(const ZarrShards& shards, const std::vector<uint64_t>& table)
{
    ZarrBytes bytes = ZarrBytes::ofSize(table.size() * sizeof(uint64_t));
    std::memcpy(bytes.data.get(), table.data(), bytes.size);
    if (shards.isTableSwapped)
        swapZarrBytes(bytes.data.get(), bytes.size, sizeof(uint64_t));
    return shards.tableCodecs.pack(std::move(bytes));
}

}  // namespace

ZarrBytes packedZarrShard(const ZarrGrid& grid, const at::Tensor& elements, const at::Tensor& fill)
{
    if (!grid.shards)
        return packedZarrChunk(grid, elements);
    const ZarrShards& shards = *grid.shards;
    const Part whole = wholePart(grid.chunk);
    const int64_t count = elementCount(grid.chunk) / elementCount(shards.inner.chunk);
    const std::size_t tableSize = shards.tableCodecs.packedSize(static_cast<std::size_t>(count) * 2 * sizeof(uint64_t));
    std::vector<uint64_t> table;
    std::vector<ZarrBytes> chunks;
    std::size_t size = shards.isTableFirst ? tableSize : 0;
    forEachZarrChunk(whole, shards.inner.chunk, [&](const Shape&, const Part&, const Part& part) {
        const at::Tensor chunk = narrowed(elements, whole, part);
        if (isFilledWith(chunk, fill)) {
            constexpr uint64_t missing = std::numeric_limits<uint64_t>::max();
            table.insert(table.end(), {missing, missing});
            return;
        }
        chunks.push_back(packedZarrShard(shards.inner, chunk, fill));
        table.insert(table.end(), {uint64_t{size}, uint64_t{chunks.back().size}});
        size += chunks.back().size;
    });
    size += shards.isTableFirst ? 0 : tableSize;
    checkFits(static_cast<double>(size), Message("a shard"));
    ZarrBytes shard = ZarrBytes::ofSize(size);
    std::size_t end = 0;
    const auto append = [&](const ZarrBytes& bytes) {
        std::memcpy(shard.data.get() + end, bytes.data.get(), bytes.size);
        end += bytes.size;
    };
    if (shards.isTableFirst)
        append(packedTable(shards, table));
    for (const ZarrBytes& chunk : chunks)
        append(chunk);
    if (!shards.isTableFirst)
        append(packedTable(shards, table));
    return shard;
}

}  // namespace tensordesk
