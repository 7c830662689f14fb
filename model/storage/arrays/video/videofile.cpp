// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/arrays/video/videofile.h"

#include "model/storage/arrays/video/protocol.h"
#include "model/storage/arrays/video/videoprocess.h"
#include "model/tensordict/base/error.h"

#include <fcntl.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <string_view>
#include <utility>

namespace tensordesk {
namespace {

/// Returns the usual name of a codec.
std::string nameOf(std::string_view codec)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 5> names{
        {{"av1", "AV1"}, {"h264", "H.264"}, {"hevc", "H.265"}, {"vp9", "VP9"}, {"vp8", "VP8"}}};
    const auto* const found = std::ranges::find(names, codec, &std::pair<std::string_view, std::string_view>::first);
    return std::string(found == names.end() ? codec : found->second);
}

}  // namespace

bool isVideoBuilt() noexcept
{
#ifdef TENSORDESK_VIDEO
    return true;
#else
    return false;
#endif
}

VideoFile::VideoFile(std::string path)
    : m_path(std::move(path)), m_file(openFile(m_path, O_RDONLY)), m_state(FileState::ofOpen(m_file.get(), m_path)),
      m_number(VideoProcess::instance().newFile())
{
    try {
        const std::string bytes = VideoProcess::instance().open(m_number, m_file);
        video::Opened opened;
        std::memcpy(&opened, bytes.data(), std::min(bytes.size(), sizeof opened));
        const std::size_t left = bytes.size() - std::min(bytes.size(), sizeof opened);
        const bool isSize = opened.width > 0 && opened.height > 0 && int64_t{opened.width} * opened.height <= video::kMostPixels;
        if (!isSize || opened.frames < 0 || left / sizeof(double) != static_cast<std::size_t>(opened.frames)) {
            throw Error(ErrorKind::OSError, "its decoder returned no description of it");
        }
        m_width = opened.width;
        m_height = opened.height;
        m_cutOff = opened.cutOff;
        opened.codec[sizeof opened.codec - 1] = '\0';
        m_codec = nameOf(opened.codec);
        m_times.resize(static_cast<std::size_t>(opened.frames));
        std::memcpy(m_times.data(), bytes.data() + sizeof opened, left);
        if (!std::ranges::all_of(m_times, [](double time) { return std::isfinite(time); }) || !std::ranges::is_sorted(m_times)) {
            throw Error(ErrorKind::OSError, "its frames have no times");
        }
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        throw Error(error.kind(), "is a video that cannot be opened: {}", error.reason()).inFile(m_path);
    }
}

int64_t VideoFile::frameAt(double time) const
{
    const auto after = std::ranges::lower_bound(m_times, time);
    if (after == m_times.begin()) {
        return 0;
    }
    const bool isNearer = after != m_times.end() && *after - time < time - *std::prev(after);
    return after - m_times.begin() - (isNearer ? 0 : 1);
}

void VideoFile::decode(int64_t frame, void* pixels) const
{
    try {
        VideoProcess::instance().decode(m_number, m_file, frame, pixels, static_cast<std::size_t>(m_width * m_height * 3));
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        if (!(FileState::ofOpen(m_file.get(), m_path) == m_state)) {
            throw Error(ErrorKind::RuntimeError, "the video was changed by another program since it was opened; open it again")
                .inFile(m_path);
        }
        throw Error(error.kind(), "frame {} of the video cannot be decoded: {}", frame, error.reason()).inFile(m_path);
    }
}

}  // namespace tensordesk
