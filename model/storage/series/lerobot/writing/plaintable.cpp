// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/lerobot/writing/plaintable.h"

#include "model/storage/files/fileio.h"

#include <fcntl.h>

namespace tensordesk {

PlainTable::PlainTable(const std::string& path, const PlainColumns& columns, Progress& progress)
    : m_sink(openFile(path, O_WRONLY | O_CREAT | O_EXCL), path, progress)
{
    std::vector<arrowfile::Column> described;
    for (const PlainColumn& column : columns.columns) {
        described.push_back({column.name, column.element, column.sizes, true});
    }
    m_file = m_sink.begin({.columns = described,
                           .metadataKey = columns.metadataKey,
                           .metadataValue = columns.metadata,
                           .codec = "snappy",
                           .level = 0});
}

}  // namespace tensordesk
