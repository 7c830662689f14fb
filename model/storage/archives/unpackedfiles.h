// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/tdz/openedarchive.h"
#include "model/storage/temporary/scratchfolder.h"

#include <cstdint>
#include <mutex>
#include <string>

namespace tensordesk {

/// Copies members of an archive to files of their own, for formats that cannot be read within the archive. The files are in a
/// temporary folder that only this user can open. The destructor removes it; the constructor removes the folders of killed processes.
/// May be used from any thread.
class UnpackedFiles {
public:
    UnpackedFiles();

    /// Writes a member to a file with the last part of its name, checks its CRC, and returns the path. ValueError if it and those
    /// before it take more than kMostUnpacked bytes, or more than half of the free space; the defect of a damaged member; what the
    /// system says if the file cannot be written; Cancelled. Cost: that of reading and writing its bytes.
    [[nodiscard]] std::string unpack(const OpenedArchive& archive, const ZipMember& member);

    /// The most bytes that all members together may take.
    static constexpr int64_t kMostUnpacked = int64_t{4} << 30;

private:
    void takeRoom(int64_t bytes);

    const std::string m_root;
    ScratchFolder m_folder;
    std::mutex m_mutex;  ///< guards what follows
    int64_t m_unpacked = 0;
};

}  // namespace tensordesk
