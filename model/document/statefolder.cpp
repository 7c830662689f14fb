// SPDX-License-Identifier: BSD-3-Clause
#include "model/document/statefolder.h"

#include "model/storage/files/hash.h"
#include "model/tensordict/base/error.h"

#include <cstdlib>
#include <filesystem>

namespace tensordesk {

namespace fs = std::filesystem;

std::string statePath(const std::string& name)
{
    const char* state = std::getenv("XDG_STATE_HOME");
    const char* home = std::getenv("HOME");
    if (state != nullptr && fs::path(state).is_absolute()) {  // by the XDG rules a relative one is ignored
        return (fs::path(state) / "tensordesk" / name).string();
    }
    return home == nullptr || *home == '\0' ? std::string() : (fs::path(home) / ".local" / "state" / "tensordesk" / name).string();
}

std::string stateFolder(const std::string& name)
{
    const std::string folder = statePath(name);
    if (folder.empty()) {
        throw Error(ErrorKind::OSError, "the journal of edits needs a folder: set XDG_STATE_HOME or HOME");
    }
    std::error_code failure;
    if (fs::create_directories(folder, failure)) {
        fs::permissions(fs::path(folder).parent_path(), fs::perms::owner_all, failure);
    }
    if (failure) {
        throw Error(ErrorKind::OSError, "the folder for the journal of edits cannot be created: {}", failure.message())
            .inFile(folder);
    }
    return folder;
}

std::string stateNameOf(const std::string& path)
{
    static const char* const kDigits = "0123456789abcdef";
    std::string name;
    const uint64_t hash = hashOf(canonicalPath(path));
    for (int shift = 60; shift >= 0; shift -= 4) {
        name += kDigits[(hash >> shift) & 15];
    }
    return name;
}

std::string canonicalPath(const std::string& path)
{
    std::error_code failure;
    const fs::path canonical = fs::weakly_canonical(fs::absolute(path, failure), failure);
    std::string text = failure ? path : canonical.string();
    while (text.size() > 1 && text.back() == '/') {
        text.pop_back();
    }
    return text;
}

}  // namespace tensordesk
