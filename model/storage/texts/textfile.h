// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/fileio.h"
#include "model/tensordict/base/progress.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace tensordesk {

/// A text that is written from its beginning to its end, through a buffer, and the progress of what it is made of.
class TextFile {
public:
    /// `path`: an empty file. `totalBytes`: of all elements.
    TextFile(const std::string& path, Progress& progress, int64_t totalBytes);

    /// What is appended here is written when it is worth a call.
    [[nodiscard]] std::string& text() noexcept { return m_text; }
    void writeIfLong();
    /// The elements of so many bytes are texts now.
    void pass(int64_t bytes);
    /// Writes what is left.
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
