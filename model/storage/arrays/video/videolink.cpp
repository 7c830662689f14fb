// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/arrays/video/videolink.h"

#include "model/storage/files/programfile.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/progressscope.h"

#include <algorithm>
#include <chrono>

namespace tensordesk {
namespace {

/// The time limit for one frame.
constexpr auto kPatience = std::chrono::seconds(30);
/// An answer that is not waited for ends the process, and a new one must open its files again: most frames come sooner.
constexpr auto kLeastWait = std::chrono::milliseconds(250);

#ifdef TENSORDESK_VIDEO
std::string findDecoder()
{
    const std::string found = programFile("tensordesk-video", "libexec/tensordesk", TENSORDESK_VIDEO);
    if (found.empty()) {
        throw Error(
            ErrorKind::OSError,
            "Video is decoded by the program tensordesk-video, which is missing beside this program: install the Debian package of "
            "TensorDesk, or build it where FFmpeg is installed");
    }
    return found;
}
#else
std::string findDecoder()
{
    throw Error(ErrorKind::NotImplementedError,
                "Video is decoded by FFmpeg, which this build lacks: install the development files of libavformat, libavcodec and "
                "libswscale, and build TensorDesk again");
}
#endif

}  // namespace

video::Outcome VideoLink::ask(const video::Request& request, const std::string& more, const Descriptor& file, const Room& room)
{
    if (!m_process) {
        m_process.emplace(findDecoder(), Descriptor());
    }
    video::Answer answer;
    try {
        if (!m_process->send(std::string(reinterpret_cast<const char*>(&request), sizeof request), file)
            || !m_process->send(more)) {
            throw Error(ErrorKind::OSError, "the program tensordesk-video {}", m_process->end(false));
        }
        receive(&answer, sizeof answer);
        if (answer.outcome == video::Outcome::Done) {
            receive(room(static_cast<std::size_t>(answer.bytes)), static_cast<std::size_t>(answer.bytes));
        }
    } catch (const Error&) {
        m_process.reset();  // it would answer the next request with this
        throw;
    }
    if (answer.outcome == video::Outcome::Failed) {
        constexpr int64_t mostText = 10'000;
        std::string reason(static_cast<std::size_t>(std::clamp<int64_t>(answer.bytes, 0, mostText)), '\0');
        receive(reason.data(), reason.size());
        throw Error(ErrorKind::OSError, "{}", reason);
    }
    return answer.outcome;
}

void VideoLink::receive(void* to, std::size_t bytes)
{
    const auto begin = std::chrono::steady_clock::now();
    auto* at = static_cast<char*>(to);
    while (bytes > 0) {
        if (std::chrono::steady_clock::now() - begin > kLeastWait) {
            ProgressScope::current().check();
        }
        const GuardedProcess::Wait waited = m_process->wait();
        const std::size_t count = waited == GuardedProcess::Wait::Answer ? m_process->receive(at, bytes) : 0;
        const bool isLate = std::chrono::steady_clock::now() - begin >= kPatience;
        if (count == 0 && (waited != GuardedProcess::Wait::Nothing || isLate)) {
            throw Error(ErrorKind::OSError, "the program tensordesk-video {}", m_process->end(isLate));
        }
        at += count;
        bytes -= count;
    }
}

}  // namespace tensordesk
