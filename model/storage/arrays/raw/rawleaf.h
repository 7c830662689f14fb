// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/bytefile.h"
#include "model/tensordict/leaves/leaf.h"

#include <memory>
#include <optional>
#include <string>

namespace tensordesk {

/// Elements stored in a file as in memory: little-endian, the first at byte `offset`, with strides in elements. read() returns a
/// view of a private mapping, or a copy if the file is being written to or elements are not aligned. Elements that share memory, as
/// those of an expanded tensor, are read-only.
class RawLeaf final : public LeafSource {
public:
    /// Makes a contiguous leaf in row-major order.
    RawLeaf(std::shared_ptr<ByteFile> file, int64_t offset, Shape shape, DType dtype);
    /// `strides` are not negative and count elements. REQUIRES: all elements are within the file.
    RawLeaf(std::shared_ptr<ByteFile> file, int64_t offset, Shape shape, DType dtype, Shape strides,
            std::optional<at::Device> savedDevice = {});

    [[nodiscard]] at::Tensor read(const std::vector<Range>& part) const override;
    void write(const std::vector<Range>& part, const at::Tensor& values) override;
    [[nodiscard]] bool isMapped() const noexcept override { return m_isAligned; }
    void checkIntact() const override { m_file->checkIntact(); }
    void release(const std::vector<Range>& part) const override;
    [[nodiscard]] std::string file() const override { return m_file->path(); }
    [[nodiscard]] StorageLayout layout() const override;
    [[nodiscard]] int64_t storedBytes() const override;
    [[nodiscard]] std::optional<at::Device> savedDevice() const override { return m_savedDevice; }

private:
    [[nodiscard]] Shape strides() const;

    std::shared_ptr<ByteFile> m_file;
    int64_t m_offset;
    Shape m_strides;  ///< empty for a contiguous leaf: most are, and some files have very many
    bool m_isAligned;
    std::optional<at::Device> m_savedDevice;
};

/// Returns the bytes from the first element of a strided array to the end of its last one; 0 if it is empty. Throws ValueError if
/// they exceed 64 bits, or if a size or stride is negative.
[[nodiscard]] int64_t extentOf(const Shape& shape, const Shape& strides, DType dtype);
/// Returns the bytes of a contiguous array.
[[nodiscard]] int64_t extentOf(const Shape& shape, DType dtype);

}  // namespace tensordesk
