// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/arrays/video/videoprocess.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"

#include <memory>

namespace tensordesk {

VideoProcess& VideoProcess::instance()
{
    static auto* const process = std::make_unique<VideoProcess>().release();
    return *process;
}

uint32_t VideoProcess::newFile()
{
    const std::lock_guard lock(m_mutex);
    return ++m_files;
}

std::string VideoProcess::open(uint32_t number, const Descriptor& file)
{
    const std::lock_guard lock(m_mutex);
    return opened(number, file);
}

void VideoProcess::decode(uint32_t number, const Descriptor& file, int64_t frame, void* pixels, std::size_t bytes)
{
    const std::lock_guard lock(m_mutex);
    const video::Request request{video::Ask::Frame, number, frame};
    const auto room = [&](std::size_t size) -> void* {
        if (size != bytes) {
            throw Error(ErrorKind::OSError, "its decoder returned {} bytes, not {}", size, bytes);
        }
        return pixels;
    };
    if (!m_link.isRunning() || m_link.ask(request, {}, Descriptor(), room) == video::Outcome::Unknown) {
        static_cast<void>(opened(number, file));
        m_link.ask(request, {}, Descriptor(), room);
    }
}

std::string VideoProcess::opened(uint32_t number, const Descriptor& file)
{
    std::string bytes;
    m_link.ask({video::Ask::Open, number}, {}, file, [&](std::size_t size) -> void* {
        checkFits(static_cast<double>(size), Message("The list of frames"));
        bytes.resize(size);
        return bytes.data();
    });
    return bytes;
}

}  // namespace tensordesk
