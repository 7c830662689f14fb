// SPDX-License-Identifier: BSD-3-Clause
#include "model/remote/far/servedpaths.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/filepattern.h"
#include "model/storage/files/systemerror.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace tensordesk {
namespace {

namespace fs = std::filesystem;

std::string homeFolder()
{
    const char* const home = std::getenv("HOME");
    return home != nullptr && *home != '\0' ? home : "/";
}

/// The path without links as far as it exists; a pattern of files has none behind its folder.
fs::path withoutLinks(const fs::path& path)
{
    std::error_code error;
    const fs::path real = fs::weakly_canonical(path, error);
    if (error)
        throw systemError(error.value(), "cannot be opened", path.string());
    return real;
}

bool isBelow(const std::string& path, const std::string& root)
{
    return root == "/" || path == root || path.starts_with(root + "/");
}

}  // namespace

ServedPaths::ServedPaths(const std::vector<std::string>& roots)
{
    for (const std::string& root : roots) {
        if (!exists(root))
            throw systemError(ENOENT, "cannot be served", root);
        m_roots.push_back(withoutTrailingSlashes(withoutLinks(root).string()));
    }
}

std::string ServedPaths::resolved(const std::string& named) const
{
    std::string path = named;
    if (path == "~" || path.starts_with("~/"))
        path = homeFolder() + path.substr(1);
    else if (!path.starts_with('/'))
        path = joined(homeFolder(), path);
    if (path.find('\0') != std::string::npos)
        throw Error(ErrorKind::ValueError, "is not a path: it contains a zero byte");
    checkServed(path);
    if (!exists(path))
        for (const std::string& file : filesMatching(path))
            checkServed(file);
    return path;
}

void ServedPaths::checkServed(const std::string& path) const
{
    const std::string real = withoutLinks(path).string();
    if (std::none_of(m_roots.begin(), m_roots.end(), [&](const std::string& root) { return isBelow(real, root); }))
        throw Error(ErrorKind::PermissionError, "is outside of the served folders").inFile(path);
}

}  // namespace tensordesk
