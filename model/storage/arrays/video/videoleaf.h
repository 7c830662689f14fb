// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/arrays/images/frameleaf.h"
#include "model/storage/arrays/video/filmsource.h"
#include "model/storage/arrays/video/videofile.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace tensordesk {

/// The frames of a video file: uint8 [frames, height, width, 3]. Read-only.
class VideoLeaf final : public FrameLeaf, public FilmSource {
public:
    /// `path`: of the leaf, for errors.
    VideoLeaf(std::shared_ptr<const VideoFile> video, KeyPath path)
        : FrameLeaf({video->frameCount()}, {video->height(), video->width(), 3}, DType::Byte, std::move(path)),
          m_video(std::move(video))
    {
    }

    [[nodiscard]] std::string file() const override { return m_video->path(); }
    [[nodiscard]] int64_t storedBytes() const override { return m_video->size(); }

    [[nodiscard]] std::optional<Cut> cut(int64_t first, int64_t) const override { return Cut{m_video, first}; }

protected:
    void decode(const Shape& position, void* pixels) const override { m_video->decode(position.front(), pixels); }
    [[nodiscard]] std::string codec() const override { return m_video->codec(); }

private:
    std::shared_ptr<const VideoFile> m_video;
};

}  // namespace tensordesk
