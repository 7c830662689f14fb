// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace tensordesk {

/// Where new files of the memmap layout go: into a folder on the disk, or an archive. Nothing that is there is replaced: two keys
/// whose file names are one are a ValueError.
class LevelSink {
public:
    LevelSink() = default;
    virtual ~LevelSink() = default;
    LevelSink(const LevelSink&) = delete;
    LevelSink& operator=(const LevelSink&) = delete;

    /// Takes the next bytes of a file.
    using Put = std::function<void(const void* data, std::size_t size)>;

    virtual void newFolder(const std::string& path) = 0;
    /// A file of `size` bytes, which `write` puts one after another.
    virtual void newFile(const std::string& path, int64_t size, const std::function<void(const Put&)>& write) = 0;
    /// A small file.
    void newFile(const std::string& path, std::string_view content);
};

/// Files on the disk. Names collide there as the file system has it: some fold case, some compose accents.
class FolderSink final : public LevelSink {
public:
    using LevelSink::newFile;
    void newFolder(const std::string& path) override;
    void newFile(const std::string& path, int64_t size, const std::function<void(const Put&)>& write) override;
};

/// Throws that two keys lead to the file at `path`.
[[noreturn]] void throwKeysCollide(const std::string& path);

}  // namespace tensordesk
