// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/tdz/openedarchive.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/zip/zipbytes.h"
#include "model/storage/files/zip/zipextract.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/key.h"

#include <algorithm>
#include <utility>

namespace tensordesk {

namespace {

/// No path on a disk is longer: such names can only mean to nest levels until a walk over them fails.
constexpr std::size_t kLongestPath = 4096;
/// Bytes that all packed texts of an archive may unpack to, beside some times its size: values made of them take more still.
constexpr int64_t kLeastRoom = int64_t{16} << 20;
constexpr int64_t kRoomPerByte = 4;

int64_t roomOf(int64_t size)
{
    int64_t room = 0;
    const bool isTooLarge = __builtin_mul_overflow(size, kRoomPerByte, &room) || __builtin_add_overflow(room, kLeastRoom, &room);
    return isTooLarge ? INT64_MAX : room;
}

}  // namespace

OpenedArchive::OpenedArchive(FileStretch stretch, std::string path, const OpenedArchive* outer)
    : m_stretch(std::move(stretch)), m_path(std::move(path)), m_directory(zipBytesOf(m_stretch)),
      m_unpacked(std::make_shared<UnpackedMembers>(zipBytesOf(m_stretch))),
      m_room(outer != nullptr ? outer->m_room : std::make_shared<std::atomic<int64_t>>(roomOf(m_stretch.size)))
{
    for (const ZipMember& member : m_directory.members()) {
        if (member.name.size() <= kLongestPath)
            m_names.emplace_back(member.name);
        else
            ++m_tooLong;
    }
    std::ranges::sort(m_names);
}

std::vector<Message> OpenedArchive::oddities() const
{
    std::vector<Message> oddities = m_directory.oddities();
    if (m_tooLong > 0)
        oddities.push_back(
            Message("has {} members whose names are longer than {} bytes, which are skipped", m_tooLong, kLongestPath));
    return oddities;
}

const ZipMember* OpenedArchive::find(std::string_view name) const
{
    return name.size() <= kLongestPath && !name.ends_with('/') ? m_directory.find(name) : nullptr;
}

bool OpenedArchive::hasFolder(std::string_view name) const
{
    if (name.empty())
        return true;
    const std::string inside = std::string(name) + '/';
    const auto next = std::ranges::lower_bound(m_names, std::string_view(inside));
    return next != m_names.end() && next->starts_with(inside);
}

const ZipMember& OpenedArchive::member(std::string_view name)
{
    const ZipMember* const member = find(name);
    if (member == nullptr)
        throw Error(ErrorKind::FileNotFoundError, "the archive lacks this file").inFile(joined(m_path, name));
    {
        const std::lock_guard lock(m_mutex);
        m_used.insert(member);
    }
    member->check();
    return *member;
}

FileStretch OpenedArchive::stretchOf(const ZipMember& member) const
{
    return FileStretch::of(m_stretch.file, m_stretch.begin + member.offset, member.size);
}

void OpenedArchive::takeRoom(const ZipMember& member, int64_t size)
{
    if (member.isStored())
        return;
    const std::lock_guard lock(m_mutex);
    if (m_charged.contains(&member))
        return;
    if (m_room->fetch_sub(size) < size) {
        m_room->fetch_add(size);
        throw Error(ErrorKind::ValueError,
                    "the compressed member {} has {} bytes, and the unpacked members together exceed the limit of such archives",
                    stringLiteral(member.name), size)
            .inFile(m_path);
    }
    m_charged.insert(&member);
}

std::string OpenedArchive::read(std::string_view name, int64_t limit)
{
    const ZipMember& member = this->member(name);
    takeRoom(member, member.size);
    return extracted(bytes(), member, limit);
}

std::string OpenedArchive::beginningOf(std::string_view name, int64_t count)
{
    const ZipMember& member = this->member(name);
    takeRoom(member, std::min(count, member.size));
    return member.size <= count ? extracted(bytes(), member, count) : tensordesk::beginningOf(bytes(), member, count);
}

std::vector<std::string> OpenedArchive::unused() const
{
    const std::lock_guard lock(m_mutex);
    std::vector<std::string> names;
    for (const ZipMember& member : m_directory.members())
        if (!member.isFolder() && !m_used.contains(&member))
            names.push_back(member.name);
    return names;
}

}  // namespace tensordesk
