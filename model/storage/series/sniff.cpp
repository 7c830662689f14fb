// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/sniff.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/filestate.h"
#include "model/storage/files/zip/ziprecords.h"
#include "model/storage/format.h"
#include "model/storage/formats/hdf5/hdf5format.h"
#include "model/tensordict/base/key.h"

#include <fcntl.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <string_view>

namespace tensordesk {

namespace {

bool has(const std::string& folder, const char* name)
{
    return isFile(joined(folder, name));
}

/// Up to `size` bytes from `offset` on; fewer where the file ends.
std::string bytesAt(const std::string& path, int64_t offset, int64_t size)
{
    const Descriptor file = openFile(path, O_RDONLY);
    const int64_t length = FileState::ofOpen(file.get(), path).size;
    const int64_t begin = std::clamp<int64_t>(offset, 0, length);
    std::string bytes(static_cast<std::size_t>(std::min(size, length - begin)), '\0');
    readAt(file, bytes.data(), bytes.size(), begin, path);
    return bytes;
}

/// The only entry of a folder that some format recognises, if there is just one.
std::optional<std::string> onlyOpenable(const std::string& folder)
{
    constexpr int mostLookedAt = 1000;
    std::optional<std::string> found;
    int count = 0;
    std::error_code error;
    for (std::filesystem::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        if (++count > mostLookedAt)
            return std::nullopt;
        const std::string path = it->path().string();
        const auto& all = formats();
        if (std::none_of(all.begin(), all.end(), [&](const Format* format) { return format->recognises(path); }))
            continue;
        if (found)
            return std::nullopt;
        found = path;
    }
    return found;
}

Message describeFolder(const std::string& path)
{
    if (const auto child = onlyOpenable(path))
        return Message("is a folder without a meta.json, so it holds no tensordict itself; open {} in it", stringLiteral(*child));
    return Message("is a folder without a meta.json, so it holds no tensordict");
}

/// True if the last record of a zip archive lies where it may be: only a comment may follow it.
bool hasZipEnd(const std::string& path)
{
    constexpr int64_t furthest = zip::kEndSize + 0xffff;
    const auto state = FileState::of(path);
    return state && bytesAt(path, state->size - furthest, furthest).rfind(zip::kEndMark) != std::string::npos;
}

Message describeFile(const std::string& path)
{
    using namespace std::string_view_literals;
    const std::string head = bytesAt(path, 0, 4096);
    if (head.empty())
        return Message("is an empty file");
    if (path.ends_with("/meta.json") && head.starts_with('{'))
        return Message("is a part of a memmap folder; open the folder that contains it");
    if (head.starts_with("PK\3\4"sv)) {
        if (!hasZipEnd(path))
            return Message("begins as a zip archive, but its directory at the end is missing: it was cut off, or is still written");
        // Names are readable in the local headers, and the first entry shows the kind.
        if (head.find("zarr.json"sv) != std::string::npos)
            return Message("is a zip archive with a zarr store in a folder of it; unpack it and open that folder");
        return Message("is a zip archive that holds no tensordict");
    }
    return Message("is not a tensordict file");
}

}  // namespace

std::optional<std::string> dataWithin(const std::string& path)
{
    for (const std::string& folder : {path, joined(path, "data")}) {
        // A dataset of Minari: the folder of its name, and the one in it.
        std::string episodes = joined(folder, "main_data.hdf5");
        if (has(folder, "metadata.json") && isFile(episodes) && hdf5Format().recognises(episodes))
            return episodes;
    }
    return std::nullopt;
}

Message describeUnopenable(const std::string& path)
{
    return isFolder(path) ? describeFolder(path) : describeFile(path);
}

}  // namespace tensordesk
