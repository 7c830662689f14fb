// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/rawbytes/filestretch.h"
#include "model/storage/zip/packedleaf.h"
#include "model/storage/zip/zipdirectory.h"
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

/// An archive whose members are looked up by their names, which lead nowhere else, whatever they say. Notes which of them were
/// asked for. May be used from any thread.
class OpenedArchive {
public:
    /// `path`: what it is called in messages; `outer`: the archive that it is a member of, which bounds what both unpack to. ValueError
    /// if there is no archive.
    OpenedArchive(FileStretch stretch, std::string path, const OpenedArchive* outer = nullptr);

    [[nodiscard]] const FileStretch& stretch() const noexcept { return m_stretch; }
    [[nodiscard]] const std::string& path() const noexcept { return m_path; }
    [[nodiscard]] const ZipDirectory& directory() const noexcept { return m_directory; }
    [[nodiscard]] const ZipBytes& bytes() const noexcept { return m_unpacked->bytes(); }
    [[nodiscard]] const std::shared_ptr<UnpackedMembers>& unpacked() const noexcept { return m_unpacked; }
    /// What is odd and harms nothing, as sentences.
    [[nodiscard]] std::vector<Message> oddities() const;

    /// Null if there is none of this name.
    [[nodiscard]] const ZipMember* find(std::string_view name) const;
    /// True if members lie in a folder of this name.
    [[nodiscard]] bool hasFolder(std::string_view name) const;
    /// The member of this name. FileNotFoundError if there is none, or its defect.
    [[nodiscard]] const ZipMember& member(std::string_view name);
    /// Where the bytes of a member lie in the file. REQUIRES: it is stored.
    [[nodiscard]] FileStretch stretchOf(const ZipMember& member) const;
    /// All of a small member, its CRC checked. ValueError beyond `limit` bytes, and where packed members would have more bytes in
    /// all than such an archive can sensibly have.
    [[nodiscard]] std::string read(std::string_view name, int64_t limit);
    /// The first bytes of a member, as read(); the CRC is checked where these are all.
    [[nodiscard]] std::string beginningOf(std::string_view name, int64_t count);
    /// The members that nobody asked for until now.
    [[nodiscard]] std::vector<std::string> unused() const;

private:
    void takeRoom(const ZipMember& member, int64_t size);

    FileStretch m_stretch;
    std::string m_path;
    ZipDirectory m_directory;
    std::shared_ptr<UnpackedMembers> m_unpacked;
    std::vector<std::string_view> m_names;         ///< of members, in order: what begins with a folder's name stands together
    std::size_t m_tooLong = 0;                     ///< members that are passed over
    std::shared_ptr<std::atomic<int64_t>> m_room;  ///< bytes that packed texts may still unpack to: a bomb is no meta.json

    mutable std::mutex m_mutex;  ///< guards what follows
    std::unordered_set<const ZipMember*> m_used;
    std::unordered_set<const ZipMember*> m_charged;  ///< packed ones that took of the room
};

}  // namespace tensordesk
