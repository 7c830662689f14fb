// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/parquet/arrowfile.h"
#include "model/tensordict/tree/tensordict.h"

#include <string>
#include <vector>

namespace tensordesk {

/// The form of an entry of an episode in a new LeRobot data set.
struct LeRobotFeature {
    enum class Kind : uint8_t {
        Numbers,  ///< a column
        Text,     ///< a column with a text per step
        Images,   ///< a column of PNG files
        Video,    ///< video files
    };
    std::string name;  ///< "observation.images.top"
    KeyPath path;      ///< in the episode
    Kind kind = Kind::Numbers;
    arrowfile::Element element = arrowfile::Element::Null;  ///< of numbers
    Shape shape = {};                                       ///< of a step as LeRobot states it: never []; height, width, channels
    bool areChannelsFirst = false;                          ///< of pixels, in the entry

    [[nodiscard]] bool hasPixels() const { return kind == Kind::Images || kind == Kind::Video; }
    /// "float32", "string", "video".
    [[nodiscard]] std::string dtype() const;
};

/// Which images become video: those whose frames lie in video files, or all.
enum class FilmChoice : uint8_t { Films, All, None };

/// Returns the features for the entries of an episode, except those that are computed: positions, times and tasks. Throws TypeError and
/// NotImplementedError for entries that LeRobot data sets cannot hold. REQUIRES: one batch dim.
[[nodiscard]] std::vector<LeRobotFeature> featuresOf(const TensorDict& episode, FilmChoice choice);

/// Returns the text of each step's task; empty for an episode without one. REQUIRES: one batch dim.
[[nodiscard]] std::vector<std::string> tasksOf(const TensorDict& episode);

/// Throws the error that writing an entry would throw.
void checkLeRobotEntry(const Key& key, const Entry& entry);

}  // namespace tensordesk
