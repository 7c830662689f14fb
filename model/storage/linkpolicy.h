// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/filestate.h"

#include <optional>
#include <string>

namespace tensordesk {

// Note [Links out of a folder]
// A memmap folder from elsewhere may hold symbolic links to any file that its reader may read: shown, exported or sent
// on, that file would go where nobody meant it to. So what lies behind a link that leads out of the opened folder is
// refused, entry by entry, until a person says that links are to be followed: for all that this process opens from then
// on, since folders of links (caches of downloads have them) come in numbers. Nothing is ever written through such a link.

/// Whether links out of opened folders are followed: not unless setFollowsLinks() said so. From any thread.
[[nodiscard]] bool followsLinks() noexcept;
void setFollowsLinks(bool follows) noexcept;

/// Where `path` leads, links resolved. What the system says if it leads nowhere.
[[nodiscard]] std::string realPath(const std::string& path);
/// PermissionError if `path` is a link out of the folder `realFolder`, itself as realPath() gives it, and links are not followed.
void checkLeadsWithin(const std::string& path, const std::string& realFolder);
/// FileState::of() after that check, in one system call where there is no link.
[[nodiscard]] std::optional<FileState> stateWithin(const std::string& path, const std::string& realFolder);
/// The path of what lies in `folder` at `inside`, names with slashes between them, as files say it of others. PermissionError if
/// that leads out of it; `realFolder`: the folder as realPath() gives it.
[[nodiscard]] std::string pathWithin(const std::string& folder, const std::string& realFolder, const std::string& inside);

}  // namespace tensordesk
