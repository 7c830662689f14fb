// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/arrays/video/videofile.h"
#include "model/storage/readonlystorage.h"

#include <memory>
#include <string>
#include <vector>

namespace tensordesk {

/// An open video file: `pixels`, uint8 [frames, height, width, 3], and `timestamp`, float64 [frames] in seconds. Read-only.
class VideoStorage final : public ReadOnlyStorage {
public:
    /// Cost: the container's index.
    explicit VideoStorage(const std::string& path);

    [[nodiscard]] const std::string& path() const override { return m_video->path(); }
    [[nodiscard]] std::string formatName() const override { return "video"; }
    [[nodiscard]] TensorDict root() const override { return m_root; }
    [[nodiscard]] StoredLevel kindOf(const KeyPath&) const override { return StoredLevel::Dict; }
    [[nodiscard]] std::vector<Finding> findings() const override { return m_findings; }
    /// Decodes every frame.
    void verify(const std::function<void(const Finding&)>& report, Progress& progress) const override;
    void checkMayRestructure() const override;

private:
    std::shared_ptr<const VideoFile> m_video;
    TensorDict m_root;
    std::vector<Finding> m_findings;
};

/// Returns what is odd about the times and the end of a video. `path`: of its leaf.
[[nodiscard]] std::vector<Finding> findingsOf(const VideoFile& video, const KeyPath& path);

}  // namespace tensordesk
