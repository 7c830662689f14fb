// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/fileio.h"
#include "model/storage/files/filestate.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tensordesk {

// Note [Video] FFmpeg decodes video. Files of strangers are fed to its native code, so that it runs in a process of its own: the
// program tensordesk-video, which gets open files, and no path. It is limited in memory and time; if it does not survive a frame, an
// Error names file and frame, and a new process goes on with the next. It decodes from the nearest key frame before a frame, goes on
// from the last frame where frames are asked for in order, and keeps some decoded frames.

/// True if this build has the decoder, which requires FFmpeg's libraries at build time.
[[nodiscard]] bool isVideoBuilt() noexcept;

/// A video file: MP4, Matroska or WebM, with one of the codecs of the installed FFmpeg, such as AV1, H.264, H.265 and VP9. Safe to use
/// from any thread; frames of all files are decoded one after another.
class VideoFile {
public:
    /// Opens a file by its container's index; decodes nothing. Throws OSError if it is damaged, and NotImplementedError without
    /// isVideoBuilt().
    explicit VideoFile(std::string path);

    [[nodiscard]] const std::string& path() const noexcept { return m_path; }
    [[nodiscard]] int64_t height() const noexcept { return m_height; }
    [[nodiscard]] int64_t width() const noexcept { return m_width; }
    [[nodiscard]] int64_t frameCount() const noexcept { return static_cast<int64_t>(m_times.size()); }
    /// "AV1", "H.264".
    [[nodiscard]] const std::string& codec() const noexcept { return m_codec; }
    /// Returns the size of the file in bytes.
    [[nodiscard]] int64_t size() const noexcept { return m_state.size; }
    /// Returns the time of each frame in seconds, ascending.
    [[nodiscard]] const std::vector<double>& times() const noexcept { return m_times; }
    /// Returns the frame whose time is nearest to `time`. REQUIRES: there are frames.
    [[nodiscard]] int64_t frameAt(double time) const;
    /// Returns the first frame that lies beyond the end of the file; -1 if none does.
    [[nodiscard]] int64_t cutOff() const noexcept { return m_cutOff; }

    /// Writes the pixels of a frame, RGB `[height, width, 3]`. Throws OSError with the reason, RuntimeError if the file was changed,
    /// and Cancelled as the thread's ProgressScope says.
    void decode(int64_t frame, void* pixels) const;

    /// Returns its number at tensordesk-video, and the open file.
    [[nodiscard]] uint32_t number() const noexcept { return m_number; }
    [[nodiscard]] const Descriptor& descriptor() const noexcept { return m_file; }

private:
    std::string m_path;
    Descriptor m_file;
    FileState m_state;
    uint32_t m_number;  ///< at the decoder
    int64_t m_height = 0, m_width = 0, m_cutOff = -1;
    std::string m_codec;
    std::vector<double> m_times;
};

}  // namespace tensordesk
