// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/systemerror.h"

#include <cerrno>
#include <system_error>

namespace tensordesk {

namespace {

ErrorKind kindOf(int number)
{
    switch (number) {
    case ENOENT: return ErrorKind::FileNotFoundError;
    case EEXIST: return ErrorKind::FileExistsError;
    case EACCES:
    case EPERM:
    case EROFS: return ErrorKind::PermissionError;
    case ENOMEM: return ErrorKind::MemoryError;
    default: return ErrorKind::OSError;
    }
}

}  // namespace

Error systemError(int number, const Message& action, const std::string& path)
{
    return Error(kindOf(number), "{}: {}", action, std::generic_category().message(number)).inFile(path);
}

Error systemError(int number, Pattern<> action, const std::string& path)
{
    return systemError(number, Message(action), path);
}

}  // namespace tensordesk
