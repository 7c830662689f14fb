// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/fileio.h"

#include <string>

namespace tensordesk {

/// Says that a living process uses a temporary file or folder: a lock, which the system drops when its process ends,
/// however it ends.
class TemporaryLock {
public:
    TemporaryLock() = default;
    /// What the system says if there is nothing at `path`. Where a file system has no locks, nothing is ever taken for
    /// abandoned there.
    explicit TemporaryLock(const std::string& path);

private:
    friend void removeAbandoned(const std::string& path) noexcept;
    [[nodiscard]] static bool isFree(const std::string& path);

    Descriptor m_file;
};

/// Removes the temporary files and folders beside `path`, as temporaryName(path) names them, that no living process uses.
/// Never throws: it is a clean-up.
void removeAbandoned(const std::string& path) noexcept;

}  // namespace tensordesk
