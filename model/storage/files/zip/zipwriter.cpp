// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/zip/zipwriter.h"

#include "model/storage/files/zip/zipbytes.h"
#include "model/storage/files/zip/zipcrc.h"
#include "model/storage/files/zip/ziprecords.h"
#include "model/tensordict/base/error.h"

#include <fcntl.h>

#include <algorithm>

namespace tensordesk {

namespace {

constexpr int64_t kMostNarrow = 0xffffffff;
constexpr uint16_t kZipVersion = 45;  ///< of the format: with zip64
constexpr uint16_t kMadeOnUnix = 3 << 8;
constexpr uint16_t kPaddingExtra = 0x6474;  ///< "td", as in the library's own archives
constexpr uint16_t kFirstDay = 1 << 5 | 1;  ///< 1980-01-01
constexpr uint32_t kZipPermissions = 0100644U << 16;

uint32_t narrowed(int64_t value)
{
    return static_cast<uint32_t>(std::min(value, kMostNarrow));
}

/// Appends the common fields of a local header and a directory record, from the flags to the length of the extra fields.
void appendZipFields(std::string& bytes, std::string_view name, uint32_t crc, int64_t size, std::size_t extraSize)
{
    const bool isAscii = std::all_of(name.begin(), name.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    appendNumber<uint16_t>(bytes, isAscii ? uint16_t{0} : zip::kUtf8Name);
    appendNumber<uint16_t>(bytes, 0);  // stored
    appendNumber<uint16_t>(bytes, 0);  // midnight
    appendNumber<uint16_t>(bytes, kFirstDay);
    appendNumber<uint32_t>(bytes, crc);
    appendNumber<uint32_t>(bytes, narrowed(size));
    appendNumber<uint32_t>(bytes, narrowed(size));
    appendNumber<uint16_t>(bytes, static_cast<uint16_t>(name.size()));
    appendNumber<uint16_t>(bytes, static_cast<uint16_t>(extraSize));
}

/// The extra field of a header: sizes beyond 32 bits, and padding up to where the bytes begin.
std::string zipHeaderExtra(int64_t size, int64_t begin, int64_t alignment)
{
    std::string extra;
    if (size >= kMostNarrow) {
        appendNumber<uint16_t>(extra, zip::kWideExtra);
        appendNumber<uint16_t>(extra, 16);
        appendNumber<uint64_t>(extra, static_cast<uint64_t>(size));
        appendNumber<uint64_t>(extra, static_cast<uint64_t>(size));
    }
    begin += static_cast<int64_t>(extra.size());
    if (begin % alignment == 0)
        return extra;
    const int64_t padding = (alignment - (begin + 4) % alignment) % alignment;
    appendNumber<uint16_t>(extra, kPaddingExtra);
    appendNumber<uint16_t>(extra, static_cast<uint16_t>(padding));
    extra.append(static_cast<std::size_t>(padding), '\0');
    return extra;
}

}  // namespace

ZipWriter::ZipWriter(std::string path) : m_path(std::move(path)), m_file(openFile(m_path, O_RDWR)) { }

void ZipWriter::append(std::string_view bytes)
{
    writeAt(m_file, bytes.data(), bytes.size(), m_size, m_path);
    m_size += static_cast<int64_t>(bytes.size());
}

void ZipWriter::begin(std::string_view name, int64_t size, int64_t alignment)
{
    constexpr std::size_t longestName = 0xffff;
    if (name.size() > longestName)
        throw Error(ErrorKind::ValueError, "a member of a zip archive cannot have a name of {} bytes; the limit is {}", name.size(),
                    longestName);
    const std::string extra = zipHeaderExtra(size, m_size + zip::kHeaderSize + static_cast<int64_t>(name.size()), alignment);
    std::string header(zip::kHeaderMark);
    appendNumber<uint16_t>(header, kZipVersion);
    appendZipFields(header, name, 0, size, extra.size());
    header += name;
    header += extra;
    m_members.push_back({std::string(name), 0, size, m_size});
    append(header);
    reserveSpace(m_file.get(), m_size, size, m_path);
    m_left = size;
}

void ZipWriter::write(const void* data, std::size_t size)
{
    const std::string_view bytes(static_cast<const char*>(data), size);
    m_left -= static_cast<int64_t>(size);
    m_members.back().crc = crc32Of(bytes, m_members.back().crc);
    append(bytes);
}

void ZipWriter::end()
{
    const Written& member = m_members.back();
    if (m_left != 0)
        throw Error(ErrorKind::Internal, "the member {} was written with another size than it was begun with",
                    stringLiteral(member.name));
    std::string crc;
    appendNumber(crc, member.crc);
    writeAt(m_file, crc.data(), crc.size(), member.header + zip::kCrcInHeader, m_path);
}

void ZipWriter::add(std::string_view name, std::string_view content, int64_t alignment)
{
    begin(name, static_cast<int64_t>(content.size()), alignment);
    write(content.data(), content.size());
    end();
}

void ZipWriter::finish()
{
    const int64_t begin = m_size;
    std::string directory;
    for (const Written& member : m_members) {
        std::string wide;
        if (member.size >= kMostNarrow) {
            appendNumber<uint64_t>(wide, static_cast<uint64_t>(member.size));
            appendNumber<uint64_t>(wide, static_cast<uint64_t>(member.size));
        }
        if (member.header >= kMostNarrow)
            appendNumber<uint64_t>(wide, static_cast<uint64_t>(member.header));
        std::string extra;
        if (!wide.empty()) {
            appendNumber<uint16_t>(extra, zip::kWideExtra);
            appendNumber<uint16_t>(extra, static_cast<uint16_t>(wide.size()));
            extra += wide;
        }
        directory += zip::kRecordMark;
        appendNumber<uint16_t>(directory, kMadeOnUnix | kZipVersion);
        appendNumber<uint16_t>(directory, kZipVersion);
        appendZipFields(directory, member.name, member.crc, member.size, extra.size());
        appendNumber<uint16_t>(directory, 0);  // no comment
        appendNumber<uint16_t>(directory, 0);  // the first and only disk
        appendNumber<uint16_t>(directory, 0);  // nothing is said of the content
        appendNumber<uint32_t>(directory, kZipPermissions);
        appendNumber<uint32_t>(directory, narrowed(member.header));
        directory += member.name;
        directory += extra;
    }
    const auto size = static_cast<int64_t>(directory.size());
    const auto count = static_cast<int64_t>(m_members.size());
    constexpr int64_t narrowCount = 0xffff;
    if (count >= narrowCount || size >= kMostNarrow || begin >= kMostNarrow) {
        directory += zip::kWideEndMark;
        appendNumber<uint64_t>(directory, 44);  // the rest of this record
        appendNumber<uint16_t>(directory, kMadeOnUnix | kZipVersion);
        appendNumber<uint16_t>(directory, kZipVersion);
        appendNumber<uint64_t>(directory, 0);  // disks
        appendNumber<uint64_t>(directory, static_cast<uint64_t>(count));
        appendNumber<uint64_t>(directory, static_cast<uint64_t>(count));
        appendNumber<uint64_t>(directory, static_cast<uint64_t>(size));
        appendNumber<uint64_t>(directory, static_cast<uint64_t>(begin));
        directory += zip::kLocatorMark;
        appendNumber<uint32_t>(directory, 0);
        appendNumber<uint64_t>(directory, static_cast<uint64_t>(begin + size));
        appendNumber<uint32_t>(directory, 1);
    }
    directory += zip::kEndMark;
    appendNumber<uint32_t>(directory, 0);  // disks
    appendNumber<uint16_t>(directory, static_cast<uint16_t>(std::min(count, narrowCount)));
    appendNumber<uint16_t>(directory, static_cast<uint16_t>(std::min(count, narrowCount)));
    appendNumber<uint32_t>(directory, narrowed(size));
    appendNumber<uint32_t>(directory, narrowed(begin));
    appendNumber<uint16_t>(directory, 0);  // no comment
    append(directory);
}

}  // namespace tensordesk
