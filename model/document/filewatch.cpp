// SPDX-License-Identifier: BSD-3-Clause
#include "model/document/filewatch.h"

#include "model/storage/fileio.h"

#include <filesystem>

namespace tensordesk {

void FileWatch::add(const std::string& path)
{
    if (!isFolder(path)) {
        addFile(path);
        return;
    }
    std::error_code failure;
    for (const auto& file : std::filesystem::directory_iterator(path, failure)) {
        if (file.path().extension() == ".json") {
            addFile(file.path().string());
        }
    }
}

void FileWatch::addFile(const std::string& file)
{
    const std::lock_guard lock(m_mutex);
    if (!m_states.contains(file)) {
        m_states.emplace(file, FileState::of(file));
    }
}

void FileWatch::clear()
{
    const std::lock_guard lock(m_mutex);
    m_states.clear();
}

std::string FileWatch::changed() const
{
    const std::lock_guard lock(m_mutex);
    for (const auto& [file, state] : m_states) {
        if (FileState::of(file) != state) {
            return file;
        }
    }
    return {};
}

}  // namespace tensordesk
