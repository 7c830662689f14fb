// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/series/lerobot/lerobotinfo.h"
#include "model/storage/series/lerobot/rowfiles.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace tensordesk {

/// Where the episodes of a LeRobot data set are stored, from `meta/` alone.
struct LeRobotEpisodes {
    /// Where a camera's frames of an episode are.
    struct Film {
        uint32_t file = 0;  ///< position among `videos`
        double from = 0;    ///< the time of the first frame in the file, in seconds
    };
    struct Camera {
        std::vector<std::string> videos;  ///< relative paths
        std::vector<Film> films;          ///< by episode
    };

    std::shared_ptr<StoredTable> table;  ///< the stored table of episodes, with `dataset_to_index`
    std::vector<int64_t> ends;           ///< by episode: the row behind its last one
    std::vector<RowFiles::File> data;    ///< the files with the rows
    std::vector<Camera> cameras;         ///< as in LeRobotInfo

    /// Reads `meta/episodes` of the data set at `folder`. Throws ValueError if it contradicts itself.
    [[nodiscard]] static LeRobotEpisodes of(const std::string& folder, const LeRobotInfo& info);

    [[nodiscard]] int64_t rowCount() const { return ends.empty() ? 0 : ends.back(); }
};

}  // namespace tensordesk
