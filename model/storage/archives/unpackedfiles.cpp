// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/archives/unpackedfiles.h"

#include "model/storage/atomicwrite.h"
#include "model/storage/systemerror.h"
#include "model/storage/zip/zipextract.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <string_view>
#include <system_error>

namespace tensordesk {

UnpackedFiles::UnpackedFiles() : m_root(std::filesystem::temp_directory_path().string()), m_folder(m_root, 0700)
{
    ScratchFolder::removeAbandonedIn(m_root);
}

void UnpackedFiles::takeRoom(int64_t bytes)
{
    std::error_code error;
    const auto space = std::filesystem::space(m_root, error);
    const int64_t free = error ? 0 : static_cast<int64_t>(std::min<std::uintmax_t>(space.available, INT64_MAX));
    const std::lock_guard lock(m_mutex);
    const int64_t most = std::min(kMostUnpacked - m_unpacked, free / 2);
    if (bytes > most)
        throw Error(ErrorKind::ValueError,
                    "has {} bytes when it is unpacked, more than the {} that are unpacked to show it; unpack the archive and open "
                    "the file",
                    bytes, std::max<int64_t>(most, 0));
    m_unpacked += bytes;
}

std::string UnpackedFiles::unpack(const OpenedArchive& archive, const ZipMember& member)
{
    takeRoom(member.size);
    const std::string folder = m_folder.newPath();
    if (::mkdir(folder.c_str(), 0700) != 0)
        throw systemError(errno, "cannot be created to unpack a member of an archive", folder);
    std::string path = joined(folder, std::string_view(member.name).substr(member.name.rfind('/') + 1));
    try {
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
