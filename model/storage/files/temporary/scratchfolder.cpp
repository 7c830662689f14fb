// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/temporary/scratchfolder.h"

#include "model/storage/files/atomicwrite.h"
#include "model/storage/files/fileio.h"
#include "model/storage/files/systemerror.h"

#include <sys/stat.h>

#include <cerrno>

namespace tensordesk {

namespace {

/// As temporaryName() makes kScratchPrefix of it.
constexpr const char* kScratchStem = "edit";

}  // namespace

ScratchFolder::~ScratchFolder()
{
    if (!m_path.empty() && !m_isKept)
        removeQuietly(m_path);
}

std::string ScratchFolder::newPath()
{
    const std::lock_guard lock(m_mutex);
    if (m_path.empty()) {
        // Python ignores folders that no metadata names.
        std::string scratch = temporaryName(joined(m_root, kScratchStem));
        if (::mkdir(scratch.c_str(), m_mode) != 0)
            throw systemError(errno, "cannot be written to", m_root);
        m_lock = TemporaryLock(scratch);
        m_path = std::move(scratch);
    }
    return joined(m_path, std::to_string(m_count++));
}

std::string ScratchFolder::path() const
{
    const std::lock_guard lock(m_mutex);
    return m_path;
}

void ScratchFolder::keep()
{
    const std::lock_guard lock(m_mutex);
    m_isKept = true;
}

void ScratchFolder::removeAbandonedIn(const std::string& root) noexcept
{
    removeAbandoned(joined(root, kScratchStem));
}

}  // namespace tensordesk
