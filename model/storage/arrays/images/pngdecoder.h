// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/arrays/images/imagedecoder.h"

#include <memory>
#include <string_view>

namespace tensordesk {

/// A PNG image. Grey images of less than 8 bits become bytes, those of 16 bits uint16, and a palette becomes its colours. Colours
/// are returned as stored: no gamma or profile is applied.
class PngDecoder final : public ImageDecoder {
public:
    /// See ImageDecoder::of().
    explicit PngDecoder(std::string_view bytes);
    ~PngDecoder() override;

    [[nodiscard]] static bool recognises(std::string_view head);
    void checkClaim() const override;
    void decode(void* pixels) override;

private:
    struct Library;
    std::unique_ptr<Library> m_library;
    std::string_view m_bytes;
};

}  // namespace tensordesk
