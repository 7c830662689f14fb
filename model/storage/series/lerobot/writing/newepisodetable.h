// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/series/lerobot/writing/camerafilms.h"
#include "model/storage/series/lerobot/writing/featurestatistics.h"
#include "model/storage/series/lerobot/writing/numberedtables.h"
#include "model/tensordict/values/pythonvalue.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace tensordesk {

/// The table `meta/episodes` of a new LeRobot data set: where the rows and films of each episode are, its tasks and statistics. Rows
/// are collected and written as row groups of some hundreds.
class NewEpisodeTable {
public:
    /// A feature with statistics. Those of integers and bools keep their smallest and largest value as such.
    struct Feature {
        std::string name;
        arrowfile::Element element;
        Shape shape;  ///< of the statistics
    };
    struct Episode {
        int64_t length = 0, first = 0;  ///< its steps, and those before it in the data set
        ChunkedFile data;
        std::vector<std::string> tasks = {};
        std::vector<CameraFilms::Place> films = {};      ///< as the cameras
        std::vector<FeatureStatistics> statistics = {};  ///< as the features
    };

    /// REQUIRES: `progress` outlives it.
    NewEpisodeTable(const std::string& folder, std::vector<std::string> cameras, std::vector<Feature> features, Progress& progress);

    void append(Episode episode);
    void finish();
    /// Returns the content of `meta/stats.json`: the statistics of all episodes.
    [[nodiscard]] PythonValue statistics() const;

private:
    void writeRows();
    void writeNumbers(const std::function<int64_t(const Episode& episode)>& number);
    void writeTimes(const std::function<double(const Episode& episode)>& time);
    void writeTasks();
    void writeStatistics(std::size_t feature);

    std::vector<std::string> m_cameras;
    std::vector<Feature> m_features;
    NumberedTables m_files;
    std::vector<Episode> m_rows;  ///< not written yet
    int64_t m_written = 0;        ///< episodes
    std::vector<FeatureStatistics> m_all;
};

}  // namespace tensordesk
