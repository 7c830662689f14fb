// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/zip/zipdirectory.h"

#include "model/storage/files/zip/zipend.h"
#include "model/storage/files/zip/zipname.h"
#include "model/storage/files/zip/ziprecords.h"
#include "model/tensordict/base/progressscope.h"

#include <algorithm>
#include <optional>

namespace tensordesk {

namespace {

/// Returns the most bytes that one byte can unpack to; 0 for a method that is not unpacked.
constexpr int64_t mostUnpacked(ZipMethod method)
{
    switch (method) {
    case ZipMethod::Stored: return 1;
    case ZipMethod::Deflated: return 1032;    // 258 bytes in two bits
    case ZipMethod::Bzip2: return 1'500'000;  // a block of 900,000 bytes, five for 259 of one value, in some 40 bytes
    case ZipMethod::Lzma: return 10'000;      // 273 bytes in 14 bits of the model, which cost a fiftieth of a bit each
    }
    return 0;
}

constexpr std::size_t kMostZipOddities = 100;

struct ZipFailure {
    ErrorKind kind;
    Message reason;
};

/// The fields of a record that stand in 32 bits, or, where these are all ones, in an extra field.
struct WideFields {
    uint64_t size, storedSize, offset;
};

/// Empty if the extra field is incomplete.
std::optional<WideFields> widened(WideFields fields, std::string_view extra)
{
    if (fields.size != zip::kTooLarge && fields.storedSize != zip::kTooLarge && fields.offset != zip::kTooLarge)
        return fields;
    for (std::size_t at = 0; extra.size() - at >= 4;) {
        const auto id = numberAt<uint16_t>(extra, at);
        const std::size_t length = numberAt<uint16_t>(extra, at + 2);
        at += 4;
        if (length > extra.size() - at)
            return std::nullopt;
        std::string_view values = extra.substr(at, length);
        at += length;
        if (id != zip::kWideExtra)
            continue;
        for (uint64_t* const field : {&fields.size, &fields.storedSize, &fields.offset}) {
            if (*field != zip::kTooLarge)
                continue;
            if (values.size() < 8)
                return std::nullopt;
            *field = numberAt<uint64_t>(values, 0);
            values.remove_prefix(8);
        }
        return fields;
    }
    return std::nullopt;
}

Message packingName(uint16_t method)
{
    switch (method) {
    case 9: return Message::verbatim("deflate64");
    case 93: return Message::verbatim("zstandard");
    case 95: return Message::verbatim("xz");
    default: return Message("method {}", method);
    }
}

/// Returns the contradiction in the sizes of a member with this method.
std::optional<ZipFailure> packingFailure(const ZipMember& member)
{
    const int64_t most = mostUnpacked(member.method);
    if (most == 0)
        return ZipFailure{ErrorKind::NotImplementedError,
                          Message("is packed by {}, which this program cannot unpack; unpack the archive, and pack it with deflate",
                                  packingName(static_cast<uint16_t>(member.method)))};
    if (member.isStored() && member.size != member.storedSize)
        return ZipFailure{ErrorKind::ValueError,
                          Message("is damaged: it is stored uncompressed, but its directory states {} stored bytes and {} bytes",
                                  member.storedSize, member.size)};
    if (member.size / most > member.storedSize)
        return ZipFailure{ErrorKind::ValueError,
                          Message("is damaged: {} bytes cannot unpack to the stated {} bytes", member.storedSize, member.size)};
    return std::nullopt;
}

/// One record of the directory, unchecked.
struct ZipRecord {
    std::string_view name;
    std::string_view extra;
    uint16_t flags = 0;
    uint16_t disk = 0;
    WideFields narrow = {};
};

class ZipDirectoryReader {
public:
    ZipDirectoryReader(const ZipBytes& bytes, const ZipEnd& end) : m_bytes(bytes), m_end(end)
    {
        m_directory = bytes.read(end.directoryOffset, end.directorySize);
    }

