// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/arrays/images/frameleaf.h"
#include "model/storage/arrays/video/filmsource.h"
#include "model/storage/arrays/video/videofile.h"
#include "model/storage/series/lerobot/lerobotepisodes.h"

#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>

namespace tensordesk {

/// The frames of one camera for all rows of a LeRobot data set: uint8 [rows, height, width, channels], cut out of video files by the
/// time of each episode's first frame and the frames per second. A file is opened when a frame of it is read. Read-only.
class LeRobotCamera final : public FrameLeaf, public FilmSource {
public:
    /// `folder`: resolved. `number`: of the camera.
    LeRobotCamera(std::string folder, std::shared_ptr<const LeRobotEpisodes> episodes, const LeRobotInfo& info, std::size_t number,
                  KeyPath path);

    [[nodiscard]] std::string file() const override;
    [[nodiscard]] int64_t storedBytes() const override;

    [[nodiscard]] std::optional<Cut> cut(int64_t first, int64_t count) const override;

protected:
    void decode(const Shape& position, void* pixels) const override;
    [[nodiscard]] std::string codec() const override { return "video"; }

private:
    using Opened = std::pair<uint32_t, std::shared_ptr<const VideoFile>>;
    [[nodiscard]] const LeRobotEpisodes::Camera& camera() const { return m_episodes->cameras[m_number]; }
    [[nodiscard]] std::shared_ptr<const VideoFile> opened(uint32_t file) const;
    /// Returns the frame of a row. Throws ValueError if the video has none at its time, or frames of another size.
    [[nodiscard]] Cut frameOf(int64_t row) const;
    /// Returns the episode of a row.
    [[nodiscard]] std::size_t episodeOf(int64_t row) const;

    std::string m_folder;
    std::shared_ptr<const LeRobotEpisodes> m_episodes;
    std::size_t m_number;
    double m_fps;
    mutable std::mutex m_mutex;
    mutable std::list<Opened> m_open;  ///< most recently used first
};

}  // namespace tensordesk
