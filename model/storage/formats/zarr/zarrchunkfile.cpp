// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/zarr/zarrchunkfile.h"

#include <fcntl.h>

namespace tensordesk {

std::shared_ptr<const MappedFile> ZarrChunkFile::mapping() const
{
    const std::lock_guard lock(m_mutex);
    if (!m_mapping)
        m_mapping = MappedFile::open(m_path, m_size);
    return m_mapping;
}

Descriptor ZarrChunkFile::openForReading() const
{
    return openFile(m_path, O_RDONLY);
}

void ZarrChunkFile::checkIntact() const
{
    const std::lock_guard lock(m_mutex);
    if (m_mapping)
        tensordesk::checkIntact(*m_mapping, m_size, m_path);
}

}  // namespace tensordesk
