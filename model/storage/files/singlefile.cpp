// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/singlefile.h"

#include "model/storage/files/atomicwrite.h"
#include "model/storage/files/linkpolicy.h"
#include "model/storage/files/systemerror.h"
#include "model/tensordict/base/error.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <cerrno>

namespace tensordesk {

namespace {

FileState stateOf(const std::string& path)
{
    const FileState state = FileState::ofOpen(openFile(path, O_RDONLY | O_NONBLOCK).get(), path);
    if (!state.isRegular()) {
        throw Error(ErrorKind::OSError, "is not a regular file").inFile(path);
    }
    return state;
}

}  // namespace

SingleFile::SingleFile(std::string path) : m_path(std::move(path)), m_state(stateOf(m_path)) { }

SingleFile::~SingleFile() = default;

int64_t SingleFile::size() const
{
    const std::lock_guard lock(m_mutex);
    return m_state.size;
}

std::string SingleFile::read(int64_t offset, int64_t size) const
{
    if (const int64_t length = this->size(); offset < 0 || size < 0 || offset > length || size > length - offset) {
        throw Error(ErrorKind::OSError, "is truncated or damaged: {} bytes are expected from byte {} on, and the file has {}", size,
                    offset, length)
            .inFile(m_path);
    }
    std::string bytes(static_cast<std::size_t>(size), '\0');
    readAt(openForReading(), bytes.data(), bytes.size(), offset, m_path);
    return bytes;
}

std::shared_ptr<const MappedFile> SingleFile::mapping() const
{
    const std::lock_guard lock(m_mutex);
    if (!m_mapping) {
        m_mapping = MappedFile::open(m_path, m_state.size);
    }
    return m_mapping;
}

Descriptor SingleFile::openForReading() const
{
    return openFile(m_path, O_RDONLY);
}

void SingleFile::checkIntact() const
{
    std::shared_ptr<const MappedFile> mapping;
    {
        const std::lock_guard lock(m_mutex);
        mapping = m_mapping;
    }
    if (mapping) {
        tensordesk::checkIntact(*mapping, mapping->size(), m_path);
    }
}

void SingleFile::checkUnchanged(const FileState& now) const
{
    if (m_state != now) {
        throw Error(ErrorKind::RuntimeError,
                    "was changed by another program since it was opened; open it again to edit its present content")
            .inFile(m_path);
    }
}

void SingleFile::beginEditing(const std::string& journal)
{
    checkWritable(m_path);
    const auto now = FileState::of(m_path);
    const std::lock_guard lock(m_mutex);
    if (!now) {
        throw Error(ErrorKind::RuntimeError, "was removed by another program since it was opened").inFile(m_path);
    }
    checkUnchanged(*now);
    m_transaction = std::make_shared<FileTransaction>(m_path, journal);
}

void SingleFile::endEditing(Progress& progress)
{
    std::shared_ptr<FileTransaction> transaction;
    {
        const std::lock_guard lock(m_mutex);
        transaction = m_transaction;
    }
    const auto end = [&] {
        // It has another time than it had, even where a commit that failed put its bytes back.
        const auto now = FileState::of(m_path);
        const std::lock_guard lock(m_mutex);
        if (now) {
            m_state = *now;
        }
        m_transaction.reset();
    };
    try {
        transaction->commit(progress);
    } catch (...) {
        end();
        throw;
    }
    end();
}

void SingleFile::cancelEditing() noexcept
{
    const std::lock_guard lock(m_mutex);
    m_transaction.reset();
}

void SingleFile::replace(const std::function<void(const std::string& path)>& write)
{
    // Through a link the file that it leads to is replaced, not the link.
    AtomicWrite(realPath(m_path), AtomicWrite::Kind::File, true).with([&](const std::string& temporary) {
        write(temporary);
        const auto now = FileState::of(m_path);
        {
            const std::lock_guard lock(m_mutex);
            if (!now) {
                throw Error(ErrorKind::RuntimeError, "was removed by another program since it was opened").inFile(m_path);
            }
            checkUnchanged(*now);
        }
        if (::chmod(temporary.c_str(), now->mode & 07777) != 0) {
            throw systemError(errno, "cannot be given the permissions of the old one", m_path);
        }
    });
    cancelEditing();
}

std::shared_ptr<FileOverlay> SingleFile::written() const
{
    const std::lock_guard lock(m_mutex);
    return m_transaction ? m_transaction->edited(m_path) : nullptr;
}

std::shared_ptr<FileOverlay> SingleFile::overlay()
{
    const std::lock_guard lock(m_mutex);
    if (!m_transaction) {
        throw Error(ErrorKind::PermissionError, "is open read-only; switch to editing first").inFile(m_path);
    }
    return m_transaction->edit(m_path, [&](const FileState& now) { checkUnchanged(now); });
}

}  // namespace tensordesk
