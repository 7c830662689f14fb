// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/texts/textfile.h"

#include <fcntl.h>

#include <algorithm>

namespace tensordesk {

namespace {

constexpr std::size_t kLongText = std::size_t{1} << 20;

}  // namespace

TextFile::TextFile(const std::string& path, Progress& progress, int64_t totalBytes)
    : m_file(openFile(path, O_WRONLY)), m_path(path), m_progress(progress), m_total(totalBytes)
{
}

void TextFile::writeIfLong()
{
    if (m_text.size() < kLongText)
        return;
    m_progress.check();
    finish();
}

void TextFile::pass(int64_t bytes)
{
    m_done += bytes;
    m_progress.report(m_done, std::max(m_total, m_done));
}

void TextFile::finish()
{
    writeAt(m_file, m_text.data(), m_text.size(), m_offset, m_path);
    m_offset += static_cast<int64_t>(m_text.size());
    m_text.clear();
}

}  // namespace tensordesk
