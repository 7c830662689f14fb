// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/remote/near/sshplace.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tensordesk {

/// A folder on another machine, to choose a file from.
struct FarFolder {
    struct Item {
        std::string name;
        bool isFolder = false;
        int64_t bytes = 0;  ///< of a file
    };
    std::string path;         ///< absolute
    std::vector<Item> items;  ///< sorted by name, folders first; at most 20,000
};

/// Returns the folder at `place`: one round trip, over the connection that files there share. Throws the errors of that machine, of
/// ssh, and of the connection. Can be cancelled by the thread's ProgressScope.
[[nodiscard]] FarFolder farFolder(const SshPlace& place);

}  // namespace tensordesk
