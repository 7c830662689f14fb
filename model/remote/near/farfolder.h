// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/remote/near/sshplace.h"

#include <cstdint>
#include <optional>
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
    bool isCut = false;       ///< the folder has more
};

/// Returns the folder at `place`: one round trip, over the connection that files there share. Throws the errors of that machine, of
/// ssh, and of the connection. Can be cancelled by the thread's ProgressScope.
[[nodiscard]] FarFolder farFolder(const SshPlace& place);

/// Returns the content of a file there of at most `limit` bytes; empty if there is none that is served. As above.
[[nodiscard]] std::optional<std::string> farContent(const SshPlace& place, int64_t limit);

}  // namespace tensordesk
