// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/fileio.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// Writes an archive of stored members, one after another, whose bytes begin where they can be mapped. The time in it is
/// always the same, so that the same content makes the same file. Sizes beyond 32 bits are written as zip64.
///
/// For each member begin(), write() until all of its bytes are there, end(); then finish().
class ZipWriter {
public:
    /// Over the file at `path`, which is empty.
    explicit ZipWriter(std::string path);

    /// Begins a member of `size` bytes, the first of them at a multiple of `alignment`. ValueError if its name is longer
    /// than archives can say.
    void begin(std::string_view name, int64_t size, int64_t alignment = 64);
    void write(const void* data, std::size_t size);
    void end();
    /// A whole member at once.
    void add(std::string_view name, std::string_view content, int64_t alignment = 1);
    /// Writes the directory. REQUIRES: no member is begun.
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
    int64_t m_left = 0;  ///< bytes of the member that are still to come
    std::vector<Written> m_members;
};

}  // namespace tensordesk
