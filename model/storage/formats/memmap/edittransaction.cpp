// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/memmap/edittransaction.h"

#include "model/storage/files/fileio.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <filesystem>

namespace tensordesk {

EditTransaction::EditTransaction(MemmapContext& context)
    : m_context(context), m_files(context.editing()), m_movesBefore(m_files->moves().count())
{
}

EditTransaction::~EditTransaction()
{
    if (!m_committed)
        m_context.dropMoves(m_movesBefore);
}

void EditTransaction::checkFolderMayChange(const std::string& path) const
{
    m_context.checkMayWrite(std::filesystem::path(path).parent_path().string());
}

void EditTransaction::move(const std::string& from, const std::string& to)
{
    checkFolderMayChange(from);
    checkFolderMayChange(to);
    m_files->move(from, to);
    m_context.moved(from, to);
}

void EditTransaction::replace(const std::string& staged, const std::string& target)
{
    move(target, m_context.scratchPath());
    move(staged, target);
}

void EditTransaction::rewrite(const std::string& path, std::string_view content)
{
    m_context.checkMayWrite(path);
    const std::string place = m_files->moves().real(path);
    checkWritable(place);
    if (readFile(place, int64_t{1} << 30) == content)
        return;
    const std::string staged = m_context.scratchPath();
    const Descriptor file = openFile(staged, O_WRONLY | O_CREAT | O_EXCL);
    if (const auto before = FileState::of(place))
        ::fchmod(file.get(), before->mode & 07777);
    writeAt(file, content.data(), content.size(), 0, staged);
    m_files->flushBefore(staged);
    m_files->replace(staged, path, m_context.scratchPath());
}

}  // namespace tensordesk
