// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/guard/probeprocess.h"

#include "model/storage/files/programfile.h"
#include "model/storage/files/systemerror.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/progressscope.h"

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
#include <chrono>
#include <cstdio>
#include <cstring>
#include <memory>
#include <vector>

#ifdef __APPLE__
#include <crt_externs.h>
#else
extern char** environ;
#endif

namespace tensordesk {
namespace {

/// The time limit for testing one object.
constexpr auto kPatience = std::chrono::seconds(10);
/// How often it is looked meanwhile whether somebody still waits for it.
constexpr int kSliceMs = 20;

std::string findProbe()
{
    const std::string found = programFile("tensordesk-h5probe", "libexec/tensordesk", TENSORDESK_H5PROBE);
    if (found.empty())
        throw Error(
            ErrorKind::OSError,
            "HDF5 files are opened only after the program tensordesk-h5probe has tested them, and it is missing beside this program; reinstall TensorDesk");
    return found;
}

/// Our environment without libraries that are to be loaded into this program: the probe is another one.
std::vector<char*> environmentOfProbe()
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

/// A file that has no name, for memory that two processes share. Its number is not one that the probe is given files under.
Descriptor namelessFile()
{
    constexpr int least = 10;
#ifdef MFD_CLOEXEC
    const Descriptor file(::memfd_create("tensordesk-h5probe", MFD_CLOEXEC));
    return Descriptor(::fcntl(file.get(), F_DUPFD_CLOEXEC, least));
#else
    std::FILE* const file = std::tmpfile();
    Descriptor kept(file == nullptr ? -1 : ::fcntl(::fileno(file), F_DUPFD_CLOEXEC, least));
    if (file != nullptr)
        std::fclose(file);
    return kept;
#endif
}

/// Starts `path` with `socket` as its input and `notes` as the file of probe::Notes, silent, with no signal blocked or ignored,
/// and in a process group of its
/// own: Ctrl+C is for us, who may want to end in order.
pid_t spawn(const std::string& path, int socket, int notes)
{
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, socket, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, notes, probe::kNotesFile);
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
    const int failure = ::posix_spawn(&process, path.c_str(), &files, &attributes, arguments.data(), environmentOfProbe().data());
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    if (failure != 0)
        throw systemError(failure, "cannot be started to test an HDF5 file", path);
    return process;
}

}  // namespace

ProbeProcess& ProbeProcess::instance()
{
    static auto* const process = std::make_unique<ProbeProcess>().release();
    return *process;
}

void ProbeProcess::start()
{
    const std::string path = findProbe();
    if (m_notes == nullptr) {
        m_notesFile = namelessFile();
        void* const memory = ::ftruncate(m_notesFile.get(), sizeof(probe::Notes)) != 0
                               ? MAP_FAILED
                               : ::mmap(nullptr, sizeof(probe::Notes), PROT_READ | PROT_WRITE, MAP_SHARED, m_notesFile.get(), 0);
        if (memory == MAP_FAILED)
            throw systemError(errno, "cannot be started to test an HDF5 file", path);
        m_notes = static_cast<probe::Notes*>(memory);
    }
    for (auto* number : {&m_notes->count, &m_notes->passed, &m_notes->begun, &m_notes->requests})
        number->store(0, std::memory_order_release);
    std::array<int, 2> ends{};
    if (::socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()) != 0)
        throw systemError(errno, "cannot be started to test an HDF5 file", path);
    Descriptor ours(ends[0]);
    const Descriptor theirs(ends[1]);
    ::fcntl(ours.get(), F_SETFD, FD_CLOEXEC);
    ::fcntl(theirs.get(), F_SETFD, FD_CLOEXEC);
#ifdef SO_NOSIGPIPE
    const int yes = 1;
    ::setsockopt(ours.get(), SOL_SOCKET, SO_NOSIGPIPE, &yes, sizeof yes);
#endif
    m_process = spawn(path, theirs.get(), m_notesFile.get());
    m_socket = std::move(ours);
    m_isLate = false;
    m_requests = 0;
    m_known = 0;
}

