// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/memmap/leaffile.h"

#include <fcntl.h>
#include <sys/stat.h>

namespace tensordesk {

std::shared_ptr<const MappedFile> LeafFile::mapping() const
{
    const std::lock_guard lock(m_mapMutex);
    if (!m_mapping)
        m_mapping = MappedFile::open(m_context->moves()->real(m_place->path()), m_size);
    return m_mapping;
}

void LeafFile::checkIntact() const
{
    std::shared_ptr<const MappedFile> mapping;
    {
        const std::lock_guard lock(m_mapMutex);
        mapping = m_mapping;
    }
    if (mapping)
        tensordesk::checkIntact(*mapping, m_size, m_place->path());
}

int64_t LeafFile::storedBytes(int64_t) const
{
    struct stat status = {};
    if (m_size == 0 || ::stat(m_context->moves()->find(m_place->path()).value_or("").c_str(), &status) != 0)
        return 0;
    return int64_t{status.st_blocks} * 512;
}

Descriptor LeafFile::openForReading() const
{
    return openFile(m_context->moves()->real(m_place->path()), O_RDONLY);
}

std::shared_ptr<FileOverlay> LeafFile::written() const
{
    const auto transaction = m_context->transaction();
    return transaction ? transaction->edited(m_place->path()) : nullptr;
}

std::shared_ptr<FileOverlay> LeafFile::overlay()
{
    if (auto known = written())
        return known;
    const std::string path = m_place->path();
    const auto transaction = m_context->editing();
    m_context->checkMayWrite(path);
    return transaction->edit(path, [&](const FileState& state) {
        m_context->checkUnchanged(path, state);
        // A write beyond the end would make the file longer, and hide that bytes are missing.
        if (state.size < m_size)
            throw Error(ErrorKind::OSError, "has {} bytes where {} are expected", state.size, m_size).inFile(path);
    });
}

}  // namespace tensordesk
