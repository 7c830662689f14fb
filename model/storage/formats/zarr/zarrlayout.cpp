// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/zarr/zarrlayout.h"

#include "model/tensordict/base/memory.h"
#include "model/tensordict/base/message.h"

#include <ATen/ops/from_blob.h>

#include <algorithm>
#include <memory>

namespace tensordesk {

namespace {

/// Returns the bytes with a byte order of their own: complex numbers are two.
std::size_t swappedWidth(DType dtype)
{
    return static_cast<std::size_t>(itemSize(dtype) / (c10::isComplexType(dtype) ? 2 : 1));
}

}  // namespace

int64_t zarrChunkBytes(const ZarrGrid& grid, DType dtype)
{
    return elementCount(grid.chunk) * itemSize(dtype);
}

Shape zarrStrides(const ZarrGrid& grid)
{
    Shape strides(grid.chunk.size());
    int64_t stride = 1;
    for (std::size_t i = grid.axes.size(); i-- > 0;) {
        const auto axis = static_cast<std::size_t>(grid.axes[i]);
        strides[axis] = stride;
        stride *= grid.chunk[axis];
    }
    return strides;
}

at::Tensor unpackedZarrChunk(const ZarrGrid& grid, DType dtype, ZarrBytes packed)
{
    ZarrBytes elements = grid.codecs.unpack(std::move(packed), static_cast<std::size_t>(zarrChunkBytes(grid, dtype)));
    if (grid.isSwapped)
        swapZarrBytes(elements.data.get(), elements.size, swappedWidth(dtype));
    const std::shared_ptr<std::byte[]> owner(std::move(elements.data));
    return at::from_blob(owner.get(), grid.chunk, zarrStrides(grid), [owner](void*) { }, at::TensorOptions(dtype));
}

ZarrBytes packedZarrChunk(const ZarrGrid& grid, const at::Tensor& elements)
{
    const DType dtype = elements.scalar_type();
    const auto size = static_cast<std::size_t>(zarrChunkBytes(grid, dtype));
    checkFits(static_cast<double>(size), Message("a chunk"));
    ZarrBytes bytes = ZarrBytes::ofSize(size);
    const at::Tensor laidOut = at::from_blob(bytes.data.get(), grid.chunk, zarrStrides(grid), at::TensorOptions(dtype));
    copyZarrPart(elements, wholePart(grid.chunk), laidOut);
    if (grid.isSwapped)
        swapZarrBytes(bytes.data.get(), bytes.size, swappedWidth(dtype));
    return grid.codecs.pack(std::move(bytes));
}

void copyZarrPart(const at::Tensor& chunk, const Part& part, const at::Tensor& into)
{
    const at::Tensor some = narrowed(chunk, wholePart(chunk.sizes().vec()), part);
    if (some.scalar_type() == DType::Bool) {
        at::Tensor bytes = into.view(at::kByte);
        bytes.copy_(some.view(at::kByte));
        bytes.clamp_max_(1);
    } else {
        into.copy_(some);
    }
}

void swapZarrBytes(std::byte* bytes, std::size_t size, std::size_t width)
{
    for (std::size_t at = 0; width > 1 && at + width <= size; at += width)
        std::reverse(bytes + at, bytes + at + width);
}

}  // namespace tensordesk
