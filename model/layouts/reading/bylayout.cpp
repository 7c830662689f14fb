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
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <utility>

namespace tensordesk {
namespace {

/// Returns the episodes that the table of a layout tells; nothing if it has none. Throws ValueError if it does not fit the steps.
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
        if (count <= 0 || count > steps - first) {
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

bool readFitting(const Storage& stored, const std::shared_ptr<const Layout>& layout, const LayoutFit& fit, LaidOut& made)
{
    if (fit.members.empty() && !layout->isOfTensorDict()) {
        std::vector<TensorDict> sequences = sequencesIn(stored, fit.level, *layout);
        if (auto parts = sequences.size() == 1 ? unpadded(sequences.front(), *layout) : std::nullopt) {
            notePadding(parts->told, {stored.path(), {}}, made.findings);
            sequences = std::move(parts->episodes);
        }
        auto roles = sequences.empty() ? std::nullopt : rolloutRolesOf(sequences.front(), *layout);
        if (!roles) {
            return false;
        }
        made.root = rolloutIn(sequences, *roles, {stored.path(), fit.path}, episodesToldIn(stored, *layout, roles->steps));
        noteEpisodes(made.root, {stored.path(), {}}, made.findings);
        noteLeft(*roles, {stored.path(), {}}, made.findings);
        made.roles = std::move(roles);
        made.rolesAt = fit.path;
    } else {
        const TensorDict level = layout->isOfTensorDict() ? trajectoriesIn(stored, fit.level, *layout) : fit.level;
        const std::vector<Key> keys = layout->isOfTensorDict() ? level.keys() : fit.members;
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
