// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/fileio.h"
#include "model/tensordict/base/progress.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace tensordesk {

/// Writes a text file in order, through a buffer, and reports the progress of its source.
class TextFile {
public:
    /// `path`: an empty file. `totalBytes`: the bytes of all elements.
    TextFile(const std::string& path, Progress& progress, int64_t totalBytes);

    /// Returns the buffer. Appended text is written once it is large enough.
    [[nodiscard]] std::string& text() noexcept { return m_text; }
    void writeIfLong();
    /// Reports that elements of this many bytes were converted.
    void pass(int64_t bytes);
    /// Writes the rest of the buffer.
    void finish();

private:
    Descriptor m_file;
    std::string m_path;
    Progress& m_progress;
    int64_t m_total;
    int64_t m_done = 0;
    int64_t m_offset = 0;
    std::string m_text;
};

}  // namespace tensordesk
