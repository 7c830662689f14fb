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

/// Both ends of a pipe or socket, which other children do not inherit.
struct Pipe {
    Descriptor reading, writing;

    enum class Kind { Pipe, Socket };
    Pipe(const std::string& program, Kind kind)
    {
#ifdef SOCK_CLOEXEC
        constexpr int closing = SOCK_CLOEXEC;
#else
        constexpr int closing = 0;
#endif
        std::array<int, 2> ends{};
        if ((kind == Kind::Socket ? ::socketpair(AF_UNIX, SOCK_STREAM | closing, 0, ends.data()) : ::pipe(ends.data())) != 0)
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
    Pipe input(program, Pipe::Kind::Socket), output(program, Pipe::Kind::Socket), errors(program, Pipe::Kind::Pipe);
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, input.reading.get(), STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, output.writing.get(), STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&files, errors.writing.get(), STDERR_FILENO);
    // Without it a link that is gone is noticed after a quarter of an hour.
    std::vector<std::string> words{program, "-T", "-o", "ServerAliveInterval=15", "-o", "ServerAliveCountMax=3"};
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
    siginfo_t ended{};
    if (!isEndedSoon(ended))
        ::kill(m_process, SIGKILL);
    static_cast<void>(::waitpid(m_process, nullptr, 0));
    m_reading.join();
}

void FarProgram::end() const noexcept
{
    ::kill(m_process, SIGTERM);
    ::kill(m_process, SIGCONT);  // one that was stopped, as in the background of a terminal, would not end
}

bool FarProgram::isEndedSoon(siginfo_t& ended) const noexcept
{
    for (int slice = 0; slice < kEndingSlices; ++slice) {
        ::waitid(P_PID, static_cast<id_t>(m_process), &ended, WEXITED | WNOWAIT | WNOHANG);
        if (ended.si_pid != 0)
            return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(kSliceMs));
    }
    return false;
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
    if (!isEndedSoon(ended)) {
        end();
        if (!isEndedSoon(ended))
            ::kill(m_process, SIGKILL);
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
