// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/fileio.h"
#include "model/tensordict/base/message.h"

#include <sys/types.h>

#include <cstddef>
#include <string>

namespace tensordesk {

/// A helper program that reads files of unknown origin for this one: if it crashes, loops, or fills its memory, only it ends. Both talk
/// over a socket, which is the helper's standard input, and may share memory. One thread at a time.
class GuardedProcess {
public:
    /// Starts the program at `path`: silent, in a process group of its own, because Ctrl+C is for this program, and without libraries
    /// that are preloaded into this one. `memory`: a file from namelessFile() that becomes descriptor kMemoryFile of the program; may
    /// be closed. Throws OSError.
    GuardedProcess(const std::string& path, const Descriptor& memory);
    /// Kills it.
    ~GuardedProcess();
    GuardedProcess(const GuardedProcess&) = delete;
    GuardedProcess& operator=(const GuardedProcess&) = delete;

    static constexpr int kMemoryFile = 3;

    /// Sends all bytes, and the descriptor of a file if it is open. False if the program ended.
    [[nodiscard]] bool send(const std::string& bytes, const Descriptor& file = Descriptor());
    enum class Wait { Answer, Nothing, Ended };
    /// Waits a little for bytes from the program.
    [[nodiscard]] Wait wait();
    /// Receives bytes as they come, at least one. Returns their number; 0 if the program ended. REQUIRES: wait() returned Answer.
    [[nodiscard]] std::size_t receive(void* to, std::size_t most);
    /// Kills the program. Returns how it ended, as the end of a sentence: "crashes on it (signal 11)". `isLate`: it did not answer in
    /// time. REQUIRES: called once, and nothing afterwards.
    [[nodiscard]] Message end(bool isLate);

private:
    Descriptor m_socket;
    pid_t m_process = -1;
};

/// Returns a file without a name, for memory that two processes share. `name`: shown in lists of
/// open files.
[[nodiscard]] Descriptor namelessFile(const char* name);

}  // namespace tensordesk
