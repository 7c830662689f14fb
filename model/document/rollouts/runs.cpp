// SPDX-License-Identifier: BSD-3-Clause
#include "model/document/rollouts/runs.h"

#include "model/document/rollouts/rollout.h"
#include "model/operations/rollouts/datamask.h"
#include "model/operations/rollouts/episodetable.h"
#include "model/tensordict/tree/visit.h"

#include <ATen/core/Tensor.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <numeric>

namespace tensordesk {

namespace {

/// Returns the key of success; of several one below `next`, which is that of the step's end.
std::optional<KeyPath> successKeyOf(const TensorDict& td)
{
    std::optional<KeyPath> found;
    visitLeaves(td, StackWalk::Whole, [&](const KeyPath& path, const Leaf& leaf) {
        const PathElement& last = path.back();
        const bool isNamed = last.member() == nullptr && (last.key() == "success" || last.key() == "is_success");
        const bool isFlag = c10::isIntegralType(leaf.dtype(), true) || c10::isFloatingType(leaf.dtype());
        if (isNamed && isFlag && isOnePerPosition(leaf, td.batchSize()) && (!found || path.front() == PathElement("next"))) {
            found = path;
        }
    });
    return found;
}

bool isAnyTrue(const Leaf& leaf)
{
    return leaf.elementCount() > 0 && leaf.tensor().gt(0).any().item<bool>();
}

double meanOf(const std::vector<double>& numbers)
{
    return numbers.empty() ? RunFigures::kNone
                           : std::accumulate(numbers.begin(), numbers.end(), 0.0) / static_cast<double>(numbers.size());
}

/// Returns the standard deviation of a sample.
double stdOf(const std::vector<double>& numbers)
{
    if (numbers.size() < 2) {
        return RunFigures::kNone;
    }
    const double mean = meanOf(numbers);
    double squares = 0;
    for (const double number : numbers) {
        squares += (number - mean) * (number - mean);
    }
    return std::sqrt(squares / static_cast<double>(numbers.size() - 1));
}

/// Returns the last `count` parts of a path.
std::string tailOf(const std::string& path, std::size_t count)
{
    std::filesystem::path rest = std::filesystem::path(path).lexically_normal(), tail;
    if (rest.filename().empty()) {
        rest = rest.parent_path();
    }
    for (std::size_t i = 0; i < count && !rest.filename().empty(); ++i) {
        tail = tail.empty() ? rest.filename() : rest.filename() / tail;
        rest = rest.parent_path();
    }
    return tail.string();
}

}  // namespace

Run readRun(const std::string& path, const Storage& storage, const OpenOptions& opening, const RunOptions& options,
            Progress& progress)
{
    const TensorDict root = storage.root();
    const auto [td, rule] = rolloutOf(root, options.by ? options.by(root) : std::nullopt, ringFolder(storage, opening));
    if (rule.empty()) {
        throw Error(
            ErrorKind::KeyError,
            "has no episodes to compare: expected a bool \"done\", \"terminated\" or \"truncated\" over the batch, or another key "
            "that marks them")
            .inFile(path);
    }
    EpisodeTable table = findEpisodes(td, rule, progress);
    Run run{path};
    const auto named = options.reward ? options.reward(td) : std::nullopt;
    run.reward = named ? named : rewardKeyOf(td);
    if (run.reward) {
        addReturns(table, td, *run.reward, options.gamma, progress);
    }
    run.success = successKeyOf(td);
    const auto flags = run.success ? std::optional(td.select({*run.success})) : std::nullopt;
    for (const EpisodeRecord& record : table.episodes) {
        progress.check();
        RunEpisode episode{run.reward ? record.total : RunFigures::kNone, record.steps, record.ending != Ending::Unfinished};
        if (flags) {
            episode.isSuccess = isAnyTrue(stepsAt(*flags, table.placeOf(record)).leaf(*run.success));
        }
        run.episodes.push_back(episode);
    }
    return run;
}

RunFigures figuresOf(const Run& run)
{
    RunFigures figures;
    figures.episodes = static_cast<int64_t>(run.episodes.size());
    figures.unfinished = std::ranges::count(run.episodes, false, &RunEpisode::isFinished);
    const bool isAnyFinished = figures.unfinished < figures.episodes;
    std::vector<double> returns, lengths, successes;
    for (const RunEpisode& episode : run.episodes) {
        figures.steps += episode.steps;
        if (isAnyFinished && !episode.isFinished) {
            continue;
        }
        lengths.push_back(static_cast<double>(episode.steps));
        if (std::isfinite(episode.total)) {
            returns.push_back(episode.total);
        }
        if (episode.isSuccess) {
            successes.push_back(*episode.isSuccess ? 1 : 0);
        }
    }
    figures.meanLength = meanOf(lengths);
    figures.successRate = meanOf(successes);
    if (!returns.empty()) {
        figures.meanReturn = meanOf(returns);
        figures.stdReturn = stdOf(returns);
        const auto [least, greatest] = std::ranges::minmax(returns);
        figures.minReturn = least;
        figures.maxReturn = greatest;
        figures.interquartileMean = interquartileMean(std::move(returns));
    }
    return figures;
}

double interquartileMean(std::vector<double> numbers)
{
    std::ranges::sort(numbers);
    const auto cut = static_cast<std::ptrdiff_t>(numbers.size() / 4);
    return meanOf({numbers.begin() + cut, numbers.end() - cut});
}

std::vector<std::string> distinctNames(const std::vector<std::string>& paths)
{
    std::vector<std::string> names(paths.size());
    for (std::size_t i = 0; i < paths.size(); ++i) {
        const auto isShared = [&](std::size_t parts) {
            const std::string name = tailOf(paths[i], parts);
            return std::ranges::count_if(paths, [&](const std::string& other) { return tailOf(other, parts) == name; }) > 1;
        };
        std::size_t parts = 1;
        while (isShared(parts) && tailOf(paths[i], parts) != tailOf(paths[i], parts + 1)) {
            ++parts;
        }
        names[i] = tailOf(paths[i], parts);
    }
    return names;
}

}  // namespace tensordesk