    std::vector<ZipMember> read()
    {
        std::vector<ZipMember> members;
        std::size_t at = 0;
        for (int64_t i = 0; i < m_end.count; ++i) {
            ProgressScope::step();
            members.push_back(memberAt(at, i));
        }
        refuseOverlaps(members);
        return members;
    }

private:
    /// The member whose record begins at `at`, which is moved behind it.
    ZipMember memberAt(std::size_t& at, int64_t number)
    {
        const std::string_view rest = std::string_view(m_directory).substr(at);
        constexpr auto recordSize = static_cast<std::size_t>(zip::kRecordSize);
        const std::size_t nameSize = rest.size() < recordSize ? 0 : numberAt<uint16_t>(rest, 28);
        const std::size_t extraSize = rest.size() < recordSize ? 0 : numberAt<uint16_t>(rest, 30);
        const std::size_t commentSize = rest.size() < recordSize ? 0 : numberAt<uint16_t>(rest, 32);
        const std::size_t whole = recordSize + nameSize + extraSize + commentSize;
        if (!rest.starts_with(zip::kRecordMark) || whole > rest.size())
            throw Error(ErrorKind::ValueError, "is a damaged zip archive: its directory has no record {} of {}", number + 1,
                        m_end.count)
                .inFile(m_bytes.path);
        ZipRecord record;
        record.name = rest.substr(recordSize, nameSize);
        record.extra = rest.substr(recordSize + nameSize, extraSize);
        record.flags = numberAt<uint16_t>(rest, 8);
        record.disk = numberAt<uint16_t>(rest, 34);
        record.narrow = {numberAt<uint32_t>(rest, 24), numberAt<uint32_t>(rest, 20), numberAt<uint32_t>(rest, 42)};

        ZipMember member;
        member.method = static_cast<ZipMethod>(numberAt<uint16_t>(rest, 10));
        member.crc = numberAt<uint32_t>(rest, 16);
        member.hasDescriptor = (record.flags & zip::kHasDescriptor) != 0;
        member.directoryRecord = m_end.directoryOffset + static_cast<int64_t>(at);
        at += whole;
        if (auto failure = failureOf(record, member))
            member.defect = std::make_shared<const Error>(defectOf(member, *failure));
        return member;
    }

    [[nodiscard]] Error defectOf(const ZipMember& member, const ZipFailure& failure) const
    {
        return Error(failure.kind, "the member {} {}", stringLiteral(member.name), failure.reason).inFile(m_bytes.path);
    }

    /// Fills in the member's name, sizes and offset; gives why it cannot be read.
    std::optional<ZipFailure> failureOf(const ZipRecord& record, ZipMember& member) const
    {
        const auto name = decodedZipName(record.name, (record.flags & zip::kUtf8Name) != 0);
        member.name = name.value_or(decodedZipName(record.name, false).value_or(""));
        if (!name)
            return ZipFailure{ErrorKind::ValueError, Message("is damaged: its name is marked as UTF-8, but is not valid UTF-8")};
        if ((record.flags & (zip::kEncrypted | zip::kStronglyEncrypted)) != 0)
            return ZipFailure{ErrorKind::NotImplementedError, Message("is encrypted; unpack the archive with its password")};
        const auto wide = widened(record.narrow, record.extra);
        if (!wide || (record.disk != 0 && record.disk != 0xffff))
            return ZipFailure{ErrorKind::ValueError, Message("is damaged: its record in the directory does not hold its sizes")};
        const auto limit = static_cast<uint64_t>(m_end.directoryOffset - m_end.shift);
        if (wide->offset > limit || limit - wide->offset < static_cast<uint64_t>(zip::kHeaderSize))
            return ZipFailure{ErrorKind::ValueError,
                              Message("is damaged: its stated start is byte {} of {}", std::to_string(wide->offset), m_bytes.size)};
        member.localHeader = m_end.shift + static_cast<int64_t>(wide->offset);
        return headerFailure(record, *wide, member);
    }

