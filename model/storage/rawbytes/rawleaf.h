// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/rawbytes/bytefile.h"
#include "model/tensordict/leaves/leaf.h"

#include <memory>
#include <string>

namespace tensordesk {

/// Elements that lie in a file as they do in memory: little-endian, the first at byte `offset`, neighbours along a dim as
/// many elements apart as its stride says. read() is a view of a private mapping, or, of a file that is being written to or
/// where elements are not aligned, a copy. Elements that share memory, as those of an expanded tensor, are read-only.
class RawLeaf final : public LeafSource {
public:
    /// In row-major order without gaps.
    RawLeaf(std::shared_ptr<ByteFile> file, int64_t offset, Shape shape, DType dtype);
    /// `strides` are not negative and count elements. REQUIRES: all elements lie in the file.
    RawLeaf(std::shared_ptr<ByteFile> file, int64_t offset, Shape shape, DType dtype, Shape strides);

    [[nodiscard]] at::Tensor read(const std::vector<Range>& part) const override;
    void write(const std::vector<Range>& part, const at::Tensor& values) override;
    [[nodiscard]] bool isMapped() const noexcept override { return m_isAligned; }
    void checkIntact() const override { m_file->checkIntact(); }
    void release(const std::vector<Range>& part) const override;
    [[nodiscard]] std::string file() const override { return m_file->path(); }
    [[nodiscard]] StorageLayout layout() const override;
    [[nodiscard]] int64_t storedBytes() const override;

private:
    [[nodiscard]] Shape strides() const;

    std::shared_ptr<ByteFile> m_file;
    int64_t m_offset;
    Shape m_strides;  ///< none if there are no gaps: most leaves are so, and some files have very many
    bool m_isAligned;
};

/// The bytes from the first element of a strided array to the end of its last one; 0 if it has none. ValueError if 64 bits
/// do not count them, or a size or a stride is negative.
[[nodiscard]] int64_t extentOf(const Shape& shape, const Shape& strides, DType dtype);
/// Those of an array in row-major order without gaps.
[[nodiscard]] int64_t extentOf(const Shape& shape, DType dtype);

}  // namespace tensordesk
