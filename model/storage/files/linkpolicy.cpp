// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/linkpolicy.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/systemerror.h"
#include "model/storage/files/transaction/pendingmoves.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/key.h"

#include <sys/stat.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <memory>

namespace tensordesk {

namespace {

std::atomic<bool> follows = false;  // ambient, see Note [Links out of a folder]

void checkTarget(const std::string& link, const std::string& realFolder)
{
    const std::string target = realPath(link);
    if (!isWithin(target, realFolder))
        throw Error(ErrorKind::PermissionError,
                    "is a link out of the opened folder, to {}. Allow such links to read it (`tensordesk --follow-links …`)",
                    stringLiteral(target))
            .inFile(link);
}

}  // namespace

bool followsLinks() noexcept
{
    return follows;
}
void setFollowsLinks(bool value) noexcept
{
    follows = value;
}

std::string realPath(const std::string& path)
{
    const std::unique_ptr<char, decltype(&std::free)> resolved(::realpath(path.c_str(), nullptr), &std::free);
    if (!resolved)
        throw systemError(errno, "cannot be found", path);
    return resolved.get();
}

void checkLeadsWithin(const std::string& path, const std::string& realFolder)
{
    struct stat status = {};
    if (!followsLinks() && ::lstat(path.c_str(), &status) == 0 && S_ISLNK(status.st_mode))
        checkTarget(path, realFolder);
}

std::optional<FileState> stateWithin(const std::string& path, const std::string& realFolder)
{
    struct stat status = {};
    if (!followsLinks() && ::lstat(path.c_str(), &status) == 0) {
        if (!S_ISLNK(status.st_mode))
            return FileState(status);
        checkTarget(path, realFolder);
    }
    return FileState::of(path);
}

std::string pathWithin(const std::string& folder, const std::string& realFolder, const std::string& inside)
{
    std::string path = folder;
    for (std::size_t begin = 0; begin <= inside.size();) {
        const std::size_t end = std::min(inside.find('/', begin), inside.size());
        const std::string name = inside.substr(begin, end - begin);
        if (name.empty() || name == "." || name == "..")
            throw Error(ErrorKind::PermissionError, "is at {}, outside the checkpoint", stringLiteral(inside));
        path = joined(path, name);
        checkLeadsWithin(path, realFolder);
        begin = end + 1;
    }
    return path;
}

}  // namespace tensordesk
