// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/fileio.h"

#include <string>

namespace tensordesk {

/// Marks a temporary file or folder as used by a living process, with a lock that the system releases when the process ends in any
/// way.
class TemporaryLock {
public:
    TemporaryLock() = default;
    /// Throws the system's error if `path` does not exist. On a file system without locks nothing is ever regarded as abandoned.
    explicit TemporaryLock(const std::string& path);

private:
    friend void removeAbandoned(const std::string& path) noexcept;
    [[nodiscard]] static bool isFree(const std::string& path);

    Descriptor m_file;
};

/// Removes the temporary files and folders beside `path`, with names of temporaryName(path), that no living process uses. Never
/// throws.
void removeAbandoned(const std::string& path) noexcept;

}  // namespace tensordesk
