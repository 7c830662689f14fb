// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/lerobot/writing/numberedtables.h"

#include "model/storage/files/fileio.h"

#include <algorithm>
#include <utility>

namespace tensordesk {
namespace {

constexpr int64_t kTableBytes = int64_t{100} << 20;  // data_files_size_in_mb of lerobot

/// Returns "012".
std::string threeDigits(int64_t number)
{
    const std::string digits = std::to_string(number);
    return std::string(3 - std::min<std::size_t>(digits.size(), 3), '0') + digits;
}

}  // namespace

std::string ChunkedFile::madeIn(const std::string& folder, const std::string& ending) const
{
    const std::string within = joined(folder, "chunk-" + threeDigits(chunk));
    makeFolders(within);
    return joined(within, "file-" + threeDigits(file) + ending);
}

NumberedTables::NumberedTables(std::string folder, PlainColumns columns, Progress& progress)
    : m_folder(std::move(folder)), m_columns(std::move(columns)), m_progress(progress)
{
}

ChunkedFile NumberedTables::beginRows()
{
    if (m_open && m_open->size() >= kTableBytes) {
        finish();
        m_number = m_number.next();
    }
    if (!m_open) {
        m_open.emplace(m_number.madeIn(m_folder, ".parquet"), m_columns, m_progress);
    }
    m_open->beginRows();
    return m_number;
}

void NumberedTables::finish()
{
    if (m_open) {
        m_open->finish();
    }
    m_open.reset();
}

}  // namespace tensordesk
