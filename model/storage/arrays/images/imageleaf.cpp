// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/arrays/images/imageleaf.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"

#include <utility>

namespace tensordesk {

ImageLeaf::ImageLeaf(std::unique_ptr<const ImageRows> rows, const ImageForm& form, KeyPath path)
    : FrameLeaf(rows->shape(), form.shape(), form.dtype, std::move(path)), m_rows(std::move(rows)), m_form(form)
{
}

void ImageLeaf::decode(const Shape& position, void* pixels) const
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
    checkFits(2.0 * static_cast<double>(m_form.bytes()), Message("decoding an image"));
    image->decode(pixels);
}

}  // namespace tensordesk
