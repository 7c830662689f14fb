// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/arrays/images/frameleaf.h"
#include "model/storage/arrays/images/imagedecoder.h"

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
    /// See LeafSource.
    [[nodiscard]] virtual std::shared_ptr<const FarArray> far() const { return nullptr; }

protected:
    explicit ImageRows(Shape shape) : m_shape(std::move(shape)) { }

private:
    Shape m_shape;
};

/// Encoded images as pixels, all of the form of the first image.
class ImageLeaf final : public FrameLeaf {
public:
    /// `path`: of the leaf, for errors.
    ImageLeaf(std::unique_ptr<const ImageRows> rows, const ImageForm& form, KeyPath path);

    [[nodiscard]] std::string file() const override { return m_rows->file(); }
    [[nodiscard]] int64_t storedBytes() const override { return m_rows->storedBytes(); }
    [[nodiscard]] std::shared_ptr<const FarArray> far() const override { return m_rows->far(); }

    [[nodiscard]] const ImageForm& form() const noexcept { return m_form; }
    /// Returns the bytes of one image as they are stored. REQUIRES: a position of an image.
    [[nodiscard]] std::string encoded(const Shape& position) const { return m_rows->bytes(position); }

protected:
    void decode(const Shape& position, void* pixels) const override;
    [[nodiscard]] std::string codec() const override { return m_form.codec; }

private:
    std::unique_ptr<const ImageRows> m_rows;
    ImageForm m_form;
};

}  // namespace tensordesk
