// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/tdz/archivesink.h"

#include "model/storage/formats/memmap/keyencoding.h"

namespace tensordesk {

namespace {

/// The alignment of leaves in the library; other files are read, not mapped.
constexpr int64_t kLeafAlignment = 64;

}  // namespace

ArchiveSink::ArchiveSink(const std::string& path) : m_path(path), m_archive(path) { }

/// The name of a member that is not there yet.
std::string ArchiveSink::added(const std::string& path)
{
    std::string name = path.substr(m_path.size() + 1);
    if (!m_names.insert(name).second)
        throwKeysCollide(path);
    return name;
}

void ArchiveSink::newFolder(const std::string& path)
{
    static_cast<void>(added(path));
}

void ArchiveSink::newFile(const std::string& path, int64_t size, const std::function<void(const Put&)>& write)
{
    m_archive.begin(added(path), size, path.ends_with(kLeafEnding) ? kLeafAlignment : 1);
    write([&](const void* data, std::size_t count) { m_archive.write(data, count); });
    m_archive.end();
}

}  // namespace tensordesk
