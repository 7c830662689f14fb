// SPDX-License-Identifier: BSD-3-Clause
#include "model/document/rollouts/episodefilter.h"

#include "model/expression/operators/comparisons.h"
#include "model/expression/syntax/expression.h"
#include "model/expression/syntax/sourcetext.h"
#include "model/expression/syntax/value.h"

#include <algorithm>
#include <string_view>

namespace tensordesk {

namespace {

/// The text before the expression, on a line of its own.
constexpr const char* kColumns =
    "lambda episode, env, start, length, total, ended, terminated, truncated, done, unfinished, td: (\n";

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

/// Throws SyntaxError if `where` alone is not an expression, which the surrounding text could hide.
void checkSyntax(const std::string& where, Progress& progress)
{
    try {
        static_cast<void>(evaluateShapes(where, Scope{}, progress));
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::SyntaxError || error.kind() == ErrorKind::Cancelled) {
            throw;
        }
    }
}

/// Evaluates `where` after kColumns; errors refer to `where` only.
template <typename Work>
Value toldOf(const std::string& where, const Work& work)
{
    try {
        return work();
    } catch (const Error& error) {
        if (!error.place()) {
            throw;
        }
        const std::size_t before = std::string_view(kColumns).size();
        const auto moved = [&](std::size_t at) { return at - std::min(at, before); };
        throw withCaret(error, where, {moved(error.place()->begin), moved(error.place()->end)});
    }
}

}  // namespace

std::vector<std::size_t> filtered(const EpisodeTable& table, const TensorDict& td, const std::string& where, Progress& progress)
{
    checkSyntax(where, progress);
    // The limit for steps of an expression applies to this many episodes, not to the whole rollout.
    constexpr std::size_t kEpisodesAtOnce = 1000;
    Value value;
    const bool wantsSteps = where.find("td") != std::string::npos;
    const auto total = static_cast<int64_t>(table.episodes.size());
    std::vector<std::size_t> chosen;
    for (std::size_t number = 0; number < table.episodes.size(); ++number) {
        progress.check();
        progress.report(static_cast<int64_t>(number), total);
        if (number % kEpisodesAtOnce == 0) {
            value = toldOf(where, [&] { return evaluate(kColumns + where + "\n)", Scope{}, progress); });
        }
        const Value::Function& isChosen = **value.as<Value::FunctionPtr>();
        const EpisodeRecord& record = table.episodes[number];
        const EpisodePlace place = table.placeOf(record);
        const bool hasEnded = record.ending != Ending::Unfinished;
        const Value isTrue = toldOf(where, [&] {
            return isChosen.call({static_cast<int64_t>(number), environment(place), record.start, record.steps,
                                  table.reward ? Value(record.total) : Value(), std::string(nameOf(record.ending)),
                                  record.ending == Ending::Terminated, record.ending == Ending::Truncated, hasEnded, !hasEnded,
                                  wantsSteps ? Value(stepsAt(td, place)) : Value()});
        });
        if (truth(isTrue)) {
            chosen.push_back(number);
        }
    }
    return chosen;
}

}  // namespace tensordesk
