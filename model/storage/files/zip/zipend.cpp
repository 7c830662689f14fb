// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/zip/zipend.h"

#include "model/storage/files/zip/ziprecords.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <optional>

namespace tensordesk {

namespace {

constexpr int64_t kLongestZipComment = 0xffff;

/// Returns the offset of the end record: the last one whose comment ends with the file, otherwise the last whose comment is within
/// it.
std::optional<int64_t> findZipEnd(const ZipBytes& bytes)
{
    // Looked for in the 64 KiB before the end: that leaves out the longest 22 comments.
    const int64_t length = std::min(bytes.size, std::min(zip::kEndSize + kLongestZipComment, int64_t{1} << 16));
    const std::string tail = bytes.read(bytes.size - length, length);
    std::optional<int64_t> followed;
    for (std::size_t at = tail.rfind(zip::kEndMark); at != tail.npos;
         at = at == 0 ? tail.npos : tail.rfind(zip::kEndMark, at - 1)) {
        if (tail.size() - at < static_cast<std::size_t>(zip::kEndSize))
            continue;
        const std::size_t end = at + zip::kEndSize + numberAt<uint16_t>(tail, at + 20);
        const int64_t offset = bytes.size - length + static_cast<int64_t>(at);
        if (end == tail.size())
            return offset;
        if (end < tail.size() && !followed)
            followed = offset;
    }
    return followed;
}

[[noreturn]] void refuseArchive(const ZipBytes& bytes, const Message& why)
{
    throw Error(ErrorKind::ValueError, "is a damaged zip archive: {}", why).inFile(bytes.path);
}

struct EndCounts {
    uint64_t count, size, offset;
    int64_t begin;  ///< of the first of the end records
};

/// Returns the counts of the zip64 end record before the end record at `end`, if there is one.
std::optional<EndCounts> readWideEnd(const ZipBytes& bytes, int64_t end)
{
    if (end < zip::kLocatorSize)
        return std::nullopt;
    const std::string locator = bytes.read(end - zip::kLocatorSize, zip::kLocatorSize);
    if (!locator.starts_with(zip::kLocatorMark))
        return std::nullopt;
    if (numberAt<uint32_t>(locator, 4) != 0 || numberAt<uint32_t>(locator, 16) > 1)
        refuseArchive(bytes, Message("it continues in other files"));
    // At the stated offset or, if something was prepended to the archive, directly before.
    const int64_t last = end - zip::kLocatorSize - zip::kWideEndSize;
    const uint64_t said = numberAt<uint64_t>(locator, 8);
    for (const int64_t at : {said <= static_cast<uint64_t>(std::max<int64_t>(last, 0)) ? static_cast<int64_t>(said) : last, last}) {
        if (at < 0 || at > last)
            continue;
        const std::string record = bytes.read(at, zip::kWideEndSize);
        if (!record.starts_with(zip::kWideEndMark))
            continue;
        if (numberAt<uint32_t>(record, 16) != 0 || numberAt<uint32_t>(record, 20) != 0)
            refuseArchive(bytes, Message("it continues in other files"));
        return EndCounts{numberAt<uint64_t>(record, 32), numberAt<uint64_t>(record, 40), numberAt<uint64_t>(record, 48), at};
    }
    refuseArchive(bytes, Message("its zip64 end record is not where the locator says"));
}

}  // namespace

ZipEnd readZipEnd(const ZipBytes& bytes)
{
    const auto end = bytes.size >= zip::kEndSize ? findZipEnd(bytes) : std::nullopt;
    if (!end)
        refuseArchive(bytes, Message("it has no end record; it may have been cut"));
    const std::string record = bytes.read(*end, zip::kEndSize);
    EndCounts counts{numberAt<uint16_t>(record, 10), numberAt<uint32_t>(record, 12), numberAt<uint32_t>(record, 16), *end};
    if (const auto wide = readWideEnd(bytes, *end))
        counts = *wide;
    else if (numberAt<uint16_t>(record, 4) != 0 || numberAt<uint16_t>(record, 6) != 0)
        refuseArchive(bytes, Message("it continues in other files"));

    const auto room = static_cast<uint64_t>(counts.begin);
    if (counts.size > room || counts.offset > room - counts.size)
        refuseArchive(bytes, Message("its directory of {} bytes at byte {} does not end before byte {}",
                                     std::to_string(counts.size), std::to_string(counts.offset), counts.begin));
    if (counts.count > counts.size / zip::kRecordSize)
        refuseArchive(bytes, Message("its directory of {} bytes states {} members", std::to_string(counts.size),
                                     std::to_string(counts.count)));
    ZipEnd found;
    found.count = static_cast<int64_t>(counts.count);
    found.directorySize = static_cast<int64_t>(counts.size);
    found.directoryOffset = counts.begin - found.directorySize;
    found.shift = found.directoryOffset - static_cast<int64_t>(counts.offset);
    return found;
}

}  // namespace tensordesk
