// SPDX-License-Identifier: BSD-3-Clause
#include "model/layouts/rollout/rolloutview.h"

#include "model/layouts/rollout/episoderows.h"
#include "model/layouts/rollout/flagleaf.h"
#include "model/layouts/rollout/lastflag.h"
#include "model/operations/rollouts/timedim.h"
#include "model/operations/shape/permute.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/tree/mappingnode.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/zeros.h>

#include <algorithm>

namespace tensordesk {
namespace {

constexpr std::size_t kMostEpisodes = 100'000;
constexpr int64_t kMostFlags = int64_t{1} << 26;

using Flag = LayoutKey::Flag;

/// A shown entry, made on first access.
struct Shown {
    KeyPath path;
    EntryLoader load;
};

EntryLoader loader(const TensorDict& level, const RolloutRoles::Use& use, EpisodeRows rows)
{
    rows.place += (rows.place.empty() ? "" : "/") + use.stored;
    rows.isColumn = use.row != nullptr && use.row->isColumn;
    rows.mayBeExact = use.row != nullptr && use.row->isMixed;
    const bool isFlag = use.row != nullptr && use.row->flag != Flag::None;
    if (use.row != nullptr && use.row->isLast) {
        return [level, key = use.stored, rows = std::move(rows)]() -> Entry {
            const Entry entry = *level.find({key});
            const auto* leaf = std::get_if<Leaf>(&entry);
            return leaf == nullptr || leaf->elementCount() != 1 ? entry : rowsOf(lastFlagLeaf(*leaf, rows.steps), rows);
        };
    }
    return [level, key = use.stored, isFlag, rows = std::move(rows)]() -> Entry {
        Entry entry = rowsOf(*level.find({key}), rows);
        const auto* leaf = isFlag ? std::get_if<Leaf>(&entry) : nullptr;
        return leaf != nullptr ? Entry(flagLeaf(*leaf)) : entry;
    };
}

/// The level of all that is shown below one key path, whose length is `depth`. The first of two entries at one place is taken.
TensorDict levelOf(const std::vector<Shown>& shown, std::size_t depth, const EpisodeRows& rows)
{
    auto table = std::make_shared<StoredTable>();
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const Key key = shown[i].path[depth].key();
        if (table->find(key)) {
            continue;
        }
        if (shown[i].path.size() == depth + 1) {
            table->append(key, shown[i].load, true);
            continue;
        }
        std::vector<Shown> below;
        std::copy_if(shown.begin() + static_cast<std::ptrdiff_t>(i), shown.end(), std::back_inserter(below),
                     [&](const Shown& each) { return each.path.size() > depth + 1 && each.path[depth].key() == key; });
        table->append(key, Entry(levelOf(below, depth + 1, rows)));
    }
    return TensorDict(std::make_shared<MappingNode>(rows.batch(), rows.names, std::nullopt, std::move(table)));
}

std::string placeText(const StoredPlace& place)
{
    std::string text;
    for (const PathElement& element : place.path) {
        text += "/" + (element.member() != nullptr ? std::to_string(element.member()->number) : std::string(element.key()));
    }
    return text;
}

/// True if time is the first of the two batch dims of a rollout. Determined by its flags or, without flags, by its sizes: time is
/// first if it has many steps of a few environments, as in the buffers of Stable-Baselines3. Otherwise it is last, as in torchrl.
bool isTimeFirst(const TensorDict& rollout, const RolloutRoles& roles)
{
    constexpr int64_t mostEnvs = 64, leastRatio = 8;
    const int64_t inner = roles.inner.front();
    const bool hasOneMore = std::ranges::any_of(roles.uses, &RolloutRoles::Use::hasOneMore);
    const bool hasFewInner = inner == 1 || (inner <= mostEnvs && roles.steps >= leastRatio * inner);
    return hasOneMore || toldTimeDimOf(rollout).value_or(hasFewInner ? 0 : 1) == 0;
}

/// Names the two batch dims of a rollout, and swaps them if time is first: episodes run along the last one.
TensorDict withTimeLast(const TensorDict& rollout, bool isTimeFirst)
{
    TensorDict timeLast = isTimeFirst ? transpose(rollout, 0, 1) : rollout;
    timeLast.setNames({DimName("env"), DimName("time")});
    return timeLast;
}

/// The elements of a key with one per step; undefined if they cannot be read.
at::Tensor elementsAt(const TensorDict& level, const RolloutRoles::Use& use, int64_t steps)
{
    const auto entry = level.find({use.stored});
    const auto* leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr;
    const int64_t extra = use.hasOneMore ? 1 : 0;
    if (leaf == nullptr || leaf->elementCount() != steps + extra) {
        return {};
    }
    try {
        const at::Tensor elements = leaf->tensor().reshape({steps + extra}).to(at::kCPU);
        return elements.narrow(0, use.row->isShownNext() ? extra : 0, steps);
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        return {};  // reading the leaf reports the reason
    }
}

/// The flags of a key as bools.
at::Tensor flagsAt(const TensorDict& level, const RolloutRoles::Use& use, int64_t steps)
{
    const at::Tensor elements = elementsAt(level, use, steps);
    return elements.defined() ? elements.to(at::kBool).contiguous() : elements;
}

/// True at each step whose number of the episode is not that of the step before.
at::Tensor changesAt(const TensorDict& level, const RolloutRoles::Use& use, int64_t steps)
{
    const at::Tensor ids = elementsAt(level, use, steps);
    if (!ids.defined()) {
        return {};
    }
    const at::Tensor changes = at::zeros({steps}, at::kBool);
    changes.narrow(0, 1, steps - 1).copy_(ids.narrow(0, 1, steps - 1).ne(ids.narrow(0, 0, steps - 1)));
    return changes;
}

}  // namespace

