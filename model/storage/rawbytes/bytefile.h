// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/fileio.h"
#include "model/storage/fileoverlay.h"
#include "model/storage/mappedfile.h"

#include <memory>
#include <string>

namespace tensordesk {

/// A file in which elements lie as they are in memory: mapped where that can be, else read, and written to through an
/// overlay until editing ends. May be used from any thread.
class ByteFile {
public:
    ByteFile() = default;
    virtual ~ByteFile() = default;
    ByteFile(const ByteFile&) = delete;
    ByteFile& operator=(const ByteFile&) = delete;

    /// UTF-8.
    [[nodiscard]] virtual std::string path() const = 0;
    /// Its bytes from the first on; null if it has to be read instead, see MappedFile.
    [[nodiscard]] virtual std::shared_ptr<const MappedFile> mapping() const = 0;
    /// For reading, when it cannot be mapped.
    [[nodiscard]] virtual Descriptor openForReading() const = 0;
    /// What is being written to it; null if nothing is.
    [[nodiscard]] virtual std::shared_ptr<FileOverlay> written() const = 0;
    /// For writing to. PermissionError if that may not be, RuntimeError if another program changed it since it was opened.
    [[nodiscard]] virtual std::shared_ptr<FileOverlay> overlay() = 0;
    /// Throws if the file lost some of the bytes that are mapped.
    virtual void checkIntact() const = 0;
    /// What `bytes` of it take on the disk, which may be less where it has holes.
    [[nodiscard]] virtual int64_t storedBytes(int64_t bytes) const { return bytes; }
};

/// Throws the OSError that `size` bytes of the file at `path` were mapped and it is shorter now. A hole that ends in the
/// middle of a page, or that nobody looked at yet, shows in the size alone; a file that was replaced or deleted lives on in
/// the mapping.
void checkIntact(const MappedFile& mapping, int64_t size, const std::string& path);

}  // namespace tensordesk
