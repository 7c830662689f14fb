// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/zip/zipcrc.h"

#include "model/storage/files/transaction/fileoverlay.h"
#include "model/storage/files/zip/ziprecords.h"
#include "model/tensordict/base/progressscope.h"

#include <zlib.h>

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

namespace tensordesk {

namespace {

constexpr int64_t kCrcBlock = int64_t{1} << 18;

// Note [Changing a CRC]: without the ones that it begins and ends with, a CRC is linear. That of the changed bytes equals
// that of the old ones, exclusive-or that of the difference of both; and a difference that is zero before and behind some
// bytes has the CRC of these, moved on by as many zeros as follow.
uint32_t linearCrc(std::string_view bytes, uint32_t before)
{
    return ~crc32Of(bytes, ~before);
}

uint32_t movedOn(uint32_t crc, int64_t zeros)
{
    return static_cast<uint32_t>(crc32_combine(crc, 0, static_cast<z_off_t>(zeros)));
}

/// Returns bytes of the file itself, without the overlay.
std::string bytesOnDisk(const FileOverlay& file, int64_t offset, int64_t size)
{
    std::string bytes(static_cast<std::size_t>(size), '\0');
    readAt(file.file(), bytes.data(), bytes.size(), offset, file.path());
    return bytes;
}

void writeCrc(FileOverlay& file, int64_t offset, uint32_t crc)
{
    std::string bytes;
    appendNumber(bytes, crc);
    file.write(offset, bytes.data(), bytes.size());
}

/// Returns the change of a member's CRC by the changed bytes from `begin` to `end` of the file; the member ends at `last`.
uint32_t crcChangeOf(const FileOverlay& file, int64_t begin, int64_t end, int64_t last)
{
    uint32_t change = 0;
    for (int64_t at = begin; at < end; at += kCrcBlock) {
        ProgressScope::current().check();
        const int64_t size = std::min(kCrcBlock, end - at);
        const std::string before = bytesOnDisk(file, at, size);
        std::string difference(before.size(), '\0');
        file.read(at, difference.data(), difference.size());
        std::transform(difference.begin(), difference.end(), before.begin(), difference.begin(),
                       [](char a, char b) { return static_cast<char>(a ^ b); });
        change = linearCrc(difference, change);
    }
    return movedOn(change, last - end);
}

/// Returns the position of the CRC in the descriptor after a member's bytes, which may or may not start with a mark.
std::optional<int64_t> crcInDescriptor(const FileOverlay& file, int64_t end, uint32_t crc)
{
    const std::string bytes = bytesOnDisk(file, end, 8);
    const bool isMarked = bytes.starts_with(zip::kDescriptorMark);
    if (isMarked && (numberAt<uint32_t>(bytes, 4) == crc || numberAt<uint32_t>(bytes, 0) != crc))
        return end + 4;
    return numberAt<uint32_t>(bytes, 0) == crc ? std::optional(end) : std::nullopt;
}

void changeCrc(FileOverlay& file, const ZipMember& member, int64_t origin, uint32_t change)
{
    // Reads from the file itself: the directory in memory is older, and the overlay may be written again.
    const auto numberIn = [&](int64_t offset) { return numberAt<uint32_t>(bytesOnDisk(file, offset, 4), 0); };
    const int64_t inDirectory = origin + member.directoryRecord + zip::kCrcInRecord;
    const uint32_t old = numberIn(inDirectory);
    const uint32_t now = old ^ change;
    writeCrc(file, inDirectory, now);
    const int64_t inHeader = origin + member.localHeader + zip::kCrcInHeader;
    if (!member.hasDescriptor || (old != 0 && numberIn(inHeader) == old))
        writeCrc(file, inHeader, now);
    if (member.hasDescriptor) {
        if (const auto place = crcInDescriptor(file, origin + member.offset + member.storedSize, old))
            writeCrc(file, *place, now);
    }
}

}  // namespace

uint32_t crc32Of(std::string_view bytes, uint32_t before) noexcept
{
    if (bytes.empty())  // zlib takes no bytes at a null address for a question after its first value
        return before;
    return static_cast<uint32_t>(crc32_z(before, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()));
}

void updateCrcs(FileOverlay& file, const ZipDirectory& directory, int64_t origin)
{
    const auto endOf = [&](const ZipMember& member) { return origin + member.offset + member.storedSize; };
    std::vector<const ZipMember*> stored;
    for (const ZipMember& member : directory.members()) {
        if (!member.defect && member.isStored() && member.storedSize > 0)
            stored.push_back(&member);
    }
    std::sort(stored.begin(), stored.end(), [](const ZipMember* a, const ZipMember* b) { return a->offset < b->offset; });
    std::map<const ZipMember*, uint32_t> changes;
    for (const auto& extent : file.extents()) {
        auto member = std::lower_bound(stored.begin(), stored.end(), extent.offset,
                                       [&](const ZipMember* one, int64_t offset) { return endOf(*one) <= offset; });
        for (; member != stored.end() && origin + (*member)->offset < extent.offset + extent.size; ++member) {
            const int64_t begin = std::max(extent.offset, origin + (*member)->offset);
            const int64_t end = std::min(extent.offset + extent.size, endOf(**member));
            changes[*member] ^= crcChangeOf(file, begin, end, endOf(**member));
        }
    }
    for (const auto& [member, change] : changes)
        changeCrc(file, *member, origin, change);
}

}  // namespace tensordesk
