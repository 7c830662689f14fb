// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/zip/zippeek.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/filestate.h"
#include "model/storage/files/zip/zipbytes.h"
#include "model/storage/files/zip/ziprecords.h"
#include "model/tensordict/base/error.h"

#include <fcntl.h>

#include <algorithm>

namespace tensordesk {

namespace {

constexpr int64_t kMostPeeked = int64_t{1} << 16;

/// Adds the names of records that begin with `mark`; a record has `size` bytes before its name, whose length stands at
/// `lengthAt`.
void addZipNames(std::vector<std::string>& names, std::string_view bytes, std::string_view mark, std::size_t size,
                 std::size_t lengthAt)
{
    for (std::size_t at = bytes.find(mark); at != bytes.npos; at = bytes.find(mark, at + 1)) {
        const std::string_view record = bytes.substr(at);
        if (record.size() < size || record.size() - size < numberAt<uint16_t>(record, lengthAt))
            return;
        names.emplace_back(record.substr(size, numberAt<uint16_t>(record, lengthAt)));
    }
}

std::string peekedAt(const Descriptor& file, int64_t offset, int64_t size, const std::string& path)
{
    std::string bytes(static_cast<std::size_t>(size), '\0');
    readAt(file, bytes.data(), bytes.size(), offset, path);
    return bytes;
}

/// Returns the directory records in the last bytes of an archive, without anything before them, which may be a member that is an
/// archive.
std::string_view directoryIn(std::string_view tail)
{
    const std::size_t end = tail.rfind(zip::kEndMark);
    if (end == tail.npos || tail.size() - end < zip::kEndSize)
        return {};
    uint64_t size = numberAt<uint32_t>(tail.substr(end), 12);
    std::size_t behind = end;
    if (size == zip::kTooLarge) {
        constexpr auto beside = static_cast<std::size_t>(zip::kWideEndSize + zip::kLocatorSize);
        if (end < beside || !tail.substr(end - beside).starts_with(zip::kWideEndMark))
            return {};
        behind = end - beside;
        size = numberAt<uint64_t>(tail.substr(behind), 40);
    }
    return tail.substr(behind - std::min<uint64_t>(size, behind), std::min<uint64_t>(size, behind));
}

std::vector<std::string> zipNamesIn(const std::string& path)
{
    const Descriptor file = openFile(path, O_RDONLY);
    const FileState state = FileState::ofOpen(file.get(), path);
    if (!state.isRegular())
        return {};
    const int64_t count = std::min(kMostPeeked, state.size);
    const std::string tail = peekedAt(file, state.size - count, count, path);
    if (tail.rfind(zip::kEndMark) == tail.npos)
        return {};
    const std::string_view directory = directoryIn(tail);
    std::vector<std::string> names;
    const std::string head = peekedAt(file, 0, count, path);
    if (head.starts_with(zip::kHeaderMark) && head.size() > zip::kHeaderSize)
        names.push_back(head.substr(zip::kHeaderSize, numberAt<uint16_t>(head, 26)));
    addZipNames(names, directory, zip::kRecordMark, zip::kRecordSize, 28);
    return names;
}

}  // namespace

std::vector<std::string> someZipNames(const std::string& path)
{
    try {
        return zipNamesIn(path);
    } catch (const Error&) {
        return {};
    }
}

bool isEmptyZip(const std::string& path)
{
    try {
        return isFile(path) && readFile(path, zip::kEndSize).starts_with(zip::kEndMark);
    } catch (const Error&) {  // larger
        return false;
    }
}

}  // namespace tensordesk
