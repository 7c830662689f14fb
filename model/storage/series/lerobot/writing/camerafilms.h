// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/arrays/video/filmsource.h"
#include "model/storage/arrays/video/videowriter.h"
#include "model/storage/series/lerobot/writing/numberedtables.h"
#include "model/tensordict/leaves/leaf.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace tensordesk {

/// The video files of one camera of a new data set: `folder/chunk-000/file-000.mp4`, of limited size, with the episodes one after
/// another. Frames that lie in video files are copied where their first one is a key frame and none depends on others; all else is
/// encoded.
class CameraFilms {
public:
    /// `codec`: of encoded frames, "av1" or "h264".
    CameraFilms(std::string folder, int64_t height, int64_t width, double fps, const std::string& codec);

    /// Where the frames of an episode are.
    struct Place {
        ChunkedFile file;
        double from = 0, to = 0;  ///< in seconds
    };
    /// Appends an episode of `count` frames. `leaf`: where they come from; `pixels`: returns one of them, `[height, width, 3]`,
    /// contiguous. Throws the errors of both, and OSError.
    Place append(const Leaf& leaf, int64_t count, const std::function<at::Tensor(int64_t frame)>& pixels);
    void finish();

    /// Returns the codec of the first film as FFmpeg names it: "av1".
    [[nodiscard]] const std::string& codec() const noexcept { return m_firstCodec; }

private:
    void begin();
    [[nodiscard]] bool copied(const FilmSource::Cut& cut, int64_t count);
    void encode(int64_t count, const std::function<at::Tensor(int64_t frame)>& pixels);
    [[nodiscard]] std::optional<FilmSource::Cut> cutOf(const Leaf& leaf, int64_t count) const;

    std::string m_folder;
    int64_t m_height, m_width;
    double m_fps;
    std::string m_codec, m_firstCodec;
    VideoWriter m_writer;
    ChunkedFile m_number;
    std::string m_path;    ///< of the open film; empty for none
    int64_t m_frames = 0;  ///< in it
};

}  // namespace tensordesk
