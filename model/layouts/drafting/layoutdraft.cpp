// SPDX-License-Identifier: BSD-3-Clause
#include "model/layouts/drafting/layoutdraft.h"

#include "model/layouts/layoutjson.h"
#include "model/layouts/rollout/rolloutnotes.h"
#include "model/layouts/structure/numberedkeys.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <set>
#include <utility>

namespace tensordesk {
namespace {

/// The row of a layout that gives a key a role.
LayoutKey rowOf(const Key& stored, KeyRole role)
{
    LayoutKey row;
    row.stored = {stored};
    switch (role) {
    case KeyRole::Observation:
        row.shown = {"observation"};
        row.mayHaveOneMore = true;
        break;
    case KeyRole::NextObservation: row.shown = {"next", "observation"}; break;
    case KeyRole::Action: row.shown = {"action"}; break;
    case KeyRole::Reward:
        row.shown = {"next", "reward"};
        row.isColumn = true;
        break;
    case KeyRole::Done:
    case KeyRole::Terminated:
    case KeyRole::Truncated:
        row.shown = {"next", role == KeyRole::Done ? "done" : role == KeyRole::Terminated ? "terminated" : "truncated"};
        row.flag = LayoutKey::Flag::End;
        row.isColumn = true;
        break;
    case KeyRole::FirstStep:
        row.shown = {"is_init"};
        row.flag = LayoutKey::Flag::Start;
        row.isColumn = true;
        break;
    case KeyRole::EpisodeNumber:
        row.shown = {"traj_ids"};
        row.isId = true;
        break;
    case KeyRole::Mask:
    case KeyRole::PaddedLengths:
        row.shown = {stored};
        row.padding = role == KeyRole::Mask ? LayoutKey::Padding::Mask : LayoutKey::Padding::Lengths;
        break;
    case KeyRole::Other:
    case KeyRole::EpisodeEnds:
    case KeyRole::EpisodeLengths: row.shown = {stored}; break;
    }
    return row;
}

KeyRole roleOf(const LayoutKey& row)
{
    const bool isNext = row.isShownNext();
    const std::string name = row.shown.size() > (isNext ? 1U : 0U) ? row.shown[isNext ? 1 : 0].key() : std::string();
    if (row.padding != LayoutKey::Padding::None)
        return row.padding == LayoutKey::Padding::Mask ? KeyRole::Mask : KeyRole::PaddedLengths;
    if (row.isId)
        return KeyRole::EpisodeNumber;
    if (row.flag == LayoutKey::Flag::Start)
        return KeyRole::FirstStep;
    if (row.flag == LayoutKey::Flag::End)
        return name.starts_with("terminated") ? KeyRole::Terminated
             : name.starts_with("truncated")  ? KeyRole::Truncated
                                              : KeyRole::Done;
    if (name.starts_with("observation"))
        return isNext ? KeyRole::NextObservation : KeyRole::Observation;
    return isNext && name.starts_with("reward")  ? KeyRole::Reward
         : !isNext && name.starts_with("action") ? KeyRole::Action
                                                 : KeyRole::Other;
}

/// True if another key is shown at `shown`, or at a level above or below it.
bool isTaken(const Layout& draft, const Key& stored, const KeyPath& shown)
{
    return std::ranges::any_of(draft.keys, [&](const LayoutKey& row) {
        return row.stored.front() != stored && (row.shown == shown || row.shown.isBelow(shown) || shown.isBelow(row.shown));
    });
}

/// Returns the row of `names` that a key matches best, as a row of its own; nothing if it matches none.
std::optional<LayoutKey> rowLike(const Layout& names, const Key& stored)
{
    std::optional<LayoutKey> found;
    int best = 0;
    for (const LayoutKey& row : names.keys)
        if (const int rank = names.rankOf(row, stored); rank >= 0 && (!found || rank < best)) {
            best = rank;
            found = row;
            found->stored = {stored};
        }
    return found;
}

auto rowFor(Layout& draft, const Key& stored)
{
    return std::ranges::find_if(draft.keys, [&](const LayoutKey& row) { return row.stored.front() == stored; });
}

/// The numbered siblings of a level, as the pattern of their names; empty if there are none.
std::string membersPattern(const std::vector<Key>& levels)
{
    if (levels.empty() || !numberedKeys(levels))
        return {};
    const std::string& first = levels.front();
    return first.substr(0, first.find_last_not_of("0123456789") + 1) + '*';
}

void addPlaces(const TensorDict& level, const std::vector<std::string>& path, std::vector<StepsPlace>& places)
{
    constexpr std::size_t kMostPlaces = 50, kDeepest = 3;
    std::vector<Key> levels;
    for (const Key& key : level.keys())
        if (const auto entry = level.find({key}); entry && std::holds_alternative<TensorDict>(*entry))
            levels.push_back(key);
    const auto below = [&](const std::string& name) {
        std::vector<std::string> longer = path;
        longer.push_back(name);
        return longer;
    };
    const std::string pattern = membersPattern(levels);
    if (!pattern.empty()) {
        places.push_back({below(pattern)});
        return;  // each of them is an episode, not a file of its own
    }
    for (const Key& key : levels) {
        if (places.size() >= kMostPlaces || path.size() >= kDeepest)
            return;
        places.push_back({below(key)});
        addPlaces(level.child(KeyPath{key}), below(key), places);
    }
}

/// Numbered levels, or else the first level with several arrays; the root if there is neither.
StepsPlace likeliestPlace(const TensorDict& root)
{
    const std::vector<StepsPlace> places = placesIn(root);
    const auto hasArrays = [&](const StepsPlace& place) {
        const auto level = levelAt(root, place);
        const auto isLeaf = [&](const Key& key) {
            const auto entry = level->find({key});
            return entry && std::holds_alternative<Leaf>(*entry);
        };
        return level && std::ranges::count_if(level->keys(), isLeaf) > 1;
    };
    const auto found = std::ranges::find_if(places, hasArrays);
    const auto numbered = std::ranges::find_if(places,
                                               [&](const StepsPlace& place) { return place.hasMembers() && hasArrays(place); });
    return numbered != places.end() ? *numbered : found != places.end() ? *found : StepsPlace();
}

/// Adds warnings of roles that are probably wrong.
void addDoubts(const Layout& draft, LayoutPreview& preview)
{
    const auto isEnd = [](const LayoutKey& row) { return row.flag == LayoutKey::Flag::End; };
    const auto flag = std::ranges::find_if(draft.keys, isEnd);
    const bool isOne = preview.lengths.size() == 1 && draft.members.empty() && draft.ends.empty() && draft.lengths.empty();
    if (isOne && flag != draft.keys.end())
        preview.problems.push_back(Message("{} is never set before the last step: all {} steps are one episode",
                                           stringLiteral(flag->stored.front()), preview.lengths.front()));
    else if (isOne)
        preview.problems.push_back(
            Message("No key has a role that tells where an episode ends: all {} steps are one episode", preview.lengths.front()));
    else if (preview.lengths.size() > 1 && std::ranges::all_of(preview.lengths, [](int64_t length) { return length == 1; }))
        preview.problems.push_back(Message("Each step is an episode of its own"));
    if (!preview.lengths.empty() && std::ranges::find(preview.lengths, 0) != preview.lengths.end())
        preview.problems.push_back(Message("{} episodes have no steps", std::ranges::count(preview.lengths, 0)));
}

}  // namespace

std::vector<StepsPlace> placesIn(const TensorDict& root)
{
    std::vector<StepsPlace> places{{}};
    addPlaces(root, {}, places);
    return places;
}

std::optional<TensorDict> levelAt(const TensorDict& root, const StepsPlace& place)
{
    TensorDict level = root;
    for (const std::string& name : place.path) {
        const bool isPattern = place.hasMembers() && &name == &place.path.back();
        const std::string prefix = name.substr(0, name.size() - (isPattern ? 1 : 0));
        const auto keys = level.keys();
        const auto found = std::ranges::find_if(keys, [&](const Key& key) {
            if (!isPattern)
                return key == name;
            const auto entry = key.starts_with(prefix) ? level.find({key}) : std::nullopt;
            return entry && std::holds_alternative<TensorDict>(*entry);
        });
        const auto entry = found == keys.end() ? std::nullopt : level.find({*found});
        if (!entry || !std::holds_alternative<TensorDict>(*entry))
            return std::nullopt;
        level = std::get<TensorDict>(*entry);
    }
    return level;
}

bool mayBeRollout(const Storage& stored)
{
    constexpr std::size_t kMostTested = 20;
    if (stored.kindOf({}) == StoredLevel::TensorDict)
        return false;
    const TensorDict root = stored.root();
    if (root.isLazyStack())
        return false;
    std::vector<Key> keys = root.keys();
    keys.resize(std::min(keys.size(), kMostTested));
    const auto isParameter = [](const Key& key) { return key.ends_with("weight") || key.ends_with("bias"); };
    std::set<int64_t> rows;
    return std::ranges::none_of(keys, isParameter) && std::ranges::any_of(keys, [&](const Key& key) {
               const auto entry = root.find({key});
               const auto* leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr;
               return leaf != nullptr && leaf->dim() > 0 && leaf->sizes().front() > 1 && !rows.insert(leaf->sizes().front()).second;
           });
}

Layout draftOf(const LaidOut& laid, const TensorDict& root)
{
    if (!laid.roles)
        return draftAt(likeliestPlace(root), root);
    Layout draft = startingPoint(laid, root);
    draft.keys.clear();
    for (const RolloutRoles::Use& use : laid.roles->uses) {
        LayoutKey row = use.row != nullptr ? *use.row : rowOf(use.stored, KeyRole::Other);
        row.stored = {use.stored};
        draft.keys.push_back(std::move(row));
    }
    // The key that defines padding is not a key of the steps.
    const auto level = levelAt(root, placeOf(draft));
    for (const Key& key : level ? level->keys() : std::vector<Key>())
        if (auto row = rowLike(laid.layout ? *laid.layout : *commonLayout(), key);
            row && row->padding != LayoutKey::Padding::None && rowFor(draft, key) == draft.keys.end())
            draft.keys.push_back(*std::move(row));
    return draft;
}

Layout draftAt(const StepsPlace& place, const TensorDict& root)
{
    Layout draft;
    (place.hasMembers() ? draft.members : draft.within) = place.path;
    const auto level = levelAt(root, place);
    for (const Key& key : level ? level->keys() : std::vector<Key>()) {
        const auto row = rowLike(*commonLayout(), key);
        draft.keys.push_back(row && !isTaken(draft, key, row->shown) ? *row : rowOf(key, KeyRole::Other));
    }
    return draft;
}

StepsPlace placeOf(const Layout& draft)
{
    return {draft.members.empty() ? draft.within : draft.members};
}

KeyRole roleOf(const Layout& draft, const Key& stored)
{
    if (draft.ends == stored || draft.lengths == stored)
        return draft.ends == stored ? KeyRole::EpisodeEnds : KeyRole::EpisodeLengths;
    const auto row = std::ranges::find_if(draft.keys, [&](const LayoutKey& each) { return each.stored.front() == stored; });
    return row == draft.keys.end() ? KeyRole::Other : roleOf(*row);
}

void setRole(Layout& draft, const Key& stored, KeyRole role)
{
    for (std::string* table : {&draft.ends, &draft.lengths})
        if (*table == stored)
            table->clear();
    if (role == KeyRole::EpisodeEnds || role == KeyRole::EpisodeLengths) {
        (role == KeyRole::EpisodeEnds ? draft.ends : draft.lengths) = stored;
        (role == KeyRole::EpisodeEnds ? draft.lengths : draft.ends).clear();
    }
    LayoutKey given = rowOf(stored, role);
    if (isTaken(draft, stored, given.shown))
        given.shown = given.shown.parent() / (given.shown.back().key() + '_' + stored);
    const auto row = rowFor(draft, stored);
    (row == draft.keys.end() ? draft.keys.emplace_back() : *row) = std::move(given);
}

KeyPath shownKey(const Layout& draft, const Key& stored)
{
    const auto row = std::ranges::find_if(draft.keys, [&](const LayoutKey& each) { return each.stored.front() == stored; });
    return row == draft.keys.end() ? KeyPath{stored} : row->shown;
}

void setShownKey(Layout& draft, const Key& stored, const KeyPath& shown)
{
    if (isTaken(draft, stored, shown))
        return;
    const auto row = rowFor(draft, stored);
    (row == draft.keys.end() ? draft.keys.emplace_back(rowOf(stored, KeyRole::Other)) : *row).shown = shown;
}

Layout namedLayout(Layout draft, std::string name)
{
    draft.name = std::move(name);
    draft.needs.clear();
    for (const LayoutKey& row : draft.keys)
        if (roleOf(row) != KeyRole::Other)
            draft.needs.push_back(row.stored);
    return draft;
}

LayoutPreview previewOf(const Storage& stored, const Layout& draft)
{
    const auto layout = std::make_shared<const Layout>(namedLayout(draft, {}));
    if (layout->needs.empty())
        throw Error(ErrorKind::ValueError, "No key has a role yet: choose that of the observation, the action or the reward");
    LaidOut laid;
    if (const Message lack = readBy(stored, layout, laid); !lack.empty())
        throw Error(ErrorKind::ValueError, lack);
    LayoutPreview preview;
    const std::vector<TensorDict> episodes = laid.root.isLazyStack() ? laid.root.members() : std::vector<TensorDict>{laid.root};
    for (const TensorDict& episode : episodes)
        preview.lengths.push_back(episode.dim() > 0 ? episode.batchSize().back() : 0);
    if (!episodes.empty())
        preview.first = episodes.front();
    addDoubts(draft, preview);
    std::vector<Finding> findings;
    if (laid.roles)
        noteLeft(*laid.roles, {stored.path(), {}}, findings);
    std::ranges::copy_if(laid.findings, std::back_inserter(findings),
                         [](const Finding& each) { return each.severity != Finding::Severity::Note; });
    for (const Finding& each : findings)
        preview.problems.push_back(each.message);
    return preview;
}

}  // namespace tensordesk
