// SPDX-License-Identifier: BSD-3-Clause
#include "model/distributed/crew/workerprocess.h"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <thread>

#include <sys/socket.h>
#include <sys/wait.h>

namespace tensordesk {

namespace {

constexpr std::chrono::milliseconds kEndInterval{10};

/// Sends all bytes; false if the other end is closed.
bool sendAll(int socket, const char* bytes, std::size_t count)
{
    while (count > 0) {
        const ssize_t sent = ::send(socket, bytes, count, MSG_NOSIGNAL);
        if (sent < 0 && errno == EINTR) {
            continue;
        }
        if (sent <= 0) {
            return false;
        }
        bytes += sent;
        count -= static_cast<std::size_t>(sent);
    }
    return true;
}

/// Waits for a child process; false if it has not ended. `status`: see waitpid(2).
bool hasEnded(pid_t process, int options, int& status)
{
    pid_t ended = 0;
    do {
        ended = ::waitpid(process, &status, options);
    } while (ended < 0 && errno == EINTR);
    return ended != 0;
}

}  // namespace

WorkerProcess::~WorkerProcess()
{
    askToEnd();
    endBy(std::chrono::steady_clock::now() + kTimeToEnd);
}

void WorkerProcess::endBy(std::chrono::steady_clock::time_point latest) noexcept
{
    const pid_t process = std::exchange(m_process, 0);
    int status = 0;
    while (process != 0 && !hasEnded(process, WNOHANG, status)) {
        if (std::chrono::steady_clock::now() >= latest) {
            ::kill(process, SIGKILL);
            static_cast<void>(hasEnded(process, 0, status));
            return;
        }
        std::this_thread::sleep_for(kEndInterval);
    }
}

void WorkerProcess::begin(std::size_t member)
{
    m_member = member;
    const uint64_t number = member;
    static_cast<void>(sendAll(m_socket.get(), reinterpret_cast<const char*>(&number), sizeof number));
}

std::optional<std::string> WorkerProcess::receive(bool& hasEnded)
{
    constexpr std::size_t kChunk = std::size_t{256} << 10;
    const std::size_t before = m_received.size();
    m_received.resize(before + kChunk);
    const ssize_t count = ::recv(m_socket.get(), m_received.data() + before, kChunk, MSG_DONTWAIT);
    m_received.resize(before + static_cast<std::size_t>(count > 0 ? count : 0));
    hasEnded = count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR);
    uint64_t size = 0;
    if (m_received.size() < sizeof size) {
        return std::nullopt;
    }
    std::memcpy(&size, m_received.data(), sizeof size);
    if (m_received.size() - sizeof size < size) {
        return std::nullopt;
    }
    m_received.erase(0, sizeof size);
    m_member.reset();
    return std::exchange(m_received, {});
}

void WorkerProcess::askToEnd() noexcept
{
    m_socket = Descriptor();
    if (m_process != 0 && std::exchange(m_member, std::nullopt)) {  // a second request would end it before it has cleaned up
        ::kill(m_process, SIGTERM);
    }
}

Message WorkerProcess::ending()
{
    int status = 0;
    static_cast<void>(hasEnded(std::exchange(m_process, 0), 0, status));
    return WIFSIGNALED(status)
             ? Message("was killed by signal {} ({})", WTERMSIG(status), std::string(::strsignal(WTERMSIG(status))))
             : Message("ended with exit status {}", WEXITSTATUS(status));
}

std::optional<std::size_t> WorkerLink::next()
{
    uint64_t number = 0;
    ssize_t count = 0;
    do {
        count = ::recv(m_socket.get(), &number, sizeof number, MSG_WAITALL);
    } while (count < 0 && errno == EINTR);
    return count == sizeof number ? std::optional<std::size_t>(number) : std::nullopt;
}

bool WorkerLink::send(const std::string& outcome)
{
    const uint64_t size = outcome.size();
    return sendAll(m_socket.get(), reinterpret_cast<const char*>(&size), sizeof size)
        && sendAll(m_socket.get(), outcome.data(), outcome.size());
}

}  // namespace tensordesk
