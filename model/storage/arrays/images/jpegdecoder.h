// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/arrays/images/imagedecoder.h"

#include <memory>
#include <string_view>

namespace tensordesk {

/// A JPEG image, decoded as libjpeg-turbo does by default: grey ones to one channel, others to red, green and blue.
class JpegDecoder final : public ImageDecoder {
public:
    /// See ImageDecoder::of().
    explicit JpegDecoder(std::string_view bytes);
    ~JpegDecoder() override;

    [[nodiscard]] static bool recognises(std::string_view head);
    void checkClaim() const override;
    void decode(void* pixels) override;

private:
    struct Library;
    std::unique_ptr<Library> m_library;
    std::string_view m_bytes;
};

}  // namespace tensordesk
