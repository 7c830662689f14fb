// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/collected/filewatch.h"

#include "model/storage/collected/filepattern.h"
#include "model/storage/fileio.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <filesystem>
#include <iterator>

namespace tensordesk {

namespace {

/// Those that there are now, sorted; none where an alternative is gone, which then differs from what there was.
std::vector<std::string> filesNow(const std::string& pattern)
{
    std::vector<std::string> files;
    try {
        files = filesMatching(pattern);
    } catch (const Error&) {
        return files;
    }
    std::ranges::sort(files);
    return files;
}

}  // namespace

void FileWatch::add(const std::string& path)
{
    if (isFilePattern(path) && !FileState::of(path)) {
        const std::vector<std::string> files = filesNow(path);
        for (const std::string& file : files) {
            add(file);
        }
        const std::lock_guard lock(m_mutex);
        m_patterns.emplace(path, files);
        return;
    }
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

void FileWatch::add(std::function<std::string()> look)
{
    const std::lock_guard lock(m_mutex);
    m_looks.push_back(std::move(look));
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
    m_patterns.clear();
    m_looks.clear();
}

std::string FileWatch::changed() const
{
    const std::lock_guard lock(m_mutex);
    for (const auto& [file, state] : m_states) {
        if (FileState::of(file) != state) {
            return file;
        }
    }
    for (const auto& [pattern, files] : m_patterns) {
        std::vector<std::string> other;
        std::ranges::set_symmetric_difference(filesNow(pattern), files, std::back_inserter(other));
        if (!other.empty()) {
            const auto gone = std::ranges::find_if(other, [](const std::string& file) { return !FileState::of(file); });
            return gone == other.end() ? other.front() : *gone;
        }
    }
    for (const auto& look : m_looks) {
        if (std::string file = look(); !file.empty()) {
            return file;
        }
    }
    return {};
}

}  // namespace tensordesk
