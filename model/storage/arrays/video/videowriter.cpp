// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/arrays/video/videowriter.h"

#include "model/storage/arrays/video/videofile.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"

#include <fcntl.h>

#include <iterator>

namespace tensordesk {

VideoWriter::VideoWriter(int64_t height, int64_t width, double fps, const std::string& codec)
{
    m_creation.width = static_cast<int32_t>(width);
    m_creation.height = static_cast<int32_t>(height);
    m_creation.fps = fps;
    codec.copy(std::data(m_creation.codec), std::size(m_creation.codec) - 1);
}

video::Outcome VideoWriter::ask(const video::Request& request, const std::string& more, const Descriptor& file)
{
    try {
        return m_link.ask(request, more, file, [](std::size_t bytes) -> void* {
            if (bytes > 0) {
                throw Error(ErrorKind::OSError, "the program tensordesk-video answers {} bytes where it should answer none", bytes);
            }
            return nullptr;
        });
    } catch (Error& error) {
        throw error.inFile(m_path);
    }
}

void VideoWriter::create(const std::string& path)
{
    m_path = path;
    const Descriptor file = openFile(path, O_WRONLY | O_CREAT | O_EXCL);
    ask({video::Ask::Create}, std::string(reinterpret_cast<const char*>(&m_creation), sizeof m_creation), file);
}

video::Outcome VideoWriter::copy(const VideoFile& source, int64_t first, int64_t count)
{
    const video::Request request{video::Ask::Copy, source.number(), first, count};
    const video::Outcome outcome = ask(request);
    if (outcome != video::Outcome::Unknown) {
        return outcome;
    }
    std::string opened;  // what the program knows already
    m_link.ask({video::Ask::Open, source.number()}, {}, source.descriptor(), [&](std::size_t bytes) -> void* {
        checkFits(static_cast<double>(bytes), Message("The list of frames"));
        opened.resize(bytes);
        return opened.data();
    });
    return ask(request);
}

video::Outcome VideoWriter::encode(std::span<const uint8_t> pixels, int64_t number, int64_t count)
{
    return ask({video::Ask::Encode, 0, number, count}, std::string(pixels.begin(), pixels.end()));
}

void VideoWriter::finish()
{
    ask({video::Ask::Finish});
}

}  // namespace tensordesk
