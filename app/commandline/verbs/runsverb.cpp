// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/verbs.h"

#include "app/commandline/progressbar.h"
#include "app/commandline/text/json.h"
#include "app/commandline/text/keyname.h"
#include "app/commandline/text/terminaltext.h"
#include "model/analysis/values/statistictext.h"
#include "model/document/rollouts/runs.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tensordesk {

namespace {

constexpr int kLongestRun = 40;

using RunRow = std::array<std::string, 10>;

std::string figureText(double value)
{
    return std::isnan(value) ? std::string() : statisticText(value);
}

/// Returns a line per run below the headings; columns without a value are left out.
std::vector<std::string> runLines(const std::vector<Run>& runs, const std::vector<std::string>& names, const Style& style)
{
    std::vector<RunRow> rows{{"run", "episodes", "unfinished", "return", "std", "IQM", "min", "max", "length", "success"}};
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const RunFigures figures = figuresOf(runs[i]);
        rows.push_back({elided(printableRow(names[i]), kLongestRun), std::to_string(figures.episodes),
                        figures.unfinished > 0 ? std::to_string(figures.unfinished) : std::string(), figureText(figures.meanReturn),
                        figureText(figures.stdReturn), figureText(figures.interquartileMean), figureText(figures.minReturn),
                        figureText(figures.maxReturn), figureText(figures.meanLength),
                        std::isnan(figures.successRate) ? std::string() : statisticText(100 * figures.successRate) + " %"});
    }
    std::vector<std::string> lines(rows.size());
    for (std::size_t column = 0; column < rows.front().size(); ++column) {
        int width = 0;
        bool isEmpty = true;
        for (std::size_t row = 0; row < rows.size(); ++row) {
            width = std::max(width, displayWidth(rows[row][column]));
            isEmpty = isEmpty && (row == 0 || rows[row][column].empty());
        }
        for (std::size_t row = 0; row < rows.size() && !isEmpty; ++row) {
            lines[row] += column == 0 ? padded(rows[row][column], width) : "  " + paddedLeft(rows[row][column], width);
        }
    }
    lines.front() = style.strong(lines.front());
    return lines;
}

PythonValue keyOrNull(const std::optional<KeyPath>& key)
{
    return key ? toPythonValue(*key) : PythonValue();
}

PythonValue runDocument(const Run& run, const std::string& name)
{
    const RunFigures figures = figuresOf(run);
    PythonValue::List returns, lengths;
    for (const RunEpisode& episode : run.episodes) {
        returns.push_back(numberOrNull(episode.total));
        lengths.emplace_back(episode.steps);
    }
    return PythonValue::Dict{{"path", run.path},
                             {"name", name},
                             {"reward", keyOrNull(run.reward)},
                             {"success", keyOrNull(run.success)},
                             {"episodes", figures.episodes},
                             {"unfinished", figures.unfinished},
                             {"steps", figures.steps},
                             {"return_mean", numberOrNull(figures.meanReturn)},
                             {"return_std", numberOrNull(figures.stdReturn)},
                             {"return_iqm", numberOrNull(figures.interquartileMean)},
                             {"return_min", numberOrNull(figures.minReturn)},
                             {"return_max", numberOrNull(figures.maxReturn)},
                             {"length_mean", numberOrNull(figures.meanLength)},
                             {"success_rate", numberOrNull(figures.successRate)},
                             {"returns", std::move(returns)},
                             {"lengths", std::move(lengths)}};
}

}  // namespace

int runRuns(const RunsOptions& options, Console& console)
{
    RunOptions reading;
    reading.by = [&](const TensorDict& td) { return keyNamedIfAny(td, options.by); };
    reading.reward = [&](const TensorDict& td) { return keyNamedIfAny(td, options.reward); };
    reading.gamma = options.gamma;
    std::vector<Run> runs;
    for (const std::string& path : options.paths) {
        ProgressBar progress("Reading " + path, console.isWatched(), "steps");
        runs.push_back(readRun(path, *openLaidOut(path, options.opening), options.opening, reading, progress));
    }
    const std::vector<std::string> names = distinctNames(options.paths);
    if (options.json) {
        PythonValue::List documents;
        for (std::size_t i = 0; i < runs.size(); ++i) {
            documents.emplace_back(runDocument(runs[i], names[i]));
        }
        console.line(toJson(PythonValue::Dict{{"kind", "runs"}, {"runs", std::move(documents)}}, NonFinite::Quoted));
    } else {
        for (const std::string& line : runLines(runs, names, console.style())) {
            console.line(line);
        }
    }
    return 0;
}

}  // namespace tensordesk
