// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/verbs.h"

#include "app/commandline/jobs/sharedepisodes.h"
#include "app/commandline/progressbar.h"
#include "app/commandline/text/episodetext.h"
#include "app/commandline/text/keyname.h"
#include "app/commandline/text/treetext.h"
#include "app/commandline/verbs/writing.h"
#include "model/analysis/derived/lazypadded.h"
#include "model/document/rollouts/episodefilter.h"
#include "model/document/rollouts/rollout.h"
#include "model/operations/rollouts/episodetable.h"
#include "model/operations/rollouts/joinedepisodes.h"
#include "model/operations/rollouts/trajectories.h"
#include "model/storage/storage.h"
#include "model/tensordict/values/pythonvalue.h"

#include <numeric>

namespace tensordesk {

namespace {

std::optional<EpisodeTable> tableOf(const TimedRollout& rollout, const EpisodesOptions& options, Crew& crew, Console& console)
{
    const auto& [td, rule] = rollout;
    if (rule.empty()) {
        throw Error(
            ErrorKind::KeyError,
            "Cannot find episode boundaries: expected a bool \"done\", \"terminated\" or \"truncated\" over the batch (also below \"next\"), \"is_init\", or integers such as \"traj_ids\". Name another key with --by.");
    }
    ProgressBar progress("Looking for episodes in " + options.path, console.isWatched(), crew.size() > 1 ? "parts" : "steps");
    const auto named = keyNamedIfAny(td, options.reward);
    return sharedEpisodes(td, rule, named ? named : rewardKeyOf(td), options.gamma, crew, progress);
}

std::vector<std::size_t> chosenOf(const EpisodeTable& table, const TensorDict& td, const EpisodesOptions& options, Console& console)
{
    std::vector<std::size_t> chosen(table.episodes.size());
    std::iota(chosen.begin(), chosen.end(), 0);
    if (options.where.empty()) {
        return chosen;
    }
    ProgressBar progress("Choosing episodes", console.isWatched(), "episodes");
    return filtered(table, td, options.where, progress);
}

void exportEpisodes(const EpisodeTable& table, const TensorDict& td, const std::vector<std::size_t>& chosen,
                    const EpisodesOptions& options, Console& console)
{
    if (chosen.empty()) {
        throw Error(ErrorKind::ValueError, "No episode matches the filter, so nothing was saved.");
    }
    std::vector<TensorDict> members;
    for (const std::size_t number : chosen) {
        members.push_back(stepsAt(td, table.placeOf(table.episodes[number])));
    }
    const TensorDict out = options.padded ? lazilyPadded(members, TrajectoryKeys::of(td).mask)
                         : options.rows   ? joinedEpisodes(members)
                                          : TensorDict::lazyStack(std::move(members), 0);
    static_cast<void>(writeOut(out, options.out, {.overwrite = options.force, .onUnsupported = options.onUnsupported}, console));
    if (!options.json) {
        const Shape& batch = out.batchSize();
        console.line("Wrote " + printableRow(options.out) + ": " + out.typeName() + " "
                     + shapeText(batch, batch.size(), out.names()) + ", " + byteText(totalBytes(out)));
    }
}

int listEpisodes(const EpisodesOptions& options, Crew& crew, Console& console)
{
    const auto storage = openLaidOut(options.path, options.opening);
    const TimedRollout rollout = rolloutOf(storage->root(), keyNamedIfAny(storage->root(), options.by),
                                           ringFolder(*storage, options.opening));
    const TensorDict& td = rollout.td;
    const std::optional<EpisodeTable> shared = tableOf(rollout, options, crew, console);
    if (!shared) {
        return 0;  // the leader has the result
    }
    const EpisodeTable& table = *shared;
    const std::vector<std::size_t> chosen = chosenOf(table, td, options, console);
    if (options.json) {
        PythonValue::Dict document{{"kind", "episodes"}, {"path", options.path}};
        PythonValue::Dict body = episodesDocument(table, chosen);
        std::move(body.begin(), body.end(), std::back_inserter(document));
        console.line(toJson(document, NonFinite::Quoted));
    } else {
        for (const std::string& line : episodesText(table, chosen, console.style())) {
            console.line(line);
        }
    }
    if (!options.out.empty()) {
        exportEpisodes(table, td, chosen, options, console);
    }
    return 0;
}

}  // namespace

int runEpisodes(const EpisodesOptions& options, Console& console)
{
    return runShared(options.sharing, std::nullopt, console,
                     [&](Crew& crew, Console& own) { return listEpisodes(options, crew, own); });
}

}  // namespace tensordesk