    std::optional<ZipFailure> headerFailure(const ZipRecord& record, const WideFields& wide, ZipMember& member) const
    {
        const int64_t room = m_end.directoryOffset - member.localHeader;
        const auto nameSize = static_cast<int64_t>(record.name.size());
        const std::string header = m_bytes.read(member.localHeader, std::min(room, zip::kHeaderSize + nameSize));
        if (!header.starts_with(zip::kHeaderMark))
            return ZipFailure{ErrorKind::ValueError,
                              Message("is damaged: there is no header of it at byte {}", member.localHeader)};
        if (numberAt<uint16_t>(header, 26) != record.name.size()
            || std::string_view(header).substr(zip::kHeaderSize) != record.name)
            return ZipFailure{ErrorKind::ValueError,
                              Message("is damaged: its header at byte {} has another name", member.localHeader)};
        const int64_t begin = zip::kHeaderSize + nameSize + numberAt<uint16_t>(header, 28);
        if (begin > room || wide.storedSize > static_cast<uint64_t>(room - begin))
            return ZipFailure{ErrorKind::ValueError, Message("is damaged: its {} bytes reach into the directory at byte {}",
                                                             std::to_string(wide.storedSize), m_end.directoryOffset)};
        if (wide.size > static_cast<uint64_t>(INT64_MAX))
            return ZipFailure{ErrorKind::ValueError, Message("is damaged: its stated size is {} bytes", std::to_string(wide.size))};
        member.offset = member.localHeader + begin;
        member.storedSize = static_cast<int64_t>(wide.storedSize);
        member.size = static_cast<int64_t>(wide.size);
        return packingFailure(member);
    }

    /// Members that share bytes are the stuff of bombs, and editing one would change the other.
    void refuseOverlaps(std::vector<ZipMember>& members) const
    {
        std::vector<std::size_t> order;
        for (std::size_t i = 0; i < members.size(); ++i) {
            if (!members[i].defect)
                order.push_back(i);
        }
        std::sort(order.begin(), order.end(),
                  [&](std::size_t a, std::size_t b) { return members[a].localHeader < members[b].localHeader; });
        // The member that reaches furthest of those before.
        std::optional<std::size_t> furthest;
        for (const std::size_t i : order) {
            const auto end = [&](std::size_t member) { return members[member].offset + members[member].storedSize; };
            if (furthest && members[i].localHeader < end(*furthest)) {
                for (const auto& [one, other] : {std::pair(i, *furthest), std::pair(*furthest, i)}) {
                    if (!members[one].defect)
                        members[one].defect = std::make_shared<const Error>(
                            defectOf(members[one], {ErrorKind::ValueError, Message("is damaged: it shares bytes with the member {}",
                                                                                   stringLiteral(members[other].name))}));
                }
            }
            if (!furthest || end(i) > end(*furthest))
                furthest = i;
        }
    }

    const ZipBytes& m_bytes;
    ZipEnd m_end;
    std::string m_directory;
};

}  // namespace

void ZipMember::check() const
{
    if (defect)
        throw Error(*defect);
}

ZipDirectory::ZipDirectory(const ZipBytes& bytes) : m_members(ZipDirectoryReader(bytes, readZipEnd(bytes)).read())
{
    std::vector<bool> isReplaced(m_members.size());
    for (std::size_t i = m_members.size(); i-- > 0;)
        isReplaced[i] = !m_byName.emplace(m_members[i].name, i).second;
    noteOddities(isReplaced);
    m_byName.clear();
    std::size_t kept = 0;
    for (std::size_t i = 0; i < m_members.size(); ++i) {
        if (isReplaced[i])
            continue;
        if (kept != i)
            m_members[kept] = std::move(m_members[i]);
        ++kept;
    }
    m_members.resize(kept);
    for (std::size_t i = 0; i < m_members.size(); ++i)
        m_byName.emplace(m_members[i].name, i);
}

void ZipDirectory::noteOddities(const std::vector<bool>& isReplaced)
{
    for (std::size_t i = 0; i < m_members.size() && m_oddities.size() < kMostZipOddities; ++i) {
        const std::string& name = m_members[i].name;
        if (isReplaced[i])
            m_oddities.push_back(Message("has more than one member {}; the last one is shown", stringLiteral(name)));
        else if (leadsOutOfArchive(name))
            m_oddities.push_back(Message("has a member {}, which unpacking would put outside of the folder", stringLiteral(name)));
    }
}

const ZipMember* ZipDirectory::find(std::string_view name) const
{
    const auto found = m_byName.find(name);
    return found == m_byName.end() ? nullptr : &m_members[found->second];
}

}  // namespace tensordesk
