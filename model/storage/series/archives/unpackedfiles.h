// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/temporary/scratchfolder.h"
#include "model/storage/formats/tdz/openedarchive.h"

#include <cstdint>
#include <mutex>
#include <optional>
#include <string>

namespace tensordesk {

/// Copies members of an archive to temporary files, for formats that cannot be read within the archive. The files are in a
/// temporary folder that only this user can open. The first unpack() creates the folder and removes those of killed processes; the
/// destructor removes it. Safe to use from any thread.
class UnpackedFiles {
public:
    /// Writes a member to a file with the last part of its name, checks its CRC, and returns the path. Throws ValueError if the
    /// unpacked members together exceed kMostUnpacked bytes or half of the free space, the defect of a damaged member, the system's
    /// error if the file cannot be written, and Cancelled. Cost: reading and writing its bytes.
    [[nodiscard]] std::string unpack(const OpenedArchive& archive, const ZipMember& member);

    /// The limit in bytes for all unpacked members together.
    static constexpr int64_t kMostUnpacked = int64_t{4} << 30;

private:
    /// Returns a new path in the folder and reserves this many bytes for it.
    [[nodiscard]] std::string takeRoom(int64_t bytes);

    std::mutex m_mutex;  ///< guards all members
    std::optional<ScratchFolder> m_folder;
    int64_t m_unpacked = 0;
};

}  // namespace tensordesk
