// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/memmap/files/levelfiles.h"

namespace tensordesk {

std::string StoredPath::path() const
{
    const std::lock_guard lock(m_mutex);
    return m_path;
}

void LevelFiles::opened(const KeyPath& path, const std::shared_ptr<const StoredPath>& folder)
{
    const std::lock_guard lock(m_mutex);
    m_opened.push_back({path, folder});
}

std::size_t LevelFiles::openedFolders() const
{
    const std::lock_guard lock(m_mutex);
    return m_opened.size();
}

std::vector<LevelFiles::OpenedFolder> LevelFiles::folders() const
{
    const std::lock_guard lock(m_mutex);
    std::vector<OpenedFolder> folders;
    std::set<std::string> seen;
    for (const OpenedFolder& opened : m_opened)
        if (seen.insert(opened.folder->path()).second)
            folders.push_back(opened);
    return folders;
}

void LevelFiles::report(Finding finding)
{
    const std::lock_guard lock(m_mutex);
    // A level that is opened again would report the same again.
    if (m_reported.insert(finding.file + '\0' + finding.message.english()).second)
        m_findings.push_back(std::move(finding));
}

std::vector<Finding> LevelFiles::findings() const
{
    const std::lock_guard lock(m_mutex);
    return m_findings;
}

Leaf leafOver(const LevelFiles& files, const KeyPath& path, const StoredElements& elements, int64_t offset, const Shape& shape,
              DType dtype)
{
    auto source = elements.source(offset, shape, dtype);
    return Leaf(elements.isEditable && files.decorate() ? files.decorate()(path, std::move(source)) : source);
}

void checkBatch(const Shape& shape, const Shape& batch)
{
    if (!startsWith(shape, batch))
        throw Error(ErrorKind::RuntimeError, "batch dimension mismatch: the batch size is {}, but the tensor has shape {}",
                    toString(batch), toString(shape));
}

}  // namespace tensordesk
