// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace tensordesk {

/// The target of new files of the memmap layout: a folder on disk, or an archive. Never replaces a file: throws ValueError if two
/// keys have the same file name.
class LevelSink {
public:
    LevelSink() = default;
    virtual ~LevelSink() = default;
    LevelSink(const LevelSink&) = delete;
    LevelSink& operator=(const LevelSink&) = delete;

    /// Receives the next bytes of a file.
    using Put = std::function<void(const void* data, std::size_t size)>;

    virtual void newFolder(const std::string& path) = 0;
    /// Writes a file of `size` bytes, which `write` provides in order.
    virtual void newFile(const std::string& path, int64_t size, const std::function<void(const Put&)>& write) = 0;
    /// Writes a small file.
    void newFile(const std::string& path, std::string_view content);
};

/// Writes files on disk. The file system decides which names collide: some ignore case, some compose accents.
class FolderSink final : public LevelSink {
public:
    using LevelSink::newFile;
    void newFolder(const std::string& path) override;
    void newFile(const std::string& path, int64_t size, const std::function<void(const Put&)>& write) override;
};

/// Throws a ValueError that states that two keys lead to the file at `path`.
[[noreturn]] void throwKeysCollide(const std::string& path);

}  // namespace tensordesk
