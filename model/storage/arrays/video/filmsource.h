// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/arrays/video/videofile.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace tensordesk {

/// A leaf's source whose frames lie in video files, so that they can be copied without being decoded.
class FilmSource {
public:
    virtual ~FilmSource() = default;

    /// Consecutive frames of a video.
    struct Cut {
        std::shared_ptr<const VideoFile> video;
        int64_t first = 0;
    };
    /// Returns where `count` frames from `first` on are; empty if they are not consecutive frames of one file. Opens the file: throws
    /// as VideoFile does.
    [[nodiscard]] virtual std::optional<Cut> cut(int64_t first, int64_t count) const = 0;
};

}  // namespace tensordesk
