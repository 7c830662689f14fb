// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/fileio.h"

#include <optional>
#include <string>

namespace tensordesk {

/// Keeps two of our processes from editing one file. An advisory lock on a file of its own in the
/// user's state folder, never beside the data; the system drops it when its process ends, however it
/// ends, so none is ever stale.
class FileLock {
public:
    /// RuntimeError names the process that holds it.
    explicit FileLock(const std::string& path);
    /// The lock, or nothing if it is held.
    [[nodiscard]] static std::optional<FileLock> tryTake(const std::string& path);
    /// The lock of the path that has this name, see stateNameOf().
    [[nodiscard]] static std::optional<FileLock> tryTakeNamed(const std::string& name);

private:
    explicit FileLock(Descriptor file) : m_file(std::move(file)) { }

    Descriptor m_file;
};

}  // namespace tensordesk
