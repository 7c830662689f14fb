// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/numpy/npyheader.h"
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

/// An array in a packed member of an archive. It is read-only: what was changed would pack to another size.
class UnpackedLeaf final : public LeafSource {
public:
    UnpackedLeaf(std::shared_ptr<UnpackedMembers> members, ZipMember member, const NpyHeader& header)
        : LeafSource(header.shape, header.dtype), m_members(std::move(members)), m_member(std::move(member)), m_header(header)
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
    NpyHeader m_header;
};

}  // namespace tensordesk
