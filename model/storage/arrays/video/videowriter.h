// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/arrays/video/protocol.h"
#include "model/storage/arrays/video/videolink.h"

#include <cstdint>
#include <span>
#include <string>

namespace tensordesk {

class VideoFile;

/// Writes MP4 files, one after another, in a process of its own; see Note [Video]. A film consists of takes, such as episodes, which
/// follow each other and can each be decoded without the others. All functions throw OSError with the reason, and Cancelled as the
/// thread's ProgressScope says. One thread at a time.
class VideoWriter {
public:
    /// `codec`: of frames that are encoded, "av1" or "h264". `fps`: frames per second.
    VideoWriter(int64_t height, int64_t width, double fps, const std::string& codec);

    /// Begins a new film in a file at `path`, which does not exist.
    void create(const std::string& path);
    /// Appends frames of a file as they are stored, as one take. Returns Uncut if they depend on others, and Unlike if the film has
    /// begun with another codec; nothing is written then.
    [[nodiscard]] video::Outcome copy(const VideoFile& source, int64_t first, int64_t count);
    /// Appends frame `number` of a take of `count` frames: `[height, width, 3]`, RGB. Returns Unlike as copy() does, for the first one.
    [[nodiscard]] video::Outcome encode(std::span<const uint8_t> pixels, int64_t number, int64_t count);
    /// Completes the film. REQUIRES: it has frames.
    void finish();

private:
    video::Outcome ask(const video::Request& request, const std::string& more = {}, const Descriptor& file = Descriptor());

    VideoLink m_link;
    video::Creation m_creation;
    std::string m_path;
};

}  // namespace tensordesk