bool ProbeProcess::send(const Question& question)
{
    const probe::Request request{question.ask, static_cast<uint32_t>(question.path.size()),
                                 static_cast<uint32_t>(question.place.size()), question.alone ? 1u : 0u, question.address};
    std::string bytes(reinterpret_cast<const char*>(&request), sizeof request);
    bytes += question.path;
    bytes += question.place;
#ifdef MSG_NOSIGNAL
    constexpr int flags = MSG_NOSIGNAL;
#else
    constexpr int flags = 0;
#endif
    for (std::size_t sent = 0; sent < bytes.size();) {
        const ssize_t count = ::send(m_socket.get(), bytes.data() + sent, bytes.size() - sent, flags);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return false;
        sent += static_cast<std::size_t>(count);
    }
    return true;
}

/// Waits for the answer. False if the probe ended, or spends too long on one object.
bool ProbeProcess::isDone()
{
    auto late = std::chrono::steady_clock::now() + kPatience;
    uint64_t known = 0;
    for (;;) {
        pollfd readable{m_socket.get(), POLLIN, 0};
        const int ready = ::poll(&readable, 1, kSliceMs);
        if (ready < 0 && errno == EINTR)
            continue;
        if (ready == 0) {
            const auto now = std::chrono::steady_clock::now();
            if (const uint64_t count = m_notes->count.load(std::memory_order_acquire); count != known) {
                known = count;
                late = now + kPatience;
            }
            m_isLate = now >= late;
            if (m_isLate)
                return false;
            ProgressScope::current().check();
            continue;
        }
        char answer = 0;
        const ssize_t count = ready < 0 ? -1 : ::read(m_socket.get(), &answer, sizeof answer);
        if (count < 0 && ready > 0 && errno == EINTR)
            continue;
        return count == ssize_t{sizeof answer} && answer == probe::kDone;
    }
}

std::vector<uint64_t> ProbeProcess::passed(uint64_t asker)
{
    std::vector<uint64_t> addresses;
    if (asker != m_asker || m_notes == nullptr)
        return addresses;
    const uint64_t count = m_notes->passed.load(std::memory_order_acquire);
    for (uint64_t number = std::max(m_known, count - std::min(count, probe::Notes::kMost)); number < count; ++number)
        if (const uint64_t address = m_notes->addresses[number % probe::Notes::kMost]; address != probe::kNoAddress)
            addresses.push_back(address);
    m_known = count;
    return addresses;
}

Message ProbeProcess::end()
{
    ::kill(m_process, SIGKILL);
    int status = 0;
    while (::waitpid(m_process, &status, 0) < 0 && errno == EINTR) { }
    m_process = -1;
    m_socket = Descriptor();
    if (m_isLate || (WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU))
        return Message("does not terminate on it");
    if (WIFSIGNALED(status))
        return Message("crashes on it (signal {})", WTERMSIG(status));
    return Message("ends on it");
}

ProbeProcess::Answer ProbeProcess::ask(const Question& question)
{
    const bool isSameAsker = question.asker == m_asker, isRunning = m_process >= 0;
    if (!isRunning)
        start();
    ++m_requests;
    bool isAnswered = false;
    try {
        isAnswered = send(question) && isDone();
    } catch (const Error&) {
        static_cast<void>(end());  // it would answer the next question with this
        throw;
    }
    const bool isBegun = m_notes->requests.load(std::memory_order_acquire) == m_requests;
    if (isBegun && !isSameAsker) {
        m_asker = question.asker;
        m_known = m_notes->begun.load(std::memory_order_acquire);
    }
    if (isAnswered)
        return {};
    Answer answer{end(), probe::kNoAddress, isRunning && !isBegun};
    if (answer.isEarlier && !isSameAsker)
        return ask(question);  // it ended at an object of another file
    const uint64_t count = m_notes->count.load(std::memory_order_acquire);
    if (count > m_known)
        answer.last = m_notes->addresses[(count - 1) % probe::Notes::kMost];
    return answer;
}

}  // namespace tensordesk
