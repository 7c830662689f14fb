// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/filewatch.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/filepattern.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <filesystem>
#include <iterator>

namespace tensordesk {

namespace {

/// Returns the current files, sorted; none if an alternative is missing, which then is a difference.
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
        std::vector<std::string> files = filesNow(path);
        const std::lock_guard lock(m_mutex);
        m_watched.patterns.emplace(path, std::move(files));
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
    m_watched.looks.push_back(std::make_shared<const std::function<std::string()>>(std::move(look)));
}

void FileWatch::addFile(const std::string& file)
{
    const std::lock_guard lock(m_mutex);
    if (!m_watched.states.contains(file)) {
        m_watched.states.emplace(file, FileState::of(file));
    }
}

void FileWatch::clear()
{
    const std::lock_guard lock(m_mutex);
    m_watched = {};
}

std::string FileWatch::changed() const
{
    const Watched watched = [&] {
        const std::lock_guard lock(m_mutex);
        return m_watched;
    }();
    for (const auto& [file, state] : watched.states) {
        if (FileState::of(file) != state) {
            return file;
        }
    }
    for (const auto& [pattern, files] : watched.patterns) {
        std::vector<std::string> other;
        std::ranges::set_symmetric_difference(filesNow(pattern), files, std::back_inserter(other));
        if (!other.empty()) {
            const auto gone = std::ranges::find_if(other, [](const std::string& file) { return !FileState::of(file); });
            return gone == other.end() ? other.front() : *gone;
        }
    }
    for (const auto& look : watched.looks) {
        if (std::string file = (*look)(); !file.empty()) {
            return file;
        }
    }
    return {};
}

}  // namespace tensordesk
