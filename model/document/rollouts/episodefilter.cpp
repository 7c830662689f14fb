// SPDX-License-Identifier: BSD-3-Clause
#include "model/document/rollouts/episodefilter.h"

#include "model/document/rollouts/rowfilter.h"

namespace tensordesk {

namespace {

Value environment(const EpisodePlace& place)
{
    if (place.position.size() < 2) {
        return {};
    }
    if (place.position.size() == 2) {
        return place.position.front();
    }
    Value::Tuple indices;
    for (std::size_t dim = 0; dim + 1 < place.position.size(); ++dim) {
        indices.items.emplace_back(place.position[dim]);
    }
    return indices;
}

}  // namespace

std::vector<std::size_t> filtered(const EpisodeTable& table, const TensorDict& td, const std::string& where, Progress& progress)
{
    const bool wantsSteps = where.find("td") != std::string::npos;
    const auto valuesOf = [&](std::size_t number) -> std::vector<Value> {
        const EpisodeRecord& record = table.episodes[number];
        const EpisodePlace place = table.placeOf(record);
        const bool hasEnded = record.ending != Ending::Unfinished;
        return {static_cast<int64_t>(number),
                environment(place),
                record.start,
                record.steps,
                table.reward ? Value(record.total) : Value(),
                std::string(nameOf(record.ending)),
                record.ending == Ending::Terminated,
                record.ending == Ending::Truncated,
                hasEnded,
                !hasEnded,
                wantsSteps ? Value(stepsAt(td, place)) : Value()};
    };
    return filteredRows(table.episodes.size(),
                        {"episode", "env", "start", "length", "total", "ended", "terminated", "truncated", "done", "unfinished",
                         "td"},
                        valuesOf, where, progress);
}

}  // namespace tensordesk
