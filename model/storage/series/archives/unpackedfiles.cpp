// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/archives/unpackedfiles.h"

#include "model/storage/files/atomicwrite.h"
#include "model/storage/files/systemerror.h"
#include "model/storage/files/zip/zipextract.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <string_view>
#include <system_error>

namespace tensordesk {

std::string UnpackedFiles::takeRoom(int64_t bytes)
{
    std::error_code error;
    const std::filesystem::path root = std::filesystem::temp_directory_path(error);
    const auto space = error ? std::filesystem::space_info() : std::filesystem::space(root, error);
    if (error)
        throw systemError(error.value(), "cannot be unpacked into the folder for temporary files, which TMPDIR names",
                          root.string());
    const auto free = static_cast<int64_t>(std::min<std::uintmax_t>(space.available, INT64_MAX));
    const std::lock_guard lock(m_mutex);
    const int64_t most = std::min(kMostUnpacked - m_unpacked, free / 2);
    if (bytes > most)
        throw Error(ErrorKind::ValueError,
                    "has {} bytes when it is unpacked, more than the {} that are unpacked to show it; unpack the archive and open "
                    "the file",
                    bytes, most);
    if (!m_folder) {
        ScratchFolder::removeAbandonedIn(root.string());
        m_folder.emplace(root.string(), 0700);
    }
    std::string path = m_folder->newPath();
    m_unpacked += bytes;
    return path;
}

std::string UnpackedFiles::unpack(const OpenedArchive& archive, const ZipMember& member)
{
    const std::string folder = takeRoom(member.size);
    std::string path = joined(folder, std::string_view(member.name).substr(member.name.rfind('/') + 1));
    try {
        if (::mkdir(folder.c_str(), 0700) != 0)
            throw systemError(errno, "cannot be created to unpack a member of an archive", folder);
        const Descriptor file = openFile(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC);
        int64_t written = 0;
        extract(archive.bytes(), member, [&](std::string_view block) {
            writeAt(file, block.data(), block.size(), written, path);
            written += static_cast<int64_t>(block.size());
        });
    } catch (...) {
        removeQuietly(folder);
        const std::lock_guard lock(m_mutex);
        m_unpacked -= member.size;
        throw;
    }
    return path;
}

}  // namespace tensordesk
