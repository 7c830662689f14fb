// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/fileio.h"
#include "model/storage/files/filestate.h"

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace tensordesk {

/// Appends bytes to a file of its own and reads them back by position. Safe to use from any thread.
class ByteStore {
public:
    /// Creates a new file at `path`. Throws OSError if that fails.
    explicit ByteStore(std::string path);

    /// Appends bytes and returns the position of the first one.
    int64_t append(const void* data, std::size_t size);
    void read(int64_t position, void* data, std::size_t size);
    /// Waits until everything is on disk.
    void flush();
    [[nodiscard]] int64_t size() const;

private:
    void empty();

    std::string m_path;
    Descriptor m_file;
    mutable std::mutex m_mutex;
    int64_t m_written = 0;  ///< bytes in the file
    std::string m_buffer;   ///< bytes not in the file yet: a masked edit writes element by element
};

/// A file with pending writes. Reads include the writes. The file itself is not changed before commit(). Reads may come from any
/// thread, writes from one.
class FileOverlay {
public:
    /// `file` is `path`, open for reading and writing. Written bytes are stored in `store`.
    FileOverlay(std::string path, Descriptor file, std::shared_ptr<ByteStore> store);

    [[nodiscard]] const std::string& path() const noexcept { return m_path; }
    [[nodiscard]] const Descriptor& file() const noexcept { return m_file; }
    /// Returns the state of the file when it was opened.
    [[nodiscard]] const FileState& before() const noexcept { return m_before; }

    /// Reads bytes. Those in no extent and beyond the file are zero.
    void read(int64_t offset, void* data, std::size_t size) const;
    void write(int64_t offset, const void* data, std::size_t size);
    [[nodiscard]] int64_t length() const;
    void setLength(int64_t length);

    /// A range of bytes that differs from the file: its offset, its size, and the position of its bytes in the store.
    struct Extent {
        int64_t offset, size, position;
    };
    /// Returns the extents sorted by offset; none overlap.
    [[nodiscard]] std::vector<Extent> extents() const;
    /// Returns how much of the original file is visible: less than its size if the file was truncated since.
    [[nodiscard]] int64_t shownOfFile() const;
    [[nodiscard]] bool isChanged() const;

    /// Writes all pending bytes to the file.
    void commit() const;

private:
    struct Piece {
        int64_t size, position;
    };
    void cutOut(int64_t offset, int64_t size);

    std::string m_path;
    Descriptor m_file;
    std::shared_ptr<ByteStore> m_store;
    FileState m_before;
    mutable std::mutex m_mutex;  ///< guards the following members
    std::map<int64_t, Piece> m_pieces;
    int64_t m_length;
    int64_t m_shown;
};

}  // namespace tensordesk
