// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/format.h"
#include "model/tensordict/tree/tensordict.h"

#include <string>

namespace tensordesk {

/// The values of WriteOptions::compression, which are of images.
namespace leRobotImages {
inline constexpr const char* kAsStored = "";  ///< frames of videos are copied if possible; all other images are PNG
inline constexpr const char* kAv1 = "av1";    ///< all become video; frames of videos are still copied if possible
inline constexpr const char* kH264 = "h264";  ///< likewise
inline constexpr const char* kPng = "png";    ///< all are PNG
}  // namespace leRobotImages

/// Writes the episodes of a rollout as a LeRobot v3.0 data set into the empty `folder`; see NewEpisodes for its batch size. A leaf is a
/// feature, named as the layout "LeRobot" shows it; bytes `[height, width, 3]` or `[3, height, width]` are images. Positions,
/// timestamps and statistics are computed; frames per second are those of the leaf `timestamp`, else 30. Texts
/// `language_instruction` or `task` are tasks. Names of channels and the type of the robot come from the `meta/info.json` beside the
/// leaves. Memory: an episode of one leaf, or a few frames. Throws ValueError for episodes with other entries than the first one,
/// the errors of checkLeRobotEntry(), and OSError. Source: LeRobotDataset of lerobot 0.4.4.
void writeLeRobot(const TensorDict& td, const std::string& folder, const std::string& images, Progress& progress);

}  // namespace tensordesk
