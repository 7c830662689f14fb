// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/hdf5/episodes/episodestack.h"

#include "model/storage/hdf5/episodes/episoderows.h"
#include "model/storage/hdf5/read/h5group.h"
#include "model/tensordict/tree/mappingnode.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace tensordesk {
namespace {

/// What a key of an episode's group is called here.
struct KeyRule {
    std::string_view stored;
    std::string_view own;  ///< by torchrl's name
    enum class Where { Here, Next, Both } where;
    bool isColumn = false;  ///< see EpisodeRows
};

using Where = KeyRule::Where;
constexpr std::array minariRules{
    KeyRule{"observations", "observation", Where::Both},    KeyRule{"actions", "action", Where::Here},
    KeyRule{"rewards", "reward", Where::Next, true},        KeyRule{"terminations", "terminated", Where::Next, true},
    KeyRule{"truncations", "truncated", Where::Next, true}, KeyRule{"infos", "info", Where::Both},
};
constexpr std::array robomimicRules{
    KeyRule{"obs", "observation", Where::Here},      KeyRule{"states", "state", Where::Here},
    KeyRule{"actions", "action", Where::Here},       KeyRule{"next_obs", "observation", Where::Next},
    KeyRule{"rewards", "reward", Where::Next, true}, KeyRule{"dones", "done", Where::Next, true},
};
constexpr std::array d4rlRules{
    KeyRule{"observations", "observation", Where::Here},
    KeyRule{"actions", "action", Where::Here},
    KeyRule{"next_observations", "observation", Where::Next},
    KeyRule{"rewards", "reward", Where::Next, true},
    KeyRule{"terminals", "terminated", Where::Next, true},
    KeyRule{"timeouts", "truncated", Where::Next, true},
    KeyRule{"infos", "info", Where::Here},
};
constexpr std::array torchrlRules{
    KeyRule{"reward", "reward", Where::Next},
    KeyRule{"done", "done", Where::Next},
    KeyRule{"terminated", "terminated", Where::Next},
    KeyRule{"truncated", "truncated", Where::Next},
};

/// The rules of a layout of groups. Views of its keys.
std::vector<KeyRule> rulesOf(const EpisodeLayout& layout)
{
    switch (layout.kind) {
    case EpisodeLayout::Kind::Minari: return {minariRules.begin(), minariRules.end()};
    case EpisodeLayout::Kind::Robomimic: return {robomimicRules.begin(), robomimicRules.end()};
    case EpisodeLayout::Kind::D4rl: return {d4rlRules.begin(), d4rlRules.end()};
    case EpisodeLayout::Kind::Torchrl: break;
    }
    std::vector<KeyRule> rules;
    for (const Key& key : layout.keys) {
        rules.push_back({key, key, Where::Both});
    }
    for (const KeyRule& rule : torchrlRules) {
        if (std::find(layout.keys.begin(), layout.keys.end(), rule.stored) == layout.keys.end()) {
            rules.push_back(rule);
        }
    }
    return rules;
}

/// One episode, and how what lies in the file becomes what is shown.
struct EpisodeView {
    TensorDict raw;
    KeyPath group;           ///< in the file
    EpisodeRows rows;        ///< of arrays of one row a step
    bool isOneMore = false;  ///< what stands at both places has a row more than there are steps

