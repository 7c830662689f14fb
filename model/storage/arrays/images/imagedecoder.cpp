// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/arrays/images/imagedecoder.h"

#include "model/storage/arrays/images/jpegdecoder.h"
#include "model/storage/arrays/images/pngdecoder.h"
#include "model/tensordict/base/error.h"

namespace tensordesk {

std::unique_ptr<ImageDecoder> ImageDecoder::of(std::string_view bytes)
{
    if (JpegDecoder::recognises(bytes))
        return std::make_unique<JpegDecoder>(bytes);
    if (PngDecoder::recognises(bytes))
        return std::make_unique<PngDecoder>(bytes);
    return nullptr;
}

bool ImageDecoder::isImage(std::string_view head)
{
    return JpegDecoder::recognises(head) || PngDecoder::recognises(head);
}

void ImageDecoder::checkClaim(std::size_t encodedBytes, int64_t mostPerByte) const
{
    // Sides of images have at most 31 bits.
    if (m_form.height * m_form.width / mostPerByte > static_cast<int64_t>(encodedBytes))
        throw Error(ErrorKind::OSError, "it claims {} × {} pixels, more than its {} bytes can hold", m_form.height, m_form.width,
                    encodedBytes);
}

}  // namespace tensordesk
