// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/tdz/openedarchive.h"
#include "model/storage/temporary/scratchfolder.h"

#include <cstdint>
#include <mutex>
#include <optional>
#include <string>

namespace tensordesk {

/// Copies members of an archive to files of their own, for formats that cannot be read within the archive. The files are in a
/// temporary folder that only this user can open. The first unpack() creates it, and removes the folders of killed processes; the
/// destructor removes it. May be used from any thread.
class UnpackedFiles {
public:
    /// Writes a member to a file with the last part of its name, checks its CRC, and returns the path. ValueError if it and those
    /// before it take more than kMostUnpacked bytes, or more than half of the free space; the defect of a damaged member; what the
    /// system says if the file cannot be written; Cancelled. Cost: that of reading and writing its bytes.
    [[nodiscard]] std::string unpack(const OpenedArchive& archive, const ZipMember& member);

    /// The most bytes that all members together may take.
    static constexpr int64_t kMostUnpacked = int64_t{4} << 30;

private:
    /// Returns a new path in the folder, with room for this many bytes set aside.
    [[nodiscard]] std::string takeRoom(int64_t bytes);

    std::mutex m_mutex;  ///< guards all members
    std::optional<ScratchFolder> m_folder;
    int64_t m_unpacked = 0;
};

}  // namespace tensordesk
