// SPDX-License-Identifier: BSD-3-Clause
// Decodes video files of unknown origin in a process of its own: what damaged or hostile ones do to FFmpeg ends only this process.
// See ../videofile.h.
#include "model/storage/arrays/video/decoder/videostream.h"
#include "model/storage/arrays/video/protocol.h"
#include "model/storage/files/guarded/guardedside.h"

extern "C" {
#include <libavutil/log.h>
}

#include <sys/socket.h>

#include <cstring>
#include <list>
#include <memory>
#include <string_view>
#include <vector>

namespace tensordesk::video {
namespace {

constexpr rlim_t kMostMemory = rlim_t{4} << 30;
constexpr rlim_t kMostSeconds = 60;  ///< of processor time per request
constexpr std::size_t kMostFiles = 16;

struct Known {
    uint32_t number;
    std::unique_ptr<VideoStream> stream;
};

/// Receives a request, and the descriptor that comes with it, if any. False if the program is gone.
bool receive(Request& request, int& file)
{
    file = -1;
    iovec part{&request, sizeof request};
    msghdr message{};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    alignas(cmsghdr) char rights[CMSG_SPACE(sizeof(int))] = {};
    message.msg_control = rights;
    message.msg_controllen = sizeof rights;
    const ssize_t got = ::recvmsg(STDIN_FILENO, &message, 0);
    if (got <= 0)
        return false;
    if (const cmsghdr* const header = CMSG_FIRSTHDR(&message); header != nullptr && header->cmsg_type == SCM_RIGHTS)
        std::memcpy(&file, CMSG_DATA(header), sizeof file);
    const auto count = static_cast<std::size_t>(got);
    return guarded::receive(reinterpret_cast<char*>(&request) + count, sizeof request - count);
}

bool send(Outcome outcome, std::string_view first, std::string_view second = {})
{
    const Answer answer{outcome, 0, static_cast<int64_t>(first.size() + second.size())};
    return guarded::send(&answer, sizeof answer) && guarded::send(first.data(), first.size())
        && guarded::send(second.data(), second.size());
}

template <typename T>
std::string_view bytesOf(const T* values, std::size_t count)
{
    return {reinterpret_cast<const char*>(values), count * sizeof(T)};
}

bool open(std::list<Known>& files, uint32_t number, int file)
{
    files.push_front({number, std::make_unique<VideoStream>(file)});
    if (files.size() > kMostFiles)
        files.pop_back();
    const Opened opened = files.front().stream->described();
    const std::vector<double> times = files.front().stream->times();
    return send(Outcome::Done, bytesOf(&opened, 1), bytesOf(times.data(), times.size()));
}

bool answer(std::list<Known>& files, const Request& request, int file)
{
    if (request.ask == Ask::Open)
        return open(files, request.file, file);
    for (auto known = files.begin(); known != files.end(); ++known) {
        if (known->number == request.file) {
            files.splice(files.begin(), files, known);
            const std::vector<uint8_t> pixels = files.front().stream->pixels(request.frame);
            return send(Outcome::Done, bytesOf(pixels.data(), pixels.size()));
        }
    }
    return send(Outcome::Unknown, {});
}

int serve()
{
    guarded::limit(RLIMIT_CORE, 0);
    guarded::limit(RLIMIT_AS, kMostMemory);
    guarded::closeInherited();
    av_log_set_level(AV_LOG_QUIET);
    std::list<Known> files;
    Request request;
    int file = -1;
    bool goesOn = true;
    while (goesOn && receive(request, file)) {
        guarded::allowSeconds(kMostSeconds);
        try {
            goesOn = answer(files, request, file);
            if (goesOn && !files.empty())
                files.front().stream->decodeAhead();
        } catch (const std::exception& failure) {
            goesOn = send(Outcome::Failed, failure.what());
        }
    }
    return 0;
}

}  // namespace
}  // namespace tensordesk::video

int main()
{
    std::_Exit(tensordesk::video::serve());
}
