// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/dtype.h"
#include "model/tensordict/indices/shape.h"

#include <cstdint>
#include <memory>
#include <string_view>

namespace tensordesk {

/// What the header of an image says that its pixels become.
struct ImageForm {
    int64_t height = 0, width = 0;
    int64_t channels = 0;       ///< 1 grey, 2 grey and alpha, 3 red, green and blue, 4 with alpha
    DType dtype = DType::Byte;  ///< or uint16
    const char* codec = "";     ///< "JPEG", "PNG"

    [[nodiscard]] Shape shape() const { return {height, width, channels}; }
    /// Bytes of all pixels.
    [[nodiscard]] int64_t bytes() const { return height * width * channels * itemSize(dtype); }
};

/// One encoded image. What is made of it is bounded by its bytes: one that claims more pixels than these can hold is damaged.
class ImageDecoder {
public:
    virtual ~ImageDecoder() = default;
    ImageDecoder(const ImageDecoder&) = delete;
    ImageDecoder& operator=(const ImageDecoder&) = delete;

    /// Of bytes that begin as an image does, which have to outlive it; null for others. OSError for a damaged header,
    /// NotImplementedError for a kind of image that is not shown. Decodes no pixel.
    [[nodiscard]] static std::unique_ptr<ImageDecoder> of(std::string_view bytes);
    /// How many bytes tell whether of() is null.
    static constexpr std::size_t kSignature = 8;
    [[nodiscard]] static bool isImage(std::string_view head);

    [[nodiscard]] const ImageForm& form() const noexcept { return m_form; }
    /// OSError if it claims more pixels than its bytes can hold: to be asked before there is room for them.
    virtual void checkClaim() const = 0;
    /// Writes the pixels, [height, width, channels] of the dtype, contiguous. OSError where the image is damaged or truncated.
    /// REQUIRES: form().bytes() of room; called once.
    virtual void decode(void* pixels) = 0;

protected:
    ImageDecoder() = default;
    /// checkClaim() where each encoded byte can hold so many pixels.
    void checkClaim(std::size_t encodedBytes, int64_t mostPerByte) const;

    ImageForm m_form;
};

}  // namespace tensordesk
