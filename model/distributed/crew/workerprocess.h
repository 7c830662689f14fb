// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/fileio.h"
#include "model/tensordict/base/message.h"

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include <sys/types.h>

namespace tensordesk {

/// A worker process as its leader sees it. Ends the process when it is destroyed: asks it first, and kills it after some seconds.
class WorkerProcess {
public:
    /// Takes over a child process. `socket`: a stream socket whose other end the worker has.
    WorkerProcess(pid_t process, Descriptor socket) : m_process(process), m_socket(std::move(socket)) { }
    ~WorkerProcess();
    WorkerProcess(WorkerProcess&& other) noexcept
        : m_process(std::exchange(other.m_process, 0)), m_socket(std::move(other.m_socket)),
          m_received(std::move(other.m_received)), m_member(other.m_member)
    {
    }
    WorkerProcess& operator=(WorkerProcess&&) = delete;

    /// The time for a worker to remove what it has half written, before it is killed.
    static constexpr std::chrono::seconds kTimeToEnd{5};

    [[nodiscard]] int socket() const noexcept { return m_socket.get(); }
    /// Returns the member that it works on; empty if it is idle.
    [[nodiscard]] std::optional<std::size_t> member() const noexcept { return m_member; }
    /// Tells it to work on a member. A worker that has ended is noticed by receive().
    void begin(std::size_t member);
    /// Receives the available bytes. Returns the outcome of the member that it worked on, once it is complete; the worker is
    /// idle then. Sets `hasEnded` if the worker closed the connection.
    [[nodiscard]] std::optional<std::string> receive(bool& hasEnded);
    /// Leaves the process alone from now on.
    void disown() noexcept { m_process = 0; }
    /// Asks the process to end, and does not wait.
    void askToEnd() noexcept;
    /// Waits until the process has ended, and kills it if that takes longer.
    void endBy(std::chrono::steady_clock::time_point latest) noexcept;
    /// Waits for a process that closed its connection. Returns how it ended: "was killed by signal 9 (Killed)".
    [[nodiscard]] Message ending();

private:
    pid_t m_process;  ///< 0 after its end was waited for
    Descriptor m_socket;
    std::string m_received;
    std::optional<std::size_t> m_member;
};

/// The leader as a worker process sees it.
class WorkerLink {
public:
    explicit WorkerLink(Descriptor socket) : m_socket(std::move(socket)) { }

    /// Waits for the next member to work on; empty if there are no more, or if the leader has ended.
    [[nodiscard]] std::optional<std::size_t> next();
    /// Sends the outcome of that member. Returns false if the leader has ended.
    [[nodiscard]] bool send(const std::string& outcome);

private:
    Descriptor m_socket;
};

}  // namespace tensordesk
