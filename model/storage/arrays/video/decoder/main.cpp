// SPDX-License-Identifier: BSD-3-Clause
// Decodes video files of unknown origin, and writes films, in a process of its own: what damaged or hostile files do to FFmpeg ends
// only this process. See ../videofile.h.
#include "model/storage/arrays/video/decoder/filmwriter.h"
#include "model/storage/arrays/video/decoder/videostream.h"
#include "model/storage/arrays/video/protocol.h"
#include "model/storage/files/guarded/guardedside.h"

extern "C" {
#include <libavutil/log.h>
}

#include <sys/socket.h>

#include <algorithm>
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

/// The open files, the most recently used one first, and the film that is written.
class Service {
public:
    /// Answers a request. False if the program is gone. Throws std::exception.
    bool answer(const Request& request, int file);
    /// Works for a request that probably follows.
    void prepare()
    {
        if (!m_film && !m_files.empty())
            m_files.front().stream->decodeAhead();
    }

private:
    bool open(uint32_t number, int file);
    bool create(int file);
    bool encode(const Request& request);
    bool finish();
    /// Returns an open file; null for none.
    VideoStream* find(uint32_t number);

    std::list<Known> m_files;
    std::unique_ptr<FilmWriter> m_film;
};

bool Service::answer(const Request& request, int file)
{
    VideoStream* const stream = find(request.file);
    switch (request.ask) {
    case Ask::Open: return open(request.file, file);
    case Ask::Create: return create(file);
    case Ask::Encode: return encode(request);
    case Ask::Finish: return finish();
    case Ask::Copy:
        if (stream == nullptr)
            return send(Outcome::Unknown, {});
        return send(m_film ? m_film->copy(*stream, request.frame, request.count) : Outcome::Unlike, {});
    case Ask::Frame: break;
    }
    if (stream == nullptr)
        return send(Outcome::Unknown, {});
    const std::vector<uint8_t> pixels = stream->pixels(request.frame);
    return send(Outcome::Done, bytesOf(pixels.data(), pixels.size()));
}

VideoStream* Service::find(uint32_t number)
{
    const auto known = std::ranges::find(m_files, number, &Known::number);
    if (known == m_files.end())
        return nullptr;
    m_files.splice(m_files.begin(), m_files, known);
    return m_files.front().stream.get();
}

bool Service::open(uint32_t number, int file)
{
    m_files.push_front({number, std::make_unique<VideoStream>(file)});
    if (m_files.size() > kMostFiles)
        m_files.pop_back();
    const Opened opened = m_files.front().stream->described();
    const std::vector<double> times = m_files.front().stream->times();
    return send(Outcome::Done, bytesOf(&opened, 1), bytesOf(times.data(), times.size()));
}

bool Service::create(int file)
{
    Creation creation;
    if (!guarded::receive(reinterpret_cast<char*>(&creation), sizeof creation))
        return false;
    creation.codec[sizeof creation.codec - 1] = '\0';
    m_film = std::make_unique<FilmWriter>(file, creation);
    return send(Outcome::Done, {});
}

bool Service::encode(const Request& request)
{
    std::vector<uint8_t> pixels(m_film ? m_film->frameBytes() : 0);
    if (!guarded::receive(reinterpret_cast<char*>(pixels.data()), pixels.size()))
        return false;
    return send(m_film ? m_film->encode(pixels, request.frame, request.count) : Outcome::Unlike, {});
}

bool Service::finish()
{
    if (m_film)
        m_film->finish();
    m_film.reset();
    return send(Outcome::Done, {});
}

int serve()
{
    guarded::limit(RLIMIT_CORE, 0);
    guarded::limit(RLIMIT_AS, kMostMemory);
    guarded::closeInherited();
    av_log_set_level(AV_LOG_QUIET);
    Service service;
    Request request;
    int file = -1;
    bool goesOn = true;
    while (goesOn && receive(request, file)) {
        guarded::allowSeconds(kMostSeconds);
        try {
            goesOn = service.answer(request, file);
            if (goesOn)
                service.prepare();
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
