// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/programfile.h"

#include <unistd.h>

#include <filesystem>
#include <system_error>

#ifdef __APPLE__
#include <mach-o/dyld.h>

#include <array>
#include <cstdint>
#endif

namespace tensordesk {

namespace {

std::filesystem::path folderOfThisProgram()
{
#ifdef __APPLE__
    std::array<char, 4096> path{};
    auto size = static_cast<uint32_t>(path.size());
    if (::_NSGetExecutablePath(path.data(), &size) != 0)
        return {};
    std::error_code error;
    return std::filesystem::canonical(path.data(), error).parent_path();
#else
    std::error_code error;
    return std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
#endif
}

}  // namespace

std::string programFile(const std::string& name, const std::string& folder, const std::string& built)
{
    const auto own = folderOfThisProgram();
    for (const auto& path : {own / name, own / ".." / folder / name, std::filesystem::path(built)})
        if (::access(path.c_str(), R_OK) == 0)
            return path.string();
    return {};
}

}  // namespace tensordesk
