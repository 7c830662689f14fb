// SPDX-License-Identifier: BSD-3-Clause
#include "model/remote/wire/channel.h"

#include "model/tensordict/base/error.h"

#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace tensordesk::wire {
namespace {

constexpr std::size_t kMostNoise = std::size_t{64} << 10;

/// Sends what the descriptor takes now. A socket whose other end is gone raises no signal.
ssize_t sendSome(int descriptor, std::string_view bytes)
{
#ifdef MSG_NOSIGNAL
    constexpr int flags = MSG_NOSIGNAL;
#else
    constexpr int flags = 0;
#endif
    const ssize_t sent = ::send(descriptor, bytes.data(), bytes.size(), flags);
    return sent < 0 && errno == ENOTSOCK ? ::write(descriptor, bytes.data(), bytes.size()) : sent;
}

}  // namespace

void Channel::sendAll(std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t sent = sendSome(m_out.get(), bytes);
        if (sent < 0 && errno == EINTR)
            continue;
        if (sent <= 0)
            throw Error(ErrorKind::OSError, "the connection was lost: {}", std::generic_category().message(errno));
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
}

bool Channel::receiveAll(void* to, std::size_t count)
{
    auto* bytes = static_cast<char*>(to);
    while (count > 0) {
        const ssize_t got = ::read(m_in.get(), bytes, count);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return false;
        bytes += got;
        count -= static_cast<std::size_t>(got);
    }
    return true;
}

void Channel::send(const Frame& frame)
{
    const std::string bytes = toBytes(frame);
    const std::lock_guard lock(m_sending);
    sendAll(bytes);
}

void Channel::sendGreeting()
{
    const std::lock_guard lock(m_sending);
    sendAll(kGreeting);
}

std::optional<Frame> Channel::receive()
{
    std::array<unsigned char, FrameSizes::kBytes> front{};
    if (!receiveAll(front.data(), front.size()))
        return std::nullopt;
    const FrameSizes sizes = FrameSizes::of(front);
    std::string bytes(sizes.packed(), '\0');
    if (!receiveAll(bytes.data(), bytes.size()))
        return std::nullopt;
    return fromBytes(sizes, bytes);
}

bool Channel::receiveGreeting()
{
    std::size_t matched = 0;
    for (std::size_t skipped = 0; matched < kGreeting.size() && skipped < kMostNoise; ++skipped) {
        char byte = 0;
        if (!receiveAll(&byte, 1))
            return false;
        // The first byte of the greeting occurs in it once.
        matched = byte == kGreeting[matched] ? matched + 1 : byte == kGreeting[0] ? 1 : 0;
    }
    return matched == kGreeting.size();
}

void Channel::shutDown() noexcept
{
    ::shutdown(m_in.get(), SHUT_RDWR);
    ::shutdown(m_out.get(), SHUT_RDWR);
}

}  // namespace tensordesk::wire
