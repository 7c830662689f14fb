// SPDX-License-Identifier: BSD-3-Clause
#include "model/remote/near/farprogram.h"

#include "model/remote/near/remoteprogram.h"
#include "model/storage/files/systemerror.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <string_view>
#include <vector>

#ifdef __APPLE__
#include <crt_externs.h>
#else
extern char** environ;
#endif

namespace tensordesk {
namespace {

constexpr std::size_t kMostErrors = 4096;
constexpr int kSliceMs = 50, kEndingSlices = 40;
constexpr std::string_view kMissing = "TensorDesk is not installed";

/// Both ends of a pipe or socket, which children do not inherit.
struct Pipe {
    Descriptor reading, writing;

    /// `isSocket`: writing to a program that ended raises no signal.
    Pipe(const std::string& program, bool isSocket)
    {
        std::array<int, 2> ends{};
        if ((isSocket ? ::socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()) : ::pipe(ends.data())) != 0)
            throw systemError(errno, "cannot be started", program);
        reading = Descriptor(ends[0]);
        writing = Descriptor(ends[1]);
        ::fcntl(ends[0], F_SETFD, FD_CLOEXEC);
        ::fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    }
};

std::string sshProgram()
{
    const char* const named = std::getenv("TENSORDESK_SSH");
    return named != nullptr && *named != '\0' ? named : "ssh";
}

/// `text` as one word for a shell of the Bourne kind.
std::string shellWord(std::string_view text)
{
    std::string word = "'";
    for (const char c : text)
        word += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return word + "'";
}

/// The command for the user's shell there, whichever it is: runs the program from PATH, or from where pip puts it.
std::string command()
{
    const std::string program = remoteProgram();
    const std::string find = program.empty()
                               ? "p=$(command -v tensordesk || echo \"$HOME/.local/bin/tensordesk\"); "
                               : "p=" + shellWord(program)
                                     + "; case $p in \"~/\"*) p=$HOME/${p#??};; esac; p=$(command -v \"$p\" || echo \"$p\"); ";
    const std::string script = find + "[ -x \"$p\" ] || { echo \"" + std::string(kMissing)
                             + "\" >&2; exit 127; }; exec \"$p\" serve --stdio /";
    return "exec sh -c " + shellWord(script);
}

char** environment()
{
#ifdef __APPLE__
    return *_NSGetEnviron();
#else
    return environ;
#endif
}

std::string lastLine(const std::string& text)
{
    std::size_t end = text.find_last_not_of(" \t\r\n");
    if (end == std::string::npos)
        return {};
    const std::size_t before = text.find_last_of('\n', end);
    return text.substr(before == std::string::npos ? 0 : before + 1, end - (before == std::string::npos ? 0 : before + 1) + 1);
}

}  // namespace

FarProgram::FarProgram(const SshPlace& place)
{
    const std::string program = sshProgram();
    Pipe input(program, true), output(program, false), errors(program, false);
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, input.reading.get(), STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, output.writing.get(), STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&files, errors.writing.get(), STDERR_FILENO);
    std::vector<std::string> words{program, "-T"};
    if (!place.port.empty())
        words.insert(words.end(), {"-p", place.port});
    words.insert(words.end(), {place.machine, command()});
    std::vector<char*> arguments;
    for (std::string& word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    const int failure = ::posix_spawnp(&m_process, program.c_str(), &files, nullptr, arguments.data(), environment());
    posix_spawn_file_actions_destroy(&files);
    if (failure != 0)
        throw systemError(failure, "cannot be started", program);
    m_input = std::move(output.reading);
    m_output = std::move(input.writing);
    m_reading = std::thread([this, file = std::move(errors.reading)] { readErrors(file); });
}

FarProgram::~FarProgram()
{
    m_isDone = true;
    end();
    static_cast<void>(::waitpid(m_process, nullptr, 0));
    m_reading.join();
}

void FarProgram::end() const noexcept
{
    ::kill(m_process, SIGTERM);
}

void FarProgram::readErrors(const Descriptor& errors)
{
    std::array<char, 1024> bytes{};
    while (!m_isDone) {
        pollfd readable{errors.get(), POLLIN, 0};
        if (::poll(&readable, 1, kSliceMs) <= 0)
            continue;
        const ssize_t got = ::read(errors.get(), bytes.data(), bytes.size());
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            break;
        const std::lock_guard lock(m_mutex);
        m_errors.append(bytes.data(), static_cast<std::size_t>(got));
        if (m_errors.size() > kMostErrors)
            m_errors.erase(0, m_errors.size() - kMostErrors);
    }
    const std::lock_guard lock(m_mutex);
    m_isRead = true;
    m_read.notify_all();
}

std::string FarProgram::reason()
{
    siginfo_t ended{};
    for (int slice = 0; slice < kEndingSlices && ended.si_pid == 0; ++slice) {
        ::waitid(P_PID, static_cast<id_t>(m_process), &ended, WEXITED | WNOWAIT | WNOHANG);
        if (ended.si_pid == 0)
            std::this_thread::sleep_for(std::chrono::milliseconds(kSliceMs));
    }
    if (ended.si_pid == 0) {
        end();
        ::waitid(P_PID, static_cast<id_t>(m_process), &ended, WEXITED | WNOWAIT);
    }
    std::unique_lock lock(m_mutex);
    m_read.wait_for(lock, std::chrono::milliseconds(kSliceMs * 10), [this] { return m_isRead; });
    if (std::string line = lastLine(m_errors); !line.empty())
        return line;
    return ended.si_code == CLD_EXITED ? "exit status " + std::to_string(ended.si_status)
                                       : "signal " + std::to_string(ended.si_status);
}

bool FarProgram::saysMissing(const std::string& reason)
{
    return reason == kMissing;
}

}  // namespace tensordesk