std::vector<EpisodeExtra> valuesOf(const TensorDict& level, const RolloutRoles& roles)
{
    std::vector<EpisodeExtra> values;
    for (const Key& name : roles.values) {
        values.emplace_back(name, [level, name](const Shape& batch) -> Entry {
            const Entry entry = *level.find({name});
            const auto* value = std::get_if<NonTensor>(&entry);
            return value != nullptr ? Entry(NonTensor(value->toPythonValue(), batch)) : entry;
        });
    }
    return values;
}

TensorDict rolloutView(const TensorDict& level, const RolloutRoles& roles, const StepRange& steps, const StoredPlace& place,
                       const std::vector<EpisodeExtra>& extras, bool areRowsSteps)
{
    EpisodeRows rows;
    rows.first = steps.first;
    rows.steps = steps.count;
    rows.total = roles.steps;
    rows.file = place.file;
    rows.place = placeText(place);
    rows.inner = roles.inner;
    rows.names = DimNames(1 + roles.inner.size());
    if (roles.inner.empty()) {
        rows.names.front() = DimName("time");
    }
    std::vector<Shown> shown, next;
    for (const RolloutRoles::Use& use : roles.uses) {
        EpisodeRows own = rows;
        own.total += use.hasOneMore ? 1 : 0;
        for (const KeyPath& path : use.shown()) {
            const bool isNext = path.size() > 1 && path.front().key() == "next";
            own.first = steps.first + (isNext && use.hasOneMore ? 1 : 0);
            (isNext ? next : shown).push_back({path, loader(level, use, own)});
        }
    }
    std::ranges::move(next, std::back_inserter(shown));
    for (const auto& [key, load] : extras) {
        shown.push_back({{key}, [load = load, batch = rows.batch()] { return load(batch); }});
    }
    TensorDict root = levelOf(shown, 0, rows);
    return roles.inner.empty() ? root : withTimeLast(root, areRowsSteps || isTimeFirst(root, roles));
}

std::optional<std::vector<StepRange>> episodesIn(const TensorDict& level, const RolloutRoles& roles)
{
    if (!roles.inner.empty() || roles.steps > kMostFlags || roles.steps == 0) {
        return std::nullopt;
    }
    std::vector<bool> isLast(static_cast<std::size_t>(roles.steps));
    bool hasFlag = false;
    for (const RolloutRoles::Use& use : roles.uses) {
        const Flag flag = use.row != nullptr ? use.row->flag : Flag::None;
        const bool isId = use.row != nullptr && use.row->isId;
        const at::Tensor flags = isId               ? changesAt(level, use, roles.steps)
                               : flag != Flag::None ? flagsAt(level, use, roles.steps)
                                                    : at::Tensor();
        if (!flags.defined()) {
            continue;
        }
        const bool* const isSet = flags.const_data_ptr<bool>();
        hasFlag = true;
        for (std::size_t row = 0; row < isLast.size(); ++row) {
            if (isSet[row] && (flag == Flag::End || row > 0)) {
                isLast[flag == Flag::End ? row : row - 1] = true;
            }
        }
    }
    if (!hasFlag) {
        return std::nullopt;
    }
    isLast.back() = true;
    std::vector<StepRange> episodes;
    int64_t first = 0;
    for (int64_t row = 0; row < roles.steps; ++row) {
        if (isLast[static_cast<std::size_t>(row)]) {
            episodes.push_back({first, row + 1 - first});
            first = row + 1;
            if (episodes.size() > kMostEpisodes) {
                return std::nullopt;
            }
        }
    }
    return episodes;
}

TensorDict rolloutIn(const std::vector<TensorDict>& sequences, const RolloutRoles& roles, const StoredPlace& place,
                     const std::optional<std::vector<StepRange>>& known, const std::vector<EpisodeExtra>& extras)
{
    std::vector<TensorDict> members;
    bool hasEpisodes = false;
    for (const TensorDict& sequence : sequences) {
        RolloutRoles own = roles;
        own.steps = roles.stepsOf(sequence).value_or(0);
        const bool isKnown = known && own.steps == roles.steps;
        const auto episodes = isKnown ? known : episodesIn(sequence, own);
        hasEpisodes = hasEpisodes || episodes;
        const TensorDict whole = rolloutView(sequence, own, {0, own.steps}, place, isKnown ? extras : std::vector<EpisodeExtra>(),
                                             isKnown);
        for (const StepRange& steps : episodes.value_or(std::vector{StepRange{0, own.steps}})) {
            const bool isWhole = steps.count == own.steps;
            members.push_back(isWhole ? whole
                                      : whole.at(Index{Ellipsis(), Slice{steps.first, steps.first + steps.count, std::nullopt}}));
        }
    }
    return members.size() == 1 && !hasEpisodes ? members.front() : TensorDict::lazyStack(std::move(members), 0, DimName("episode"));
}

}  // namespace tensordesk
