// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/memmap/files/replayfolder.h"

#include "model/storage/files/fileio.h"
#include "model/storage/formats/memmap/metajson.h"

#include <cstdint>
#include <filesystem>

namespace tensordesk {

bool isReplayBuffer(const std::string& folder)
{
    if (isFile(joined(folder, "buffer_metadata.json")))
        return true;
    // A tensordict may have such a storage under the key "storage".
    return isFile(joined(joined(folder, "storage"), kReplayStorageFile)) && !isFile(joined(folder, kMetaFile));
}

std::string replayPartBeside(const std::string& storage, const std::string& name)
{
    const std::filesystem::path folder(storage);
    const std::filesystem::path buffer = folder.parent_path();
    if (folder.filename() != "storage" && buffer.filename() == "storage")
        return (buffer.parent_path() / name / folder.filename()).string();
    return (buffer / name).string();
}

std::optional<std::string> replayFileOnDisk(const std::string& path, int64_t limit)
{
    return isFile(path) ? std::optional(readFile(path, limit)) : std::nullopt;
}

PythonValue::Dict replayFields(const std::string& path, const ReplayFiles& files)
{
    constexpr int64_t largest = int64_t{16} << 20;
    const std::optional<std::string> text = files(path, largest);
    if (!text)
        return {};
    const PythonValue json = parseJson(*text);
    const auto* const fields = json.as<PythonValue::Dict>();
    return fields != nullptr ? *fields : PythonValue::Dict();
}

}  // namespace tensordesk