    [[nodiscard]] EntryLoader loader(const Key& key, const KeyRule& rule, bool isNext) const
    {
        EpisodeRows own = rows;
        own.isColumn = rule.isColumn;
        own.place = placeOf(group / key);
        if (isOneMore && rule.where == Where::Both) {
            own.first = isNext ? 1 : 0;
            ++own.total;
            own.mayBeExact = rule.own == "info";
        }
        return [raw = raw, path = group / key, own = std::move(own)] {
            const auto entry = raw.find(path);
            if (!entry) {
                throw Error(ErrorKind::KeyError, "There is no such key in the file").within(path).inFile(own.file);
            }
            return rowsOf(*entry, own);
        };
    }
};

/// The level of the keys, in the order of the rules and then those that no rule names.
std::shared_ptr<StoredTable> episodeTable(const EpisodeView& view, std::span<const KeyRule> rules, const std::vector<Key>& keys)
{
    const auto isThere = [&](std::string_view key) { return std::find(keys.begin(), keys.end(), key) != keys.end(); };
    auto table = std::make_shared<StoredTable>();
    auto next = std::make_shared<StoredTable>();
    for (const KeyRule& rule : rules) {
        if (isThere(rule.stored)) {
            if (rule.where != Where::Next) {
                table->append(Key(rule.own), view.loader(Key(rule.stored), rule, false), true);
            }
            if (rule.where != Where::Here) {
                next->append(Key(rule.own), view.loader(Key(rule.stored), rule, true), true);
            }
        }
    }
    if (next->size() > 0) {
        table->append("next", Entry(TensorDict(
                                  std::make_shared<MappingNode>(view.rows.batch(), timeNames(), std::nullopt, std::move(next)))));
    }
    for (const Key& key : keys) {
        const bool isKnown = std::any_of(rules.begin(), rules.end(), [&](const KeyRule& rule) { return rule.stored == key; });
        if (!isKnown && !table->find(key)) {
            table->append(key, view.loader(key, {}, false), true);
        }
    }
    return table;
}

TensorDict episodeLevel(const Shape& batch, std::shared_ptr<StoredTable> table)
{
    return TensorDict(std::make_shared<MappingNode>(batch, timeNames(), std::nullopt, std::move(table)));
}

/// Values of the episode as a whole: one a key.
TensorDict episodeValues(const Plain::Dict& values, const Shape& batch)
{
    auto table = std::make_shared<StoredTable>();
    for (const auto& [key, value] : values) {
        table->append(key, Entry(NonTensor(value, batch)));
    }
    return episodeLevel(batch, std::move(table));
}

/// The bounds as entries that all episodes share: stacked they stay one.
std::vector<std::pair<Key, NonTensor>> sharedBounds(const Plain::Dict& bounds)
{
    std::vector<std::pair<Key, NonTensor>> shared;
    for (const auto& [key, value] : bounds) {
        shared.emplace_back(key, NonTensor::meta(value, {}));
    }
    return shared;
}

TensorDict episodeOf(const std::shared_ptr<H5File>& file, const TensorDict& raw, std::span<const KeyRule> rules, bool isOneMore,
                     const EpisodeGroup& group, const std::vector<std::pair<Key, NonTensor>>& bounds)
{
    const EpisodeView view{raw, group.path, {0, group.steps, group.steps, false, false, file->path(), {}}, isOneMore};
    const Shape batch = view.rows.batch();
    auto table = episodeTable(view, rules, group.keys);
    if (group.hasAttributes && !table->find("attributes")) {
        table->append(
            "attributes",
            [file, path = group.path, batch]() -> Entry { return episodeValues(episodeAttributes(*file, path), batch); }, true);
    }
    if (!bounds.empty() && !table->find("bounds")) {
        auto level = std::make_shared<StoredTable>();
        for (const auto& [key, value] : bounds) {
            level->append(key, Entry(value.forBatch(batch)));
        }
        table->append("bounds", Entry(episodeLevel(batch, std::move(level))));
    }
    return episodeLevel(batch, std::move(table));
}

/// The flags of D4RL that are true at the last row of an episode; undefined where they cannot be read.
at::Tensor episodeEnds(const TensorDict& raw, const EpisodeLayout& layout)
{
    at::Tensor ends;
    for (const char* key : {"terminals", "timeouts"}) {
        const auto entry = raw.find({key});
        const auto* leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr;
        if (leaf == nullptr || leaf->elementCount() != layout.rows || leaf->shape().front() != layout.rows) {
            continue;
        }
        const at::Tensor flags = leaf->tensor().reshape({layout.rows}).to(at::kBool).contiguous();
        ends = ends.defined() ? ends.logical_or(flags) : flags;
    }
    return ends;
}

/// Where episodes begin, and behind them the end; nothing where they are too many.
std::optional<std::vector<int64_t>> episodeStarts(const at::Tensor& ends)
{
    constexpr std::size_t mostEpisodes = 100'000;
    const bool* const isEnd = ends.const_data_ptr<bool>();
    std::vector<int64_t> starts{0};
    for (int64_t row = 0; row < ends.size(0); ++row) {
        if (isEnd[row] || row + 1 == ends.size(0)) {
            starts.push_back(row + 1);
            if (starts.size() > mostEpisodes) {
                return std::nullopt;
            }
        }
    }
    return starts;
}

/// The keys of the root of which each is an array of one row a step, or a level of such.
std::vector<Key> keysByRow(const TensorDict& raw, const EpisodeLayout& layout)
{
    std::vector<Key> keys;
    for (const Key& key : layout.keys) {
        const auto entry = raw.find({key});
        const auto* leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr;
        const bool isByRow = key == "infos" || (leaf != nullptr && leaf->dim() > 0 && leaf->shape().front() == layout.rows);
        if (isByRow) {
            keys.push_back(key);
        }
    }
    return keys;
}

std::optional<std::vector<TensorDict>> episodesOfRows(const std::string& file, const TensorDict& raw, const EpisodeLayout& layout)
{
    constexpr int64_t mostRows = int64_t{1} << 26;
    if (layout.rows > mostRows) {
        return std::nullopt;
    }
    const at::Tensor ends = episodeEnds(raw, layout);
    const auto starts = ends.defined() ? episodeStarts(ends) : std::nullopt;
    if (!starts) {
        return std::nullopt;
    }
    const std::vector<Key> keys = keysByRow(raw, layout);
    std::vector<TensorDict> episodes;
    for (std::size_t i = 0; i + 1 < starts->size(); ++i) {
        const EpisodeView view{raw,
                               {},
                               {(*starts)[i], (*starts)[i + 1] - (*starts)[i], layout.rows, false, false, file, {}},
                               false};
        episodes.push_back(episodeLevel(view.rows.batch(), episodeTable(view, d4rlRules, keys)));
    }
    return episodes;
}

}  // namespace

std::optional<TensorDict> episodeStack(const std::shared_ptr<H5File>& file, const TensorDict& raw, const EpisodeLayout& layout,
                                       const Plain::Dict& bounds)
{
    std::vector<TensorDict> episodes;
    if (layout.kind == EpisodeLayout::Kind::D4rl) {
        auto found = episodesOfRows(file->path(), raw, layout);
        if (!found || found->empty()) {
            return std::nullopt;
        }
        episodes = std::move(*found);
    } else {
        const auto shared = sharedBounds(bounds);
        const std::vector<KeyRule> rules = rulesOf(layout);
        const bool isOneMore = layout.kind != EpisodeLayout::Kind::Robomimic;
        for (const EpisodeGroup& group : layout.groups) {
            episodes.push_back(episodeOf(file, raw, rules, isOneMore, group, shared));
        }
    }
    return TensorDict::lazyStack(std::move(episodes), 0, DimName("episode"));
}

}  // namespace tensordesk
