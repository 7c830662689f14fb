// SPDX-License-Identifier: BSD-3-Clause
#include "model/distributed/storeport.h"

#include "model/storage/files/fileio.h"
#include "model/tensordict/base/error.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <memory>
#include <netdb.h>
#include <poll.h>
#include <string_view>
#include <sys/socket.h>
#include <thread>

namespace tensordesk {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kRetryInterval{200};
constexpr std::chrono::seconds kConnectTime{5};
constexpr std::chrono::seconds kAnswerTime{10};

/// The query with which a client identifies itself, and that for the number of keys: bytes 0 and 7 of c10d's protocol.
constexpr std::string_view kQuery("\x00\xce\xf7\x85\x3c\x07", 6);
constexpr int64_t kMostKeys = int64_t{1} << 40;

enum class Answer { Nobody, HungUp, Silence, Something, Store };

bool isReady(const Descriptor& socket, short event, std::chrono::milliseconds time)
{
    pollfd polled{socket.get(), event, 0};
    return poll(&polled, 1, static_cast<int>(time.count())) == 1;
}

/// Not open if nobody listens there.
Descriptor connectedTo(const addrinfo& address)
{
    Descriptor socket(::socket(address.ai_family, address.ai_socktype | SOCK_NONBLOCK | SOCK_CLOEXEC, address.ai_protocol));
    if (!socket.isOpen())
        return Descriptor();
    if (connect(socket.get(), address.ai_addr, address.ai_addrlen) == 0)
        return socket;
    int failure = 0;
    socklen_t size = sizeof failure;
    const bool isConnected = errno == EINPROGRESS && isReady(socket, POLLOUT, kConnectTime)
                          && getsockopt(socket.get(), SOL_SOCKET, SO_ERROR, &failure, &size) == 0 && failure == 0;
    return isConnected ? std::move(socket) : Descriptor();
}

Answer answerOver(const Descriptor& socket)
{
    if (::send(socket.get(), kQuery.data(), kQuery.size(), MSG_NOSIGNAL) != static_cast<ssize_t>(kQuery.size()))
        return Answer::HungUp;
    std::array<char, sizeof(int64_t)> bytes{};
    std::size_t count = 0;
    const auto end = Clock::now() + kAnswerTime;
    while (count < bytes.size()) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now());
        if (left.count() <= 0)
            return count == 0 ? Answer::Silence : Answer::Something;
        if (!isReady(socket, POLLIN, left))
            continue;
        const ssize_t read = recv(socket.get(), bytes.data() + count, bytes.size() - count, 0);
        if (read < 0 && (errno == EINTR || errno == EAGAIN))
            continue;
        if (read <= 0)
            return count == 0 ? Answer::HungUp : Answer::Something;
        count += static_cast<std::size_t>(read);
    }
    int64_t keys = 0;
    std::memcpy(&keys, bytes.data(), sizeof keys);
    return keys >= 0 && keys < kMostKeys ? Answer::Store : Answer::Something;
}

Answer answerOf(const std::string& host, int64_t port)
{
    addrinfo wanted{};
    wanted.ai_socktype = SOCK_STREAM;
    addrinfo* found = nullptr;
    if (getaddrinfo(host.c_str(), std::to_string(port).c_str(), &wanted, &found) != 0)
        return Answer::Nobody;  // a name may become known later, as its host starts
    const std::unique_ptr<addrinfo, decltype(&freeaddrinfo)> owned(found, freeaddrinfo);
    for (const addrinfo* address = found; address; address = address->ai_next)
        if (const Descriptor socket = connectedTo(*address); socket.isOpen())
            return answerOver(socket);
    return Answer::Nobody;
}

[[noreturn]] void failNoStore(Pattern<> what)
{
    throw Error(
        ErrorKind::RuntimeError,
        "the process that listens there {}: it is not the store of a torch.distributed group; see MASTER_ADDR and MASTER_PORT",
        Message(what));
}

}  // namespace

void awaitStore(const std::string& host, int64_t port, std::chrono::seconds timeout)
{
    const auto end = Clock::now() + timeout;
    auto hungUpUntil = Clock::time_point::max();  // a store that starts or ends closes the connection too
    while (Clock::now() < end) {
        switch (answerOf(host, port)) {
        case Answer::Store: return;
        case Answer::Silence: failNoStore("does not answer");
        case Answer::Something: failNoStore("sends another answer");
        case Answer::Nobody: hungUpUntil = Clock::time_point::max(); break;
        case Answer::HungUp:
            hungUpUntil = std::min(hungUpUntil, Clock::now() + kAnswerTime);
            if (Clock::now() >= hungUpUntil)
                failNoStore("closes the connection");
            break;
        }
        std::this_thread::sleep_for(kRetryInterval);
    }
}

}  // namespace tensordesk
