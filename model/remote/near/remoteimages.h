// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/remote/near/remotesource.h"
#include "model/storage/arrays/images/imageleaf.h"

#include <memory>

namespace tensordesk {

/// The images of an array on another machine, each of which travels as it is stored there, and is decoded here.
class RemoteImages final : public ImageRows {
public:
    /// `pixels`: the same array as pixels, `[rows…, height, width, channels]`.
    explicit RemoteImages(std::shared_ptr<const RemoteSource> pixels);

    [[nodiscard]] std::string bytes(const Shape& position) const override;
    [[nodiscard]] std::string file() const override { return m_pixels->file(); }
    [[nodiscard]] int64_t storedBytes() const override { return m_pixels->storedBytes(); }
    [[nodiscard]] std::shared_ptr<const FarArray> far() const override { return m_pixels->far(); }

private:
    std::shared_ptr<const RemoteSource> m_pixels;
};

}  // namespace tensordesk
