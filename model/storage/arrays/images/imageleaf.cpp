// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/arrays/images/imageleaf.h"

#include "model/storage/arrays/images/framecache.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/indices/part.h"
#include "model/tensordict/thread/onethread.h"

#include <ATen/ops/empty.h>

namespace tensordesk {
namespace {

Shape withRows(Shape rows, const ImageForm& form)
{
    for (const int64_t size : form.shape())
        rows.push_back(size);
    return rows;
}

std::string rowText(const Shape& position)
{
    return position.size() == 1 ? std::to_string(position.front()) : toString(position);
}

}  // namespace

ImageLeaf::ImageLeaf(std::unique_ptr<const ImageRows> rows, const ImageForm& form, KeyPath path)
    : ReadOnlySource(withRows(rows->shape(), form), form.dtype), m_rows(std::move(rows)), m_form(form), m_path(std::move(path)),
      m_number(FrameCache::instance().newLeaf())
{
}

at::Tensor ImageLeaf::decoded(const Shape& position, at::Tensor into) const
{
    const std::string bytes = m_rows->bytes(position);
    const auto image = ImageDecoder::of(bytes);
    if (!image)
        throw Error(ErrorKind::OSError, "it is not a JPEG or PNG image");
    if (image->form().shape() != m_form.shape() || image->form().dtype != m_form.dtype)
        throw Error(ErrorKind::ValueError, "it is an image of {} of {}, not of {} of {} as the first one",
                    toString(image->form().shape()), dtypeName(image->form().dtype), toString(m_form.shape()),
                    dtypeName(m_form.dtype));
    image->checkClaim();
    // A progressive JPEG image takes twice as much beside its pixels.
    checkFits(3.0 * static_cast<double>(m_form.bytes()), Message("decoding an image"));
    if (!into.defined())
        into = guardingTorch([&] { return at::empty(m_form.shape(), at::TensorOptions(dtype())); });
    image->decode(into.mutable_data_ptr());
    return into;
}

at::Tensor ImageLeaf::frame(const Shape& position, int64_t number, const at::Tensor& into) const
{
    if (at::Tensor kept = FrameCache::instance().find(m_number, number); kept.defined())
        return kept;
    try {
        return decoded(position, into);
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled)
            throw;
        throw Error(error.kind(), "Cannot read the image of row {}: {}", rowText(position), error.reason())
            .within(m_path)
            .inFile(file());
    }
}

at::Tensor ImageLeaf::read(const std::vector<Range>& part) const
{
    const Shape counts = shapeOf(part);
    checkFits(counts, dtype());
    at::Tensor result = guardingTorch([&] { return at::empty(counts, at::TensorOptions(dtype())); });
    if (result.numel() == 0)
        return result;
    const auto rowDims = static_cast<std::ptrdiff_t>(m_rows->shape().size());
    const Part rows(part.begin(), part.begin() + rowDims), inside(part.begin() + rowDims, part.end());
    const bool isWhole = inside == wholePart(m_form.shape());
    const Shape rowCounts = shapeOf(rows);
    const int64_t count = elementCount(rowCounts);
    const at::Tensor images = result.view({count, inside[0].count, inside[1].count, inside[2].count});
    const OneThread alone;  // decoding takes longer than copying
    for (int64_t i = 0; i < count; ++i) {
        ProgressScope::step();
        Shape position(rows.size());
        int64_t number = 0;
        for (std::size_t d = rows.size(), rest = static_cast<std::size_t>(i); d-- > 0;) {
            const auto size = static_cast<std::size_t>(rowCounts[d]);
            position[d] = rows[d].start + static_cast<int64_t>(rest % size) * rows[d].step;
            rest /= size;
        }
        for (std::size_t d = 0; d < rows.size(); ++d)
            number = number * m_rows->shape()[d] + position[d];
        // Many whole images are not cached: none is likely to be needed again soon.
        const bool isKept = !isWhole || count == 1;
        at::Tensor into = images[i];
        const at::Tensor pixels = frame(position, number, isKept ? at::Tensor() : into);
        if (!pixels.is_same(into))
            into.copy_(narrowed(pixels, wholePart(m_form.shape()), inside));
        if (isKept)
            FrameCache::instance().keep(m_number, number, pixels);
    }
    return result;
}

void ImageLeaf::refuseEdits() const
{
    throw Error(ErrorKind::PermissionError,
                "its elements are decoded from {} images, which cannot be edited in place; save the file as another one to change "
                "them",
                m_form.codec)
        .inFile(file());
}

StorageLayout ImageLeaf::layout() const
{
    StorageLayout layout;
    layout.kind = StorageLayout::Kind::Chunks;
    layout.chunks = chunkShape();
    layout.filters = {m_form.codec};
    return layout;
}

Shape ImageLeaf::chunkShape() const
{
    return withRows(Shape(m_rows->shape().size(), 1), m_form);
}

}  // namespace tensordesk
