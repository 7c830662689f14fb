// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/series/lerobot/lerobotinfo.h"
#include "model/storage/series/lerobot/writing/lerobotfeatures.h"
#include "model/storage/series/lerobot/writing/plaintable.h"
#include "model/tensordict/tree/tensordict.h"
#include "model/tensordict/values/pythonvalue.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// The positions of a step that every data set has: seconds as float32, all others as int64.
inline constexpr std::array<const char*, 5> kLeRobotPositions{"timestamp", "frame_index", "episode_index", "index", "task_index"};

/// The description of a new LeRobot data set, in `meta/info.json` and in its tables.
class NewLeRobotInfo {
public:
    /// Takes the names of channels and the type of the robot from the `meta/info.json` beside the leaves of `episode`, if there is one.
    NewLeRobotInfo(const TensorDict& episode, std::vector<LeRobotFeature> features, double fps);

    [[nodiscard]] const std::vector<LeRobotFeature>& features() const noexcept { return m_features; }
    [[nodiscard]] double fps() const noexcept { return m_fps; }
    /// Returns the columns of a step, in the order of the features, with their types as the library datasets stores them, by which it
    /// knows images.
    [[nodiscard]] PlainColumns columns() const;

    struct Totals {
        int64_t episodes = 0, steps = 0, tasks = 0;
    };
    /// Returns the content of `meta/info.json`. `codecs`: of each camera, as FFmpeg names them.
    [[nodiscard]] PythonValue content(const Totals& totals, const std::map<std::string, std::string>& codecs) const;

private:
    [[nodiscard]] PythonValue described(const LeRobotFeature& feature, const std::map<std::string, std::string>& codecs) const;
    /// An integer if it is one, as LeRobot states it.
    [[nodiscard]] PythonValue statedFps() const;

    std::vector<LeRobotFeature> m_features;
    double m_fps;
    std::optional<LeRobotInfo> m_source;
};

}  // namespace tensordesk
