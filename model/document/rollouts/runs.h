// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/storage.h"
#include "model/tensordict/base/keypath.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// One episode of a run.
struct RunEpisode {
    double total = 0;  ///< the return, see EpisodeRecord; NaN if unknown
    int64_t steps = 0;
    bool isFinished = false;
    std::optional<bool> isSuccess = {};  ///< empty without a key of success
};

/// The episodes of a rollout that is compared with others.
struct Run {
    std::string path;
    std::vector<RunEpisode> episodes = {};  ///< in the order of the file
    std::optional<KeyPath> reward = {};     ///< the key whose sum is the return
    std::optional<KeyPath> success = {};    ///< `success` or `is_success`: true at a step if the episode succeeds
};

/// The statistics of a run, over its finished episodes, or over all if none is finished. NaN if unknown.
struct RunFigures {
    static constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

    int64_t episodes = 0;
    int64_t unfinished = 0;
    int64_t steps = 0;  ///< of all episodes
    double meanReturn = kNone;
    double stdReturn = kNone;  ///< of a sample; NaN below two episodes
    double minReturn = kNone, maxReturn = kNone;
    double interquartileMean = kNone;
    double meanLength = kNone;
    double successRate = kNone;  ///< from 0 to 1
};

/// Parameters of readRun().
struct RunOptions {
    /// Return a key of a tensordict; empty functions and results choose known names. `by`: marks episodes; `reward`: is summed.
    std::function<std::optional<KeyPath>(const TensorDict&)> by = {}, reward = {};
    double gamma = 1;
};

/// Reads the episodes of the rollout at `path`, which was opened as `storage` with the options `opening`: one pass over flags and
/// rewards, and over the key of success. Throws the storage's errors, and KeyError if it has no episode boundaries.
[[nodiscard]] Run readRun(const std::string& path, const Storage& storage, const OpenOptions& opening,
                          const RunOptions& options = {}, Progress& progress = Progress::none());

[[nodiscard]] RunFigures figuresOf(const Run& run);

/// Returns the mean of the middle half of the numbers, without a quarter at either end (rounded down), as rliable and
/// scipy.stats.trim_mean(x, 0.25); NaN for none. Source: Agarwal et al. 2021, Deep RL at the Edge of the Statistical Precipice.
[[nodiscard]] double interquartileMean(std::vector<double> numbers);

/// Returns a short name for each path: the file name, with as many parent folders as distinguish it from the others.
[[nodiscard]] std::vector<std::string> distinctNames(const std::vector<std::string>& paths);

}  // namespace tensordesk
