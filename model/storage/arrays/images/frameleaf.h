// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/keypath.h"
#include "model/tensordict/leaves/readonlysource.h"

#include <cstdint>

namespace tensordesk {

/// Encoded images or frames of a film as pixels: [rows…, height, width, channels]. Reading decodes the frames that intersect the part
/// one after another, or takes them from the FrameCache. The error for a damaged frame names it. Read-only.
class FrameLeaf : public ReadOnlySource {
public:
    [[nodiscard]] at::Tensor read(const std::vector<Range>& part) const final;
    [[noreturn]] void refuseEdits() const override;
    [[nodiscard]] StorageLayout layout() const override;
    /// Returns the shape of one frame.
    [[nodiscard]] Shape chunkShape() const final;

protected:
    /// `rows`: the dims of frames. `frame`: height, width, channels. `path`: of the leaf, for errors.
    FrameLeaf(const Shape& rows, Shape frame, DType dtype, KeyPath path);

    /// Writes the pixels of a frame, contiguous. Throws an Error without the frame's position.
    virtual void decode(const Shape& position, void* pixels) const = 0;
    /// "JPEG", "AV1".
    [[nodiscard]] virtual std::string codec() const = 0;

private:
    /// Returns the pixels from the cache, or decodes them, into `into` if that is defined.
    at::Tensor frame(const Shape& position, int64_t number, at::Tensor into) const;
    [[nodiscard]] Shape rows() const;

    Shape m_frame;
    KeyPath m_path;
    uint64_t m_number;  ///< its number in the FrameCache
};

}  // namespace tensordesk
