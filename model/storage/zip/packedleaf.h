// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/zip/zipbytes.h"
#include "model/storage/zip/zipdirectory.h"
#include "model/tensordict/leaves/leaf.h"

#include <cstddef>
#include <deque>
#include <memory>
#include <mutex>
#include <utility>

namespace tensordesk {

/// Packed members of one archive, unpacked: the last one that was asked for, and those before it as far as kMostKept reaches.
/// They are read part by part, and unpacking begins at their beginning each time. May be used from any thread.
class UnpackedMembers {
public:
    explicit UnpackedMembers(ZipBytes bytes) : m_bytes(std::move(bytes)) { }

    [[nodiscard]] const ZipBytes& bytes() const noexcept { return m_bytes; }
    /// All bytes of a member, their CRC checked. MemoryError if there is no room for them.
    [[nodiscard]] std::shared_ptr<std::byte[]> of(const ZipMember& member);

private:
    static constexpr int64_t kMostKept = int64_t{512} << 20;

    ZipBytes m_bytes;
    std::mutex m_mutex;  ///< guards what follows
    struct Kept {
        int64_t offset, size;
        std::shared_ptr<std::byte[]> content;
    };
    std::deque<Kept> m_kept;
};

/// Elements in a packed member of an archive, as RawLeaf reads them in a file. They are read-only: what was changed would pack to
/// another size.
class PackedLeaf final : public LeafSource {
public:
    /// The first element begins at byte `begin` of the unpacked ones; `strides` count elements. REQUIRES: all elements lie in the
    /// member.
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
