// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/fileio.h"
#include "model/storage/files/mappedfile.h"
#include "model/storage/files/transaction/fileoverlay.h"

#include <memory>
#include <string>

namespace tensordesk {

/// A file whose elements are stored as in memory: mapped if possible, otherwise read; written to through an overlay until editing
/// ends. Safe to use from any thread.
class ByteFile {
public:
    ByteFile() = default;
    virtual ~ByteFile() = default;
    ByteFile(const ByteFile&) = delete;
    ByteFile& operator=(const ByteFile&) = delete;

    /// UTF-8.
    [[nodiscard]] virtual std::string path() const = 0;
    /// Returns the mapping of the whole file; null if it must be read instead, see MappedFile.
    [[nodiscard]] virtual std::shared_ptr<const MappedFile> mapping() const = 0;
    /// Opens the file for reading. REQUIRES: mapping() returned null.
    [[nodiscard]] virtual Descriptor openForReading() const = 0;
    /// Returns the pending writes; null if there are none.
    [[nodiscard]] virtual std::shared_ptr<FileOverlay> written() const = 0;
    /// Returns the overlay for writing. Throws PermissionError if that is not allowed, and RuntimeError if another program changed
    /// the file since it was opened.
    [[nodiscard]] virtual std::shared_ptr<FileOverlay> overlay() = 0;
    /// Throws if the file lost some of the mapped bytes.
    virtual void checkIntact() const = 0;
    /// Returns the disk space of `bytes` of the file, in proportion to that of the whole file: less if it is sparse.
    [[nodiscard]] virtual int64_t storedBytes(int64_t bytes) const { return bytes; }
};

/// Throws an OSError if `size` bytes of the file at `path` were mapped and the file is shorter now. Compares the size, because a
/// read beyond the end within the last page returns zeros without an error. A file that was replaced or deleted lives on in the
/// mapping.
void checkIntact(const MappedFile& mapping, int64_t size, const std::string& path);

}  // namespace tensordesk
