// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/tdz/archivefiles.h"

#include "model/storage/rawbytes/rawleaf.h"
#include "model/storage/zip/zipextract.h"
#include "model/tensordict/indices/rectangle.h"

#include <algorithm>

namespace tensordesk {

namespace {

/// No path on a disk is longer: such names can only mean to nest levels until a walk over them fails.
constexpr std::size_t kLongestPath = 4096;
/// Bytes that all packed texts of an archive may unpack to, beside some times its size: values made of them take more still.
constexpr int64_t kLeastRoom = int64_t{16} << 20;
constexpr int64_t kRoomPerByte = 4;

}  // namespace

ArchiveFiles::ArchiveFiles(std::shared_ptr<SingleFile> file, std::shared_ptr<const ZipDirectory> directory,
                           SourceDecorator decorate)
    : LevelFiles(file->path(), std::move(decorate)), m_file(std::move(file)), m_directory(std::move(directory)),
      m_unpacked(std::make_shared<UnpackedMembers>(zipBytesOf(m_file)))
{
    if (__builtin_mul_overflow(m_file->size(), kRoomPerByte, &m_room) || __builtin_add_overflow(m_room, kLeastRoom, &m_room))
        m_room = INT64_MAX;
    std::size_t tooLong = 0;
    for (const ZipMember& member : m_directory->members()) {
        if (member.name.size() <= kLongestPath)
            m_names.emplace_back(member.name);
        else
            ++tooLong;
    }
    std::ranges::sort(m_names);
    for (const Message& oddity : m_directory->oddities())
        report({Finding::Severity::Warning, {}, root(), oddity});
    if (tooLong > 0)
        report({Finding::Severity::Warning,
                {},
                root(),
                Message("has {} members whose names are longer than {} bytes, which are passed over", tooLong, kLongestPath)});
}

ArchiveFiles::~ArchiveFiles() = default;

std::string_view ArchiveFiles::nameOf(std::string_view path) const
{
    return path.size() > root().size() ? path.substr(root().size() + 1) : std::string_view();
}

const ZipMember* ArchiveFiles::find(std::string_view path) const
{
    const std::string_view name = nameOf(path);
    return name.size() <= kLongestPath && !name.ends_with('/') ? m_directory->find(name) : nullptr;
}

bool ArchiveFiles::liesAt(const std::string& path) const
{
    return find(path) != nullptr || isFolderAt(path);
}

bool ArchiveFiles::isFolderAt(const std::string& path) const
{
    const std::string_view name = nameOf(path);
    if (name.empty())
        return true;
    const std::string inside = std::string(name) + '/';
    const auto next = std::ranges::lower_bound(m_names, std::string_view(inside));
    return next != m_names.end() && next->starts_with(inside);
}

std::optional<FileState> ArchiveFiles::checkedFolder(const std::string& path) const
{
    if (!isFolderAt(path))
        throw Error(ErrorKind::FileNotFoundError, "this folder is missing").inFile(path);
    return std::nullopt;
}

const ZipMember& ArchiveFiles::memberAt(const std::string& path)
{
    const ZipMember* const member = find(path);
    if (member == nullptr)
        throw Error(ErrorKind::FileNotFoundError, "the archive lacks this file").inFile(path);
    {
        const std::lock_guard lock(m_mutex);
        m_used.insert(member);
    }
    member->check();
    return *member;
}

void ArchiveFiles::takeRoom(const ZipMember& member, int64_t size)
{
    if (member.isStored())
        return;
    const std::lock_guard lock(m_mutex);
    if (m_charged.contains(&member))
        return;
    if (size > m_room)
        throw Error(
            ErrorKind::ValueError,
            "the packed member {} has {} bytes, and with those before it they are more than such an archive can sensibly have",
            stringLiteral(member.name), size)
            .inFile(root());
    m_room -= size;
    m_charged.insert(&member);
}

std::string ArchiveFiles::read(const std::string& path, int64_t limit)
{
    const ZipMember& member = memberAt(path);
    takeRoom(member, member.size);
    return extracted(bytes(), member, limit);
}

std::string ArchiveFiles::beginningOf(const std::string& path, int64_t count)
{
    const ZipMember& member = memberAt(path);
    takeRoom(member, std::min(count, member.size));
    return member.size <= count ? extracted(bytes(), member, count) : tensordesk::beginningOf(bytes(), member, count);
}

StoredElements ArchiveFiles::elements(const std::string& path, int64_t bytes)
{
    if (bytes == 0 && find(path) == nullptr)
        return {
            [file = m_file](int64_t, const Shape& shape, DType dtype) { return std::make_shared<RawLeaf>(file, 0, shape, dtype); }};
    const ZipMember& member = memberAt(path);
    if (member.size < bytes)
        throw Error(ErrorKind::OSError, "is truncated: has {} of {} bytes", member.size, bytes).inFile(path);
    if (member.size > bytes)
        report({Finding::Severity::Warning,
                {},
                path,
                Message("has {} bytes where its shape asks for {}: Python refuses to load this", member.size, bytes)});
    if (member.isStored())
        return {[file = m_file, begin = member.offset](int64_t offset, const Shape& shape, DType dtype) {
            return std::make_shared<RawLeaf>(file, begin + offset, shape, dtype);
        }};
    return {[unpacked = m_unpacked, member](int64_t offset, const Shape& shape, DType dtype) {
                return std::make_shared<PackedLeaf>(unpacked, member, offset, shape, dtype, contiguousElements(shape).strides);
            },
            false};
}

std::shared_ptr<const StoredPath> ArchiveFiles::place(std::string path)
{
    return std::make_shared<const StoredPath>(std::move(path));
}

void ArchiveFiles::forbidEditing(const Error& reason)
{
    const std::lock_guard lock(m_mutex);
    if (!m_readOnlyReason)
        m_readOnlyReason = reason;
}

void ArchiveFiles::checkEditingAllowed() const
{
    const std::lock_guard lock(m_mutex);
    if (m_readOnlyReason)
        throw *m_readOnlyReason;
}

std::vector<std::string> ArchiveFiles::unused() const
{
    const std::lock_guard lock(m_mutex);
    std::vector<std::string> names;
    for (const ZipMember& member : m_directory->members())
        if (!member.isFolder() && !m_used.contains(&member))
            names.push_back(member.name);
    return names;
}

}  // namespace tensordesk
