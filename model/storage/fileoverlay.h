// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/fileio.h"
#include "model/storage/filestate.h"

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace tensordesk {

/// Bytes put one after another into a file of their own, to be read again from where they were put.
/// May be used from any thread.
class ByteStore {
public:
    /// A new file at `path`; OSError if it cannot be made.
    explicit ByteStore(std::string path);

    /// Appends; gives the position of the first byte.
    int64_t append(const void* data, std::size_t size);
    void read(int64_t position, void* data, std::size_t size);
    /// Waits until all is on the disk.
    void flush();
    [[nodiscard]] int64_t size() const;

private:
    void empty();

    std::string m_path;
    Descriptor m_file;
    mutable std::mutex m_mutex;
    int64_t m_written = 0;  ///< bytes in the file
    std::string m_buffer;   ///< those behind: a mask's edit writes element by element
};

/// A file as it will be once what was written here is put into it. The file itself is only read, until commit().
/// Reads may come from any thread, writes from one.
class FileOverlay {
public:
    /// `file` is `path`, open for reading and writing. What is written lies in `store`.
    FileOverlay(std::string path, Descriptor file, std::shared_ptr<ByteStore> store);

    [[nodiscard]] const std::string& path() const noexcept { return m_path; }
    [[nodiscard]] const Descriptor& file() const noexcept { return m_file; }
    /// As it was found.
    [[nodiscard]] const FileState& before() const noexcept { return m_before; }

    /// Bytes that lie in no extent and not in the file are zero.
    void read(int64_t offset, void* data, std::size_t size) const;
    void write(int64_t offset, const void* data, std::size_t size);
    [[nodiscard]] int64_t length() const;
    void setLength(int64_t length);

    /// A stretch of bytes that differs from the file: its offset, size, and where in the store its bytes begin.
    struct Extent {
        int64_t offset, size, position;
    };
    /// In the order of their offsets; none overlap.
    [[nodiscard]] std::vector<Extent> extents() const;
    /// Up to where the file as it was found shows; less than its size if it was cut meanwhile.
    [[nodiscard]] int64_t shownOfFile() const;
    [[nodiscard]] bool isChanged() const;

    /// Writes all of it to the file.
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
    mutable std::mutex m_mutex;  ///< guards all below
    std::map<int64_t, Piece> m_pieces;
    int64_t m_length;
    int64_t m_shown;
};

}  // namespace tensordesk
