// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/arrays/raw/packedleaf.h"
#include "model/storage/files/filestretch.h"
#include "model/storage/files/zip/zipdirectory.h"
#include "model/tensordict/base/message.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace tensordesk {

/// An archive whose members are found by name; a name cannot lead out of it. Records which members were used. Safe to use from any
/// thread.
class OpenedArchive {
public:
    /// `path`: its name in messages. `outer`: the archive that contains this one, with which it shares the limit for decompressed
    /// bytes. Throws ValueError if it is not an archive.
    OpenedArchive(FileStretch stretch, std::string path, const OpenedArchive* outer = nullptr);

    [[nodiscard]] const FileStretch& stretch() const noexcept { return m_stretch; }
    [[nodiscard]] const std::string& path() const noexcept { return m_path; }
    [[nodiscard]] const ZipDirectory& directory() const noexcept { return m_directory; }
    [[nodiscard]] const ZipBytes& bytes() const noexcept { return m_unpacked->bytes(); }
    [[nodiscard]] const std::shared_ptr<UnpackedMembers>& unpacked() const noexcept { return m_unpacked; }
    /// Returns harmless oddities, as sentences.
    [[nodiscard]] std::vector<Message> oddities() const;

    /// Returns the member of this name; null if there is none.
    [[nodiscard]] const ZipMember* find(std::string_view name) const;
    /// True if there are members in a folder of this name.
    [[nodiscard]] bool hasFolder(std::string_view name) const;
    /// Returns the member of this name. Throws FileNotFoundError if there is none, or the defect of the member.
    [[nodiscard]] const ZipMember& member(std::string_view name);
    /// Returns the range of a member's bytes in the file. REQUIRES: it is uncompressed.
    [[nodiscard]] FileStretch stretchOf(const ZipMember& member) const;
    /// Returns the content of a small member and checks its CRC. Throws ValueError beyond `limit` bytes, and if compressed members
    /// together decompress to more bytes than such an archive plausibly has.
    [[nodiscard]] std::string read(std::string_view name, int64_t limit);
    /// Returns the first bytes of a member as read() does. Checks the CRC if these are all bytes.
    [[nodiscard]] std::string beginningOf(std::string_view name, int64_t count);
    /// Returns the members that were not used yet.
    [[nodiscard]] std::vector<std::string> unused() const;

private:
    void takeRoom(const ZipMember& member, int64_t size);

    FileStretch m_stretch;
    std::string m_path;
    ZipDirectory m_directory;
    std::shared_ptr<UnpackedMembers> m_unpacked;
    std::vector<std::string_view> m_names;         ///< member names, sorted: those in one folder are adjacent
    std::size_t m_tooLong = 0;                     ///< number of ignored members
    std::shared_ptr<std::atomic<int64_t>> m_room;  ///< bytes that compressed texts may still decompress to, to stop zip bombs

    mutable std::mutex m_mutex;  ///< guards what follows
    std::unordered_set<const ZipMember*> m_used;
    std::unordered_set<const ZipMember*> m_charged;  ///< compressed members that were subtracted from the room
};

}  // namespace tensordesk
