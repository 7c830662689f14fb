// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/zip/zipwriter.h"
#include "model/storage/formats/memmap/files/levelsink.h"

#include <set>
#include <string>

namespace tensordesk {

/// Writes new files of the memmap layout to an archive, uncompressed, so that the program and Python can map leaves. Folders are
/// not members.
class ArchiveSink final : public LevelSink {
public:
    /// `path`: an empty file, with which all paths start.
    explicit ArchiveSink(const std::string& path);

    using LevelSink::newFile;
    void newFolder(const std::string& path) override;
    void newFile(const std::string& path, int64_t size, const std::function<void(const Put&)>& write) override;
    /// Writes the archive's directory.
    void finish() { m_archive.finish(); }

private:
    [[nodiscard]] std::string added(const std::string& path);

    std::string m_path;
    ZipWriter m_archive;
    std::set<std::string> m_names;  ///< of files and folders
};

}  // namespace tensordesk
