// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/fileio.h"

#include <optional>
#include <string>

namespace tensordesk {

/// Prevents two processes of this program from editing the same file: an advisory lock on a file in the user's state folder, never
/// beside the data. The system releases it when its process ends in any way, so that no lock is stale.
class FileLock {
public:
    /// Takes the lock. Throws RuntimeError, which names the process that holds it.
    explicit FileLock(const std::string& path);
    /// Returns the lock, or nothing if it is held.
    [[nodiscard]] static std::optional<FileLock> tryTake(const std::string& path);
    /// Returns the lock of the path with this name, see stateNameOf().
    [[nodiscard]] static std::optional<FileLock> tryTakeNamed(const std::string& name);

private:
    explicit FileLock(Descriptor file) : m_file(std::move(file)) { }

    Descriptor m_file;
};

}  // namespace tensordesk
