// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/dtype.h"
#include "model/tensordict/indices/shape.h"

#include <cstdint>
#include <memory>
#include <string_view>

namespace tensordesk {

/// The shape and dtype of an image, from its header.
struct ImageForm {
    int64_t height = 0, width = 0;
    int64_t channels = 0;       ///< 1 grey, 2 grey and alpha, 3 RGB, 4 RGBA
    DType dtype = DType::Byte;  ///< or uint16
    const char* codec = "";     ///< "JPEG", "PNG"

    [[nodiscard]] Shape shape() const { return {height, width, channels}; }
    /// Returns the bytes of all pixels.
    [[nodiscard]] int64_t bytes() const { return height * width * channels * itemSize(dtype); }
};

/// One encoded image. Its size is limited by its bytes: an image that claims more pixels than its bytes can encode is damaged.
class ImageDecoder {
public:
    virtual ~ImageDecoder() = default;
    ImageDecoder(const ImageDecoder&) = delete;
    ImageDecoder& operator=(const ImageDecoder&) = delete;

    /// Makes the decoder of bytes that start like an image; null for others. Throws OSError for a damaged header, and
    /// NotImplementedError for a kind of image that is not supported. Decodes no pixel. REQUIRES: the bytes outlive it.
    [[nodiscard]] static std::unique_ptr<ImageDecoder> of(std::string_view bytes);
    /// The number of bytes that decide if of() returns null.
    static constexpr std::size_t kSignature = 8;
    [[nodiscard]] static bool isImage(std::string_view head);

    [[nodiscard]] const ImageForm& form() const noexcept { return m_form; }
    /// Throws OSError if the image claims more pixels than its bytes can encode. Call it before allocating the pixels.
    virtual void checkClaim() const = 0;
    /// Writes the pixels, contiguous [height, width, channels] of the dtype. Throws OSError if the image is damaged or truncated.
    /// REQUIRES: form().bytes() of room; called once.
    virtual void decode(void* pixels) = 0;

protected:
    ImageDecoder() = default;
    /// Implements checkClaim() for a codec with at most `mostPerByte` pixels per encoded byte.
    void checkClaim(std::size_t encodedBytes, int64_t mostPerByte) const;

    ImageForm m_form;
};

}  // namespace tensordesk
