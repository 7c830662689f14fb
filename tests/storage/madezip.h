// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/files/zip/zipbytes.h"
#include "model/storage/files/zip/zipcrc.h"

#include <QByteArray>
#include <QList>

#include <optional>
#include <string>

/// Archives made by hand, record by record, so that each field of them can be wrong.
namespace madezip {

struct Made {
    QByteArray name;
    QByteArray stored = "abc";
    uint16_t method = 0;
    uint16_t flags = 0;
    std::optional<QByteArray> unpacked = {};  ///< if it differs from the stored content
    std::optional<uint32_t> size = {};        ///< as the directory says
    std::optional<uint32_t> storedSize = {};
    std::optional<uint32_t> header = {};       ///< the start according to the directory
    std::optional<QByteArray> otherName = {};  ///< in the local header
    QByteArray extra = {};                     ///< in the directory
    QByteArray localExtra = {};
    QByteArray descriptor = {};  ///< behind its bytes
};

template <typename Number>
QByteArray number(Number value)
{
    std::string bytes;
    tensordesk::appendNumber(bytes, value);
    return QByteArray::fromStdString(bytes);
}

inline QByteArray u16(int value)
{
    return number(static_cast<uint16_t>(value));
}
inline QByteArray u32(uint32_t value)
{
    return number(value);
}
inline QByteArray u64(uint64_t value)
{
    return number(value);
}

inline uint32_t crcOf(const Made& member)
{
    const QByteArray content = member.unpacked.value_or(member.stored);
    return tensordesk::crc32Of({content.constData(), static_cast<std::size_t>(content.size())});
}

inline QByteArray common(const Made& member, uint32_t crc, uint32_t storedSize, uint32_t size)
{
    return u16(member.flags) + u16(member.method) + u16(0) + u16(33) + u32(crc) + u32(storedSize) + u32(size);
}

inline QByteArray local(const Made& member)
{
    const bool isLater = (member.flags & 8) != 0;
    const QByteArray name = member.otherName.value_or(member.name);
    const auto stored = static_cast<uint32_t>(member.stored.size());
    const auto size = static_cast<uint32_t>(member.unpacked.value_or(member.stored).size());
    return "PK\3\4" + u16(20) + common(member, isLater ? 0 : crcOf(member), isLater ? 0 : stored, isLater ? 0 : size)
         + u16(static_cast<int>(name.size())) + u16(static_cast<int>(member.localExtra.size())) + name + member.localExtra
         + member.stored + member.descriptor;
}

inline QByteArray record(const Made& member, uint32_t header)
{
    const auto stored = static_cast<uint32_t>(member.stored.size());
    const auto size = static_cast<uint32_t>(member.unpacked.value_or(member.stored).size());
    return "PK\1\2" + u16(20) + u16(20)
         + common(member, crcOf(member), member.storedSize.value_or(stored), member.size.value_or(size))
         + u16(static_cast<int>(member.name.size())) + u16(static_cast<int>(member.extra.size())) + u16(0) + u16(0) + u16(0)
         + u32(0) + u32(member.header.value_or(header)) + member.name + member.extra;
}

inline QByteArray end(int count, uint32_t size, uint32_t offset, const QByteArray& comment = {})
{
    return "PK\5\6" + u16(0) + u16(0) + u16(count) + u16(count) + u32(size) + u32(offset) + u16(static_cast<int>(comment.size()))
         + comment;
}

struct Parts {
    QByteArray members, directory;
    int count = 0;
};

inline Parts parts(const QList<Made>& members)
{
    Parts made;
    for (const Made& member : members) {
        made.directory += record(member, static_cast<uint32_t>(made.members.size()));
        made.members += local(member);
        ++made.count;
    }
    return made;
}

inline QByteArray archive(const QList<Made>& members, const QByteArray& comment = {})
{
    const Parts made = parts(members);
    return made.members + made.directory
         + end(made.count, static_cast<uint32_t>(made.directory.size()), static_cast<uint32_t>(made.members.size()), comment);
}

}  // namespace madezip
