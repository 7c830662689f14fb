// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/zarr/zarrleaf.h"

#include "model/storage/zarr/zarrchunks.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/base/progressscope.h"

#include <ATen/ops/empty.h>

#include <filesystem>
#include <system_error>

namespace tensordesk {

at::Tensor ZarrLeaf::read(const std::vector<Range>& part) const
{
    const Shape counts = shapeOf(part);
    checkFits(counts, dtype());
    at::Tensor values = guardingTorch([&] { return at::empty(counts, at::TensorOptions(dtype())); });
    readZarrPart(*m_store, m_array, m_folder, part, values);
    return values;
}

void ZarrLeaf::write(const std::vector<Range>&, const at::Tensor&)
{
    throw zarrIsReadOnly(m_folder);
}

StorageLayout ZarrLeaf::layout() const
{
    StorageLayout layout;
    layout.kind = StorageLayout::Kind::Chunks;
    const ZarrGrid* grid = &m_array.grid;
    for (; grid->shards; grid = &grid->shards->inner)
        layout.filters.emplace_back("sharding_indexed");
    layout.chunks = grid->chunk;
    for (const std::string& name : grid->codecs.names())
        layout.filters.push_back(name);
    return layout;
}

int64_t ZarrLeaf::storedBytes() const
{
    namespace fs = std::filesystem;
    int64_t bytes = 0;
    std::error_code error;
    for (fs::recursive_directory_iterator it(m_folder, error), end; !error && it != end; it.increment(error)) {
        ProgressScope::step();
        std::error_code unknown;
        if (!it->is_symlink(unknown) && it->is_regular_file(unknown) && !it->path().filename().string().starts_with("zarr.")
            && !it->path().filename().string().starts_with(".z"))
            bytes += static_cast<int64_t>(it->file_size(unknown));
    }
    return bytes;
}

Shape ZarrLeaf::chunkShape() const
{
    const ZarrGrid* grid = &m_array.grid;
    while (grid->shards)
        grid = &grid->shards->inner;
    return isZarrMapped(m_array.grid, dtype()) ? Shape() : grid->chunk;
}

Error zarrIsReadOnly(const std::string& file)
{
    return Error(ErrorKind::NotImplementedError,
                 "a zarr store cannot be edited in place; save it as a memmap folder or an HDF5 file to change it")
        .inFile(file);
}

}  // namespace tensordesk
