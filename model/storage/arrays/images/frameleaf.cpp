// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/arrays/images/frameleaf.h"

#include "model/storage/arrays/images/framecache.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/indices/part.h"
#include "model/tensordict/thread/onethread.h"

#include <ATen/ops/empty.h>

#include <utility>

namespace tensordesk {
namespace {

Shape joined(Shape rows, const Shape& frame)
{
    rows.insert(rows.end(), frame.begin(), frame.end());
    return rows;
}

std::string rowText(const Shape& position)
{
    return position.size() == 1 ? std::to_string(position.front()) : toString(position);
}

}  // namespace

FrameLeaf::FrameLeaf(const Shape& rows, Shape frame, DType dtype, KeyPath path)
    : ReadOnlySource(joined(rows, frame), dtype), m_frame(std::move(frame)), m_path(std::move(path)),
      m_number(FrameCache::instance().newLeaf())
{
}

Shape FrameLeaf::rows() const
{
    return {shape().begin(), shape().end() - std::ssize(m_frame)};
}

at::Tensor FrameLeaf::frame(const Shape& position, int64_t number, at::Tensor into) const
{
    if (at::Tensor kept = FrameCache::instance().find(m_number, number); kept.defined())
        return kept;
    try {
        if (!into.defined())
            into = guardingTorch([&] { return at::empty(m_frame, at::TensorOptions(dtype())); });
        decode(position, into.mutable_data_ptr());
        return into;
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled)
            throw;
        throw Error(error.kind(), "Cannot read the image of row {}: {}", rowText(position), error.reason())
            .within(m_path)
            .inFile(error.file().empty() ? file() : error.file());
    }
}

at::Tensor FrameLeaf::read(const std::vector<Range>& part) const
{
    const Shape counts = shapeOf(part);
    checkFits(counts, dtype());
    at::Tensor result = guardingTorch([&] { return at::empty(counts, at::TensorOptions(dtype())); });
    if (result.numel() == 0)
        return result;
    const auto rowDims = std::ssize(shape()) - std::ssize(m_frame);
    const Part rowPart(part.begin(), part.begin() + rowDims), inside(part.begin() + rowDims, part.end());
    const bool isWhole = inside == wholePart(m_frame);
    const Shape rowCounts = shapeOf(rowPart);
    const int64_t count = elementCount(rowCounts);
    const at::Tensor images = result.view({count, inside[0].count, inside[1].count, inside[2].count});
    const OneThread alone;  // decoding takes longer than copying
    for (int64_t i = 0; i < count; ++i) {
        ProgressScope::step();
        Shape position(rowPart.size());
        int64_t number = 0;
        for (std::size_t d = rowPart.size(), rest = static_cast<std::size_t>(i); d-- > 0;) {
            const auto size = static_cast<std::size_t>(rowCounts[d]);
            position[d] = rowPart[d].start + static_cast<int64_t>(rest % size) * rowPart[d].step;
            rest /= size;
        }
        for (std::size_t d = 0; d < rowPart.size(); ++d)
            number = number * shape()[d] + position[d];
        // Many whole images are not cached: none is likely to be needed again soon.
        const bool isKept = !isWhole || count == 1;
        at::Tensor into = images[i];
        const at::Tensor pixels = frame(position, number, isKept ? at::Tensor() : into);
        if (!pixels.is_same(into))
            into.copy_(narrowed(pixels, wholePart(m_frame), inside));
        if (isKept)
            FrameCache::instance().keep(m_number, number, pixels);
    }
    return result;
}

void FrameLeaf::refuseEdits() const
{
    throw Error(ErrorKind::PermissionError,
                "its elements are decoded from {} images, which cannot be edited in place; save the file as another one to change "
                "them",
                codec())
        .inFile(file());
}

StorageLayout FrameLeaf::layout() const
{
    StorageLayout layout;
    layout.kind = StorageLayout::Kind::Chunks;
    layout.chunks = chunkShape();
    layout.filters = {codec()};
    return layout;
}

Shape FrameLeaf::chunkShape() const
{
    return joined(Shape(rows().size(), 1), m_frame);
}

}  // namespace tensordesk
