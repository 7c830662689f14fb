// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/jobs/sharedepisodes.h"

#include "model/distributed/crew/resultbytes.h"

#include <algorithm>
#include <type_traits>

namespace tensordesk {

namespace {

/// Parts per process, so that one with long episodes does not keep the others waiting.
constexpr int64_t kPartsPerProcess = 4;

EpisodeTable episodesIn(RowRange rows, const TensorDict& td, const EpisodeRule& rule, const std::optional<KeyPath>& reward,
                        double gamma, Progress& progress)
{
    EpisodeTable table = findEpisodes(td, rule, progress, std::numeric_limits<std::size_t>::max(), {}, rows);
    if (reward) {
        addReturns(table, td, *reward, gamma, progress, rows);
    }
    return table;
}

std::string packedEpisodes(const EpisodeTable& table)
{
    ResultWriter writer;
    writer.addNumber(table.padding);
    writer.addAll(table.episodes);
    writer.addAll(table.agentTotals);
    return std::move(writer).bytes();
}

}  // namespace

std::optional<EpisodeTable> sharedEpisodes(const TensorDict& td, const EpisodeRule& rule, const std::optional<KeyPath>& reward,
                                           double gamma, Crew& crew, Progress& progress)
{
    if (crew.size() == 1) {
        return episodesIn({}, td, rule, reward, gamma, progress);
    }
    // Reads no row, and sets everything but the episodes.
    EpisodeTable table = episodesIn({0, 0}, td, rule, reward, gamma, Progress::none());
    const StepGrid grid(td);
    const int64_t members = grid.batch().size() > 1 ? grid.batch().front() : 1;
    const int64_t parts = std::min(members, kPartsPerProcess * crew.size()), rows = members > 0 ? grid.rows() / members : 0;
    const auto rowsOf = [&](std::size_t part) {
        const auto number = static_cast<int64_t>(part);
        const auto before = [&](int64_t count) { return members / parts * count + members % parts * count / parts; };
        return RowRange{before(number) * rows, before(number + 1) * rows};
    };
    std::vector<std::string> names;
    for (int64_t part = 0; part < parts; ++part) {
        const RowRange range = rowsOf(static_cast<std::size_t>(part));
        names.push_back("rows " + std::to_string(range.begin) + " to " + std::to_string(range.end - 1));
    }
    const auto results = crew.share(
        names,
        [&](std::size_t part, Progress& inner) { return packedEpisodes(episodesIn(rowsOf(part), td, rule, reward, gamma, inner)); },
        progress);
    if (!results) {
        return std::nullopt;
    }
    for (const std::string& result : *results) {
        ResultReader reader(result);
        EpisodeTable part;
        part.padding = reader.number<int64_t>();
        part.episodes = reader.all<EpisodeRecord>();
        part.agentTotals = reader.all<double>();
        appendEpisodes(table, part);
    }
    return table;
}

}  // namespace tensordesk
