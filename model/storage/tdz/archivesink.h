// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/memmap/files/levelsink.h"
#include "model/storage/zip/zipwriter.h"

#include <set>
#include <string>

namespace tensordesk {

/// Puts new files of the memmap layout into an archive, all stored, so that the program and Python can map leaves. Folders are
/// no members of it.
class ArchiveSink final : public LevelSink {
public:
    /// Over the file at `path`, which is empty, and with which all paths begin.
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
