// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/fileio.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// Writes an archive of uncompressed members, aligned so that they can be mapped. Time stamps are constant, so that the same
/// content makes the same file. Sizes beyond 32 bits are written as zip64.
///
/// For each member call begin(), write() until all of its bytes are written, and end(); at last call finish().
class ZipWriter {
public:
    /// `path`: an empty file.
    explicit ZipWriter(std::string path);

    /// Starts a member of `size` bytes at a multiple of `alignment`. Throws ValueError if its name is too long for an archive.
    void begin(std::string_view name, int64_t size, int64_t alignment = 64);
    void write(const void* data, std::size_t size);
    void end();
    /// Adds a whole member.
    void add(std::string_view name, std::string_view content, int64_t alignment = 1);
    /// Writes the directory. REQUIRES: no member is in progress.
    void finish();

private:
    struct Written {
        std::string name;
        uint32_t crc = 0;
        int64_t size = 0;
        int64_t header = 0;
    };
    void append(std::string_view bytes);

    std::string m_path;
    Descriptor m_file;
    int64_t m_size = 0;  ///< of the file
    int64_t m_left = 0;  ///< bytes of the member that are not written yet
    std::vector<Written> m_members;
};

}  // namespace tensordesk
