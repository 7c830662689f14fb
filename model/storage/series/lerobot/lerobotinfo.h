// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/indices/shape.h"
#include "model/tensordict/values/pythonvalue.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace tensordesk {

/// The content of `meta/info.json` of a LeRobot data set. Source: LeRobotDatasetMetadata of lerobot 0.4.4 (v3.0) and 0.3.3 (v2.1).
struct LeRobotInfo {
    struct Camera {
        std::string key;  ///< "observation.images.top"
        Shape frame;      ///< height, width, channels
    };

    PythonValue all;             ///< the whole file
    bool hasFileTables = false;  ///< v3: files with many episodes; otherwise one file per episode
    double fps = 0;
    int64_t chunkSize = 0;        ///< episodes per folder, before v3
    std::string dataPath;         ///< a template such as "data/chunk-{chunk_index:03d}/file-{file_index:03d}.parquet"
    std::string videoPath;        ///< likewise, with {video_key}; empty if there are no videos
    std::vector<Camera> cameras;  ///< those stored as videos

    /// Returns what the file states about a key; null for none.
    [[nodiscard]] const PythonValue* featureOf(const std::string& key) const;

    /// Reads the file in the data set at `folder`, a resolved path. Throws ValueError if it lacks what is needed, or is of a version before 2.0.
    [[nodiscard]] static LeRobotInfo of(const std::string& folder);
};

/// The values for the places of a template.
using TemplateValues = std::map<std::string, std::string, std::less<>>;

/// Returns a template of Python's `str.format` with its places filled: `{name}`, and `{name:03d}` for numbers. Throws ValueError for an
/// unknown name, and for a path that leads out of the folder.
[[nodiscard]] std::string filled(const std::string& path, const TemplateValues& values);

}  // namespace tensordesk
