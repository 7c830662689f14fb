// SPDX-License-Identifier: BSD-3-Clause
#include "model/document/filelock.h"

#include "model/document/statefolder.h"
#include "model/storage/files/systemerror.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>

namespace tensordesk {
namespace {

std::string lockFile(const std::string& name)
{
    // It is never removed: else one process could lock a new file of this name while another still
    // holds the old one.
    return joined(stateFolder("locks"), name);
}

/// The open, locked file; closed if another one holds it.
Descriptor takeLock(const std::string& name)
{
    Descriptor file = openFile(name, O_RDWR | O_CREAT | O_CLOEXEC);
    int result = 0;
    do {
        result = ::flock(file.get(), LOCK_EX | LOCK_NB);
    } while (result < 0 && errno == EINTR);
    if (result < 0) {
        if (errno == EWOULDBLOCK) {
            return Descriptor();
        }
        throw systemError(errno, "cannot be locked", name);
    }
    // The holder, for the message in another process.
    const std::string process = std::to_string(::getpid());
    static_cast<void>(::ftruncate(file.get(), 0) < 0);
    writeAt(file, process.data(), process.size(), 0, name);
    return file;
}

}  // namespace

FileLock::FileLock(const std::string& path) : m_file(takeLock(lockFile(stateNameOf(path))))
{
    if (!m_file.isOpen()) {
        throw Error(ErrorKind::RuntimeError, "is being edited already, by TensorDesk process {}: finish there first",
                    readFile(lockFile(stateNameOf(path)), 32))
            .inFile(path);
    }
}

std::optional<FileLock> FileLock::tryTake(const std::string& path)
{
    return tryTakeNamed(stateNameOf(path));
}

std::optional<FileLock> FileLock::tryTakeNamed(const std::string& name)
{
    Descriptor file = takeLock(lockFile(name));
    return file.isOpen() ? std::optional<FileLock>(FileLock(std::move(file))) : std::nullopt;
}

}  // namespace tensordesk
