// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/arrays/images/imagedecoder.h"
#include "model/tensordict/base/keypath.h"
#include "model/tensordict/leaves/readonlysource.h"

#include <memory>
#include <string>

namespace tensordesk {

/// An array of encoded images, implemented by each format. Safe to use from any thread.
class ImageRows {
public:
    virtual ~ImageRows() = default;
    ImageRows(const ImageRows&) = delete;
    ImageRows& operator=(const ImageRows&) = delete;

    [[nodiscard]] const Shape& shape() const noexcept { return m_shape; }
    /// Returns the bytes of one image. Bytes after its end are ignored.
    [[nodiscard]] virtual std::string bytes(const Shape& position) const = 0;
    [[nodiscard]] virtual std::string file() const = 0;
    /// Returns the bytes that all images take on disk.
    [[nodiscard]] virtual int64_t storedBytes() const = 0;

protected:
    explicit ImageRows(Shape shape) : m_shape(std::move(shape)) { }

private:
    Shape m_shape;
};

/// Encoded images as pixels: [rows…, height, width, channels], all of the form of the first image. Reading decodes the images that
/// intersect the part one after another. The error for a damaged image, or one of another form, names it. Read-only.
class ImageLeaf final : public ReadOnlySource {
public:
    /// `path`: of the leaf, for errors.
    ImageLeaf(std::unique_ptr<const ImageRows> rows, const ImageForm& form, KeyPath path);

    [[nodiscard]] at::Tensor read(const std::vector<Range>& part) const override;
    [[noreturn]] void refuseEdits() const override;
    [[nodiscard]] std::string file() const override { return m_rows->file(); }
    [[nodiscard]] StorageLayout layout() const override;
    [[nodiscard]] int64_t storedBytes() const override { return m_rows->storedBytes(); }
    /// Returns the shape of one image.
    [[nodiscard]] Shape chunkShape() const override;

private:
    /// Returns the pixels of an image, in `into` if that is defined.
    at::Tensor decoded(const Shape& position, at::Tensor into) const;
    /// Returns the pixels from the cache, or decodes them.
    at::Tensor frame(const Shape& position, int64_t number, const at::Tensor& into) const;

    std::unique_ptr<const ImageRows> m_rows;
    ImageForm m_form;
    KeyPath m_path;
    uint64_t m_number;  ///< its number in the FrameCache
};

}  // namespace tensordesk
