// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/filestate.h"

#include <optional>
#include <string>

namespace tensordesk {

// Note [Links out of a folder] A memmap folder from elsewhere may contain symbolic links to any file that its reader may read. If
// such a file were shown, exported or sent on, it would be disclosed by mistake. So an entry behind a link that leads out of the
// opened folder is Broken until the user allows such links. The permission holds for all that this process opens from then on,
// since folders of links (such as download caches) come in numbers. Nothing is ever written through such a link.

/// True if links out of opened folders are followed, as set by setFollowsLinks(); false by default. Safe to call from any thread.
[[nodiscard]] bool followsLinks() noexcept;
void setFollowsLinks(bool follows) noexcept;

/// Returns `path` with links resolved. Throws the system's error if it does not exist.
[[nodiscard]] std::string realPath(const std::string& path);
/// Throws PermissionError if `path` is a link out of the folder `realFolder`, a result of realPath(), and links are not followed.
void checkLeadsWithin(const std::string& path, const std::string& realFolder);
/// Returns FileState::of() after checkLeadsWithin(), with one system call if there is no link.
[[nodiscard]] std::optional<FileState> stateWithin(const std::string& path, const std::string& realFolder);
/// Returns the path of `inside`, relative to `folder`, as files refer to each other. Throws PermissionError if it leads out of the
/// folder. `realFolder`: the result of realPath() for the folder.
[[nodiscard]] std::string pathWithin(const std::string& folder, const std::string& realFolder, const std::string& inside);

}  // namespace tensordesk
