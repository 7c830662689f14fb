// SPDX-License-Identifier: BSD-3-Clause
#include "model/layouts/reading/bylayout.h"

#include "model/layouts/rollout/episodemembers.h"
#include "model/layouts/rollout/padding.h"
#include "model/layouts/rollout/rolloutnotes.h"
#include "model/layouts/rollout/rolloutview.h"
#include "model/layouts/rollout/sequences.h"
#include "model/layouts/rollout/trajectories.h"
#include "model/layouts/rollout/writtenepisodes.h"
#include "model/layouts/structure/integers.h"
#include "model/layouts/structure/namedentry.h"
#include "model/tensordict/base/error.h"

#include <ATen/ops/repeat_interleave.h>
#include <ATen/ops/tensor.h>

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <utility>

namespace tensordesk {
namespace {

/// Returns the episodes in the table of a layout; empty if it has none. Throws ValueError if it does not fit the steps.
std::optional<std::vector<StepRange>> episodesToldIn(const Storage& stored, const Layout& layout, int64_t steps)
{
    const std::string& name = layout.ends.empty() ? layout.lengths : layout.ends;
    if (name.empty()) {
        return std::nullopt;
    }
    const Shape numbers = integersNamed(stored, name).value_or(Shape());
    std::vector<StepRange> episodes;
    int64_t first = 0;
    for (const int64_t number : numbers) {
        const int64_t count = layout.ends.empty() ? number : number - first;
        if (count < 0 || count > steps - first) {
            break;
        }
        episodes.push_back({first, count});
        first += count;
    }
    if (episodes.size() != numbers.size() || first != steps) {
        throw Error(ErrorKind::ValueError, "the episodes in {} do not add up: {} of {} steps", stringLiteral(name), first, steps);
    }
    return episodes;
}

/// Returns one value for each step, from a stored value per episode. A list of one value, such as that of the tasks of an episode, is
/// shown as this value.
NonTensor repeatedInSteps(const NonTensor& stored, const std::vector<StepRange>& episodes)
{
    std::vector<PythonValue> values = stored.values();
    for (PythonValue& value : values) {
        if (const auto* list = value.as<PythonValue::List>(); list != nullptr && list->size() == 1) {
            value = PythonValue(list->front());
        }
    }
    const auto count = static_cast<int64_t>(values.size());
    std::vector<int64_t> lengths;
    std::ranges::transform(episodes, std::back_inserter(lengths), &StepRange::count);
    const at::Tensor repeats = at::tensor(lengths, at::kLong);
    return NonTensor::stack(std::move(values), {count}).at(BoundIndex(Index{at::repeat_interleave(repeats)}, Shape{count}));
}

/// Returns what a layout states about each episode besides its steps.
std::vector<EpisodeExtra> valuesOfEpisodes(const Storage& stored, const Layout& layout, const std::vector<StepRange>& episodes)
{
    std::vector<EpisodeExtra> extras;
    for (const Layout::EpisodeValue& value : layout.episodeValues) {
        extras.emplace_back(Key(value.shown), [root = stored.root(), name = value.stored, episodes](const Shape&) -> Entry {
            const auto entry = entryNamed(root, name);
            const auto* values = entry ? std::get_if<NonTensor>(&*entry) : nullptr;
            if (values == nullptr || values->batchSize() != Shape{std::ssize(episodes)}) {
                throw Error(ErrorKind::ValueError, "{} does not have a value for each episode", stringLiteral(name));
            }
            return repeatedInSteps(*values, episodes);
        });
    }
    return extras;
}

/// Returns the range of files of each episode, from the numbers of its first and last step.
std::vector<StepRange> episodesSpanned(const Storage& stored, const Layout& layout, const KeyPath& stack)
{
    const auto ends = integersNamed(stored, layout.spans);
    if (!ends || ends->size() % 2 != 0) {
        throw Error(ErrorKind::ValueError, "{} does not have the first and the last step of each episode",
                    stringLiteral(layout.spans));
    }
    Shape numbers;
    for (const std::string& name : stored.memberNames(stack)) {
        numbers.push_back(std::strtoll(name.c_str(), nullptr, 10));
    }
    if (!std::ranges::is_sorted(numbers)) {
        throw Error(ErrorKind::ValueError, "the files of the steps are not in the order of their numbers");
    }
    std::vector<StepRange> episodes;
    for (std::size_t i = 0; i < ends->size(); i += 2) {
        const auto first = std::ranges::lower_bound(numbers, (*ends)[i]), end = std::ranges::upper_bound(numbers, (*ends)[i + 1]);
        if (first < end) {
            episodes.push_back({first - numbers.begin(), end - first});
        }
    }
    return episodes;
}

bool readSteps(const Storage& stored, const Layout& layout, const LayoutFit& fit, LaidOut& made)
{
    auto roles = rolloutRolesOf(fit.level, layout);
    const std::vector<StepRange> episodes = episodesSpanned(stored, layout, fit.path);
    if (!roles || episodes.empty()) {
        return false;
    }
    made.root = rolloutIn({fit.level}, *roles, {stored.path(), fit.path}, episodes);
    noteEpisodes(made.root, {stored.path(), {}}, made.findings);
    noteLeft(*roles, {stored.path(), {}}, made.findings);
    made.roles = std::move(roles);
    made.rolesAt = fit.path;
    return true;
}

bool readFitting(const Storage& stored, const std::shared_ptr<const Layout>& layout, const LayoutFit& fit, LaidOut& made)
{
    const bool hasTrajectories = layout->trajectories != Layout::Trajectories::None;
    if (!layout->steps.empty()) {
        if (!readSteps(stored, *layout, fit, made)) {
            return false;
        }
    } else if (fit.members.empty() && !hasTrajectories) {
        std::vector<TensorDict> sequences = sequencesIn(stored, fit.level, *layout);
        if (auto parts = sequences.size() == 1 ? unpadded(sequences.front(), *layout) : std::nullopt) {
            notePadding(parts->told, {stored.path(), {}}, made.findings);
            sequences = std::move(parts->episodes);
        }
        auto roles = sequences.empty() ? std::nullopt : rolloutRolesOf(sequences.front(), *layout);
        if (!roles) {
            return false;
        }
        const auto told = episodesToldIn(stored, *layout, roles->steps);
        const auto extras = told ? valuesOfEpisodes(stored, *layout, *told) : std::vector<EpisodeExtra>();
        made.root = rolloutIn(sequences, *roles, {stored.path(), fit.path}, told, extras);
        noteEpisodes(made.root, {stored.path(), {}}, made.findings);
        noteLeft(*roles, {stored.path(), {}}, made.findings);
        made.roles = std::move(roles);
        made.rolesAt = fit.path;
    } else {
        const TensorDict level = hasTrajectories ? trajectoriesIn(stored, fit.level, *layout) : fit.level;
        const std::vector<Key> keys = hasTrajectories ? level.keys() : fit.members;
        EpisodeMembers members = episodeMembers(stored, level, fit.path, keys, *layout);
        leaveOutUnwritten(members, stored, *layout);
        if (members.episodes.empty()) {
            return false;
        }
        made.root = TensorDict::lazyStack(std::move(members.episodes), 0, DimName("episode"));
        made.memberNames = std::vector<std::string>(members.names.begin(), members.names.end());
        made.rolesAt = fit.path / members.names.front();
        noteEpisodes(made.root, {stored.path(), {}}, made.findings);
        noteLeft(*members.like, {stored.path(), made.rolesAt}, made.findings);
        std::ranges::move(members.findings, std::back_inserter(made.findings));
        made.roles = std::move(members.like);
    }
    made.layout = layout;
    return true;
}

}  // namespace

Message readByLayout(const Storage& stored, const std::shared_ptr<const Layout>& layout, const LayoutFit& fit, LaidOut& made)
{
    try {
        LaidOut own;
        if (!readFitting(stored, layout, fit, own)) {
            return Message("none of its episodes can be read");
        }
        made = std::move(own);
        return {};
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        return error.reason();
    }
}

}  // namespace tensordesk
