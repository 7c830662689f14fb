// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/zip/zipbytes.h"
#include "model/storage/files/zip/zipdirectory.h"
#include "model/tensordict/leaves/leaf.h"

#include <cstddef>
#include <deque>
#include <memory>
#include <mutex>
#include <utility>

namespace tensordesk {

/// A cache of decompressed members of one archive: the last one that was used, and earlier ones up to kMostKept bytes. Leaves are
/// read part by part, and decompression has to start at the beginning of a member each time. Safe to use from any thread.
class UnpackedMembers {
public:
    explicit UnpackedMembers(ZipBytes bytes) : m_bytes(std::move(bytes)) { }

    [[nodiscard]] const ZipBytes& bytes() const noexcept { return m_bytes; }
    /// Returns all bytes of a member, with checked CRC. Throws MemoryError if they do not fit.
    [[nodiscard]] std::shared_ptr<std::byte[]> of(const ZipMember& member);

private:
    static constexpr int64_t kMostKept = int64_t{512} << 20;

    ZipBytes m_bytes;
    std::mutex m_mutex;  ///< guards the following members
    struct Kept {
        int64_t offset, size;
        std::shared_ptr<std::byte[]> content;
    };
    std::deque<Kept> m_kept;
};

/// Elements in a compressed member of an archive, in the layout of RawLeaf. Read-only, because changed data would have another
/// size.
class PackedLeaf final : public LeafSource {
public:
    /// `begin`: the offset of the first element in the decompressed bytes; `strides` count elements. REQUIRES: all elements are
    /// within the member.
    PackedLeaf(std::shared_ptr<UnpackedMembers> members, ZipMember member, int64_t begin, Shape shape, DType dtype, Shape strides)
        : LeafSource(std::move(shape), dtype), m_members(std::move(members)), m_member(std::move(member)), m_begin(begin),
          m_strides(std::move(strides))
    {
    }

    [[nodiscard]] at::Tensor read(const std::vector<Range>& part) const override;
    void write(const std::vector<Range>& part, const at::Tensor& values) override;
    [[nodiscard]] std::string file() const override { return m_members->bytes().path; }
    [[nodiscard]] StorageLayout layout() const override;
    [[nodiscard]] int64_t storedBytes() const override { return m_member.storedSize; }

private:
    std::shared_ptr<UnpackedMembers> m_members;
    ZipMember m_member;
    int64_t m_begin;
    Shape m_strides;
};

}  // namespace tensordesk
