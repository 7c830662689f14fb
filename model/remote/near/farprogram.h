// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/remote/near/sshplace.h"
#include "model/storage/files/fileio.h"

#include <signal.h>
#include <sys/types.h>

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

namespace tensordesk {

/// The user's ssh, or the program that TENSORDESK_SSH names, running `tensordesk serve --stdio` on another machine. Passwords, keys, host
/// keys and jump hosts are its own affair: it asks the user on the terminal, or by SSH_ASKPASS.
class FarProgram {
public:
    /// Starts it. Throws OSError if it cannot be started.
    explicit FarProgram(const SshPlace& place);
    /// Ends it.
    ~FarProgram();
    FarProgram(const FarProgram&) = delete;
    FarProgram& operator=(const FarProgram&) = delete;

    /// The pipes to and from it, once each.
    [[nodiscard]] Descriptor takeInput() { return std::move(m_input); }
    [[nodiscard]] Descriptor takeOutput() { return std::move(m_output); }

    /// Ends it, whatever it is doing; the program on the other machine ends with its connection.
    void end() const noexcept;
    /// Ends it unless it ends by itself within two seconds. Returns why: the last line that it wrote to its standard error, or its exit
    /// status in words.
    [[nodiscard]] std::string reason();
    /// True if that line says that TensorDesk is not installed there.
    [[nodiscard]] static bool saysMissing(const std::string& reason);

private:
    void readErrors(const Descriptor& errors);
    /// Waits for its end up to two seconds. False if it goes on.
    [[nodiscard]] bool isEndedSoon(siginfo_t& ended) const noexcept;

    Descriptor m_input, m_output;
    pid_t m_process = -1;
    std::atomic<bool> m_isDone =
        false;           ///< nobody wants the errors any more; an ssh that stays in the background never closes them
    std::mutex m_mutex;  ///< guards what follows
    std::condition_variable m_read;
    bool m_isRead = false;
    std::string m_errors;  ///< the end of what it wrote to its standard error
    std::thread m_reading;
};

}  // namespace tensordesk
