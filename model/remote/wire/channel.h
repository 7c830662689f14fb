// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/remote/wire/frame.h"
#include "model/storage/files/fileio.h"

#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace tensordesk::wire {

/// The text that the far end sends first, in front of which a login shell may have printed something.
inline constexpr std::string_view kGreeting = "\x01TensorDesk serves\n";

/// Sends and receives messages over two descriptors, such as those of a pipe. send() may be called by any thread, the others by one
/// at a time.
class Channel {
public:
    Channel(Descriptor in, Descriptor out) : m_in(std::move(in)), m_out(std::move(out)) { }

    /// Sends a message, waiting while the other end does not read. Throws OSError if the other end is gone.
    void send(const Frame& frame);
    void sendGreeting();

    /// Waits for the next message. Empty at the end of the connection. Throws ValueError for anything but a message.
    [[nodiscard]] std::optional<Frame> receive();
    /// Skips what comes before the greeting, at most 64 KiB. False if there is none.
    [[nodiscard]] bool receiveGreeting();

    /// Ends both directions, so that threads that wait in send() or receive() go on, and the other end reads the end of the connection.
    /// REQUIRES: both descriptors are sockets.
    void shutDown() noexcept;

private:
    void sendAll(std::string_view bytes);
    /// False at the end of the connection.
    [[nodiscard]] bool receiveAll(void* to, std::size_t count);

    Descriptor m_in;
    std::mutex m_sending;  ///< guards m_out
    Descriptor m_out;
};

}  // namespace tensordesk::wire
