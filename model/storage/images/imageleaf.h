// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/images/imagedecoder.h"
#include "model/tensordict/base/keypath.h"
#include "model/tensordict/leaves/readonlysource.h"

#include <memory>
#include <string>

namespace tensordesk {

/// An array of encoded images: what a format has of them. May be used from any thread.
class ImageRows {
public:
    virtual ~ImageRows() = default;
    ImageRows(const ImageRows&) = delete;
    ImageRows& operator=(const ImageRows&) = delete;

    [[nodiscard]] const Shape& shape() const noexcept { return m_shape; }
    /// The bytes of one image; what follows it in them is of no matter.
    [[nodiscard]] virtual std::string bytes(const Shape& position) const = 0;
    [[nodiscard]] virtual std::string file() const = 0;
    /// Bytes that all of them take on disk.
    [[nodiscard]] virtual int64_t storedBytes() const = 0;

protected:
    explicit ImageRows(Shape shape) : m_shape(std::move(shape)) { }

private:
    Shape m_shape;
};

/// Encoded images as their pixels: [rows…, height, width, channels], all of the form of the first one. Reading decodes the
/// images that the part lies in, one after another, and the error of one that is damaged or of another form names it. It is
/// read-only.
class ImageLeaf final : public ReadOnlySource {
public:
    /// `path`: of the leaf, for errors.
    ImageLeaf(std::unique_ptr<const ImageRows> rows, const ImageForm& form, KeyPath path);

    [[nodiscard]] at::Tensor read(const std::vector<Range>& part) const override;
    [[noreturn]] void refuseEdits() const override;
    [[nodiscard]] std::string file() const override { return m_rows->file(); }
    [[nodiscard]] StorageLayout layout() const override;
    [[nodiscard]] int64_t storedBytes() const override { return m_rows->storedBytes(); }
    /// An image.
    [[nodiscard]] Shape chunkShape() const override;

private:
    /// The pixels of an image, in `into` where that is defined.
    at::Tensor decoded(const Shape& position, at::Tensor into) const;
    /// Of the cache, or decoded.
    at::Tensor frame(const Shape& position, int64_t number, const at::Tensor& into) const;

    std::unique_ptr<const ImageRows> m_rows;
    ImageForm m_form;
    KeyPath m_path;
    uint64_t m_number;  ///< in the FrameCache
};

}  // namespace tensordesk
