// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/zarr/zarrleaf.h"

#include "model/storage/files/fileio.h"
#include "model/storage/formats/zarr/zarrattributes.h"
#include "model/storage/formats/zarr/zarrchunks.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"

#include <ATen/ops/empty.h>

namespace tensordesk {

at::Tensor ZarrLeaf::read(const std::vector<Range>& part) const
{
    const Shape counts = shapeOf(part);
    checkFits(counts, dtype());
    at::Tensor values = guardingTorch([&] { return at::empty(counts, at::TensorOptions(dtype())); });
    readZarrPart(*m_store, *m_array, m_folder, part, values);
    return values;
}

void ZarrLeaf::write(const std::vector<Range>& part, const at::Tensor& values)
{
    m_store->checkEditable();
    m_store->write(m_array, m_folder, part, values);
}

StorageLayout ZarrLeaf::layout() const
{
    StorageLayout layout;
    layout.kind = StorageLayout::Kind::Chunks;
    const ZarrGrid* grid = &m_array->grid;
    for (; grid->shards; grid = &grid->shards->inner)
        layout.filters.emplace_back("sharding_indexed");
    layout.chunks = grid->chunk;
    for (const ZarrCodec& codec : grid->codecs.chain())
        layout.filters.push_back(codec.name);
    return layout;
}

int64_t ZarrLeaf::storedBytes() const
{
    int64_t bytes = 0;
    m_store->forEachFile(m_folder, [&](const std::string& name, int64_t size) { bytes += isZarrMetadata(name) ? 0 : size; });
    return bytes;
}

Shape ZarrLeaf::chunkShape() const
{
    const ZarrGrid* grid = &m_array->grid;
    while (grid->shards)
        grid = &grid->shards->inner;
    return isZarrMapped(m_array->grid, dtype()) ? Shape() : grid->chunk;
}

void ZarrLeaf::verify(const std::function<void(const std::string& file)>& stray,
                      const std::function<void(const Error&)>& defect) const
{
    m_store->forEachFile(m_folder, [&](const std::string& name, int64_t) {
        const std::string path = joined(m_folder, name);
        if (isZarrMetadata(name))
            return;
        if (!m_array->isChunkName(name))
            return stray(path);
        try {
            verifyZarrChunk(*m_store, *m_array, path);
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled)
                throw;
            defect(error);
        }
    });
}

}  // namespace tensordesk
