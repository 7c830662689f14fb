// SPDX-License-Identifier: BSD-3-Clause
#include "storage/memmap/edittransaction.h"

#include "storage/atomicwrite.h"
#include "storage/fileio.h"

#include <filesystem>

namespace tensordesk {

EditTransaction::~EditTransaction()
{
    for (auto undo = m_undo.rbegin(); undo != m_undo.rend(); ++undo) {
        try {
            (*undo)();
        } catch (const std::exception&) {
            // The error that made us undo is on its way and says more than this one could; what
            // cannot be moved back stays in the hidden folder, and verify() tells of it.
        }
    }
}

void EditTransaction::checkFolderMayChange(const std::string& path) const
{
    m_context.checkMayWrite(std::filesystem::path(path).parent_path().string());
}

void EditTransaction::move(const std::string& from, const std::string& to)
{
    checkFolderMayChange(from);
    checkFolderMayChange(to);
    renameExclusively(from, to);
    m_context.moved(from, to);
    m_undo.emplace_back([this, from, to] {
        renameExclusively(to, from);
        m_context.moved(to, from);
    });
}

void EditTransaction::swap(const std::string& staged, const std::string& target)
{
    const std::string aside = m_context.scratchPath();
    move(target, aside);
    move(staged, target);
    move(aside, staged);
}

void EditTransaction::rewrite(const std::string& path, std::string_view content)
{
    m_context.checkMayWrite(path);
    checkWritable(path);
    std::string before = readFile(path, int64_t{1} << 30);
    if (before == content)
        return;
    const auto replace = [this, path](std::string_view text) {
        replaceFile(path, text);
        if (const auto state = FileState::of(path))
            m_context.written(path, *state);
    };
    replace(content);
    m_undo.emplace_back([replace, before = std::move(before)] { replace(before); });
}

}  // namespace tensordesk
