// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/guarded/guardedprocess.h"

#include "model/storage/files/systemerror.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>
#include <vector>

#ifdef __APPLE__
#include <crt_externs.h>
#else
extern char** environ;
#endif

namespace tensordesk {
namespace {

/// How long one wait takes: somebody may no longer want the answer.
constexpr int kSliceMs = 20;

std::vector<char*> environmentOfHelper()
{
#ifdef __APPLE__
    char** variable = *_NSGetEnviron();
#else
    char** variable = environ;
#endif
    std::vector<char*> kept;
    for (; *variable != nullptr; ++variable)
        if (std::strncmp(*variable, "LD_PRELOAD=", 11) != 0)
            kept.push_back(*variable);
    kept.push_back(nullptr);
    return kept;
}

/// Starts `path` with `socket` as its input and with no signal blocked or ignored.
pid_t spawn(const std::string& path, int socket, int memory)
{
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, socket, STDIN_FILENO);
    if (memory >= 0)
        posix_spawn_file_actions_adddup2(&files, memory, GuardedProcess::kMemoryFile);
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
    std::string name = path;
    const std::array<char*, 2> arguments{name.data(), nullptr};
    pid_t process = -1;
    const int failure = ::posix_spawn(&process, path.c_str(), &files, &attributes, arguments.data(), environmentOfHelper().data());
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    if (failure != 0)
        throw systemError(failure, "cannot be started", path);
    return process;
}

}  // namespace

GuardedProcess::GuardedProcess(const std::string& path, const Descriptor& memory)
{
    std::array<int, 2> ends{};
    if (::socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()) != 0)
        throw systemError(errno, "cannot be started", path);
    Descriptor ours(ends[0]);
    const Descriptor theirs(ends[1]);
    ::fcntl(ours.get(), F_SETFD, FD_CLOEXEC);
    ::fcntl(theirs.get(), F_SETFD, FD_CLOEXEC);
#ifdef SO_NOSIGPIPE
    const int yes = 1;
    ::setsockopt(ours.get(), SOL_SOCKET, SO_NOSIGPIPE, &yes, sizeof yes);
#endif
    m_process = spawn(path, theirs.get(), memory.get());
    m_socket = std::move(ours);
}

GuardedProcess::~GuardedProcess()
{
    if (m_process >= 0)
        static_cast<void>(end(false));
}

bool GuardedProcess::send(const std::string& bytes, const Descriptor& file)
{
#ifdef MSG_NOSIGNAL
    constexpr int flags = MSG_NOSIGNAL;
#else
    constexpr int flags = 0;
#endif
    for (std::size_t sent = 0; sent < bytes.size();) {
        iovec part{const_cast<char*>(bytes.data()) + sent, bytes.size() - sent};
        msghdr message{};
        message.msg_iov = &part;
        message.msg_iovlen = 1;
        alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(int))> rights{};
        if (sent == 0 && file.isOpen()) {
            message.msg_control = rights.data();
            message.msg_controllen = rights.size();
            cmsghdr* const header = CMSG_FIRSTHDR(&message);
            header->cmsg_level = SOL_SOCKET;
            header->cmsg_type = SCM_RIGHTS;
            header->cmsg_len = CMSG_LEN(sizeof(int));
            const int number = file.get();
            std::memcpy(CMSG_DATA(header), &number, sizeof number);
        }
        const ssize_t count = ::sendmsg(m_socket.get(), &message, flags);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return false;
        sent += static_cast<std::size_t>(count);
    }
    return true;
}

GuardedProcess::Wait GuardedProcess::wait()
{
    pollfd readable{m_socket.get(), POLLIN, 0};
    const int ready = ::poll(&readable, 1, kSliceMs);
    if (ready < 0)
        return errno == EINTR ? Wait::Nothing : Wait::Ended;
    return ready == 0 ? Wait::Nothing : Wait::Answer;
}

std::size_t GuardedProcess::receive(void* to, std::size_t most)
{
    for (;;) {
        const ssize_t count = ::read(m_socket.get(), to, most);
        if (count >= 0 || errno != EINTR)
            return static_cast<std::size_t>(std::max<ssize_t>(count, 0));
    }
}

Message GuardedProcess::end(bool isLate)
{
    ::kill(m_process, SIGKILL);
    int status = 0;
    while (::waitpid(m_process, &status, 0) < 0 && errno == EINTR) { }
    m_process = -1;
    m_socket = Descriptor();
    if (isLate || (WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU))
        return Message("does not terminate on it");
    if (WIFSIGNALED(status))
        return Message("crashes on it (signal {})", WTERMSIG(status));
    return Message("ends on it");
}

Descriptor namelessFile(const char* name)
{
    constexpr int least = 10;  // not a number that a helper gets files under
#ifdef MFD_CLOEXEC
    const Descriptor file(::memfd_create(name, MFD_CLOEXEC));
    return Descriptor(::fcntl(file.get(), F_DUPFD_CLOEXEC, least));
#else
    static_cast<void>(name);
    std::FILE* const file = std::tmpfile();
    Descriptor kept(file == nullptr ? -1 : ::fcntl(::fileno(file), F_DUPFD_CLOEXEC, least));
    if (file != nullptr)
        std::fclose(file);
    return kept;
#endif
}

}  // namespace tensordesk
