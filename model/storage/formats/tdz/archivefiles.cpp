// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/tdz/archivefiles.h"

#include "model/storage/arrays/raw/rawleaf.h"
#include "model/storage/files/fileio.h"
#include "model/tensordict/indices/rectangle.h"

#include <utility>

namespace tensordesk {

ArchiveFiles::ArchiveFiles(std::shared_ptr<OpenedArchive> archive, const std::string& folder, SourceDecorator decorate)
    : LevelFiles(folder.empty() ? archive->path() : joined(archive->path(), folder), std::move(decorate)),
      m_archive(std::move(archive))
{
}

ArchiveFiles::~ArchiveFiles() = default;

std::string_view ArchiveFiles::nameOf(std::string_view path) const
{
    const std::size_t prefix = m_archive->path().size();
    return path.size() > prefix ? path.substr(prefix + 1) : std::string_view();
}

bool ArchiveFiles::liesAt(const std::string& path) const
{
    return m_archive->find(nameOf(path)) != nullptr || isFolderAt(path);
}

bool ArchiveFiles::isFolderAt(const std::string& path) const
{
    return m_archive->hasFolder(nameOf(path));
}

std::optional<FileState> ArchiveFiles::checkedFolder(const std::string& path) const
{
    if (!isFolderAt(path))
        throw Error(ErrorKind::FileNotFoundError, "this folder is missing").inFile(path);
    return std::nullopt;
}

std::string ArchiveFiles::read(const std::string& path, int64_t limit)
{
    return m_archive->read(nameOf(path), limit);
}

std::string ArchiveFiles::beginningOf(const std::string& path, int64_t count)
{
    return m_archive->beginningOf(nameOf(path), count);
}

StoredElements ArchiveFiles::elements(const std::string& path, int64_t bytes)
{
    const auto raw = [file = m_archive->stretch().file](int64_t begin) {
        return [file, begin](int64_t offset, const Shape& shape, DType dtype) -> std::shared_ptr<LeafSource> {
            return std::make_shared<RawLeaf>(file, begin + offset, shape, dtype);
        };
    };
    if (bytes == 0 && m_archive->find(nameOf(path)) == nullptr)
        return {raw(0)};
    const ZipMember& member = m_archive->member(nameOf(path));
    if (member.size < bytes)
        throw Error(ErrorKind::OSError, "is truncated: has {} of {} bytes", member.size, bytes).inFile(path);
    if (member.size > bytes)
        report({Finding::Severity::Warning,
                {},
                path,
                Message("has {} bytes where its shape needs {}: Python raises an error when it loads this", member.size, bytes)});
    if (member.isStored())
        return {raw(m_archive->stretchOf(member).begin)};
    return {[unpacked = m_archive->unpacked(), member](int64_t offset, const Shape& shape, DType dtype) {
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

}  // namespace tensordesk
