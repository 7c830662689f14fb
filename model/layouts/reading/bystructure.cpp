// SPDX-License-Identifier: BSD-3-Clause
#include "model/layouts/reading/bystructure.h"

#include "model/layouts/layoutjson.h"
#include "model/layouts/rollout/episodemembers.h"
#include "model/layouts/rollout/listedepisodes.h"
#include "model/layouts/rollout/padding.h"
#include "model/layouts/rollout/rolloutnotes.h"
#include "model/layouts/rollout/rolloutview.h"
#include "model/layouts/structure/alike.h"
#include "model/layouts/structure/lists.h"
#include "model/layouts/structure/numberedkeys.h"
#include "model/storage/openingswitches.h"
#include "model/tensordict/base/progressscope.h"

#include <algorithm>
#include <utility>

namespace tensordesk {
namespace {

class StructureReading {
public:
    explicit StructureReading(const Storage& stored) : m_stored(stored), m_isDeep(stored.hasFixedStructure()) { }

    std::optional<LaidOut> read()
    {
        auto made = lay(m_stored.root(), {});
        if (!made) {
            return std::nullopt;
        }
        if (const auto* level = std::get_if<TensorDict>(&*made)) {
            m_made.root = *level;
        } else {
            m_made.root.set({"tensor"}, *std::move(made));
        }
        return std::move(m_made);
    }

private:
    /// Returns the converted level; empty if it stays unchanged.
    std::optional<Entry> lay(const TensorDict& level, const KeyPath& path)
    {
        if (isTensorDict(path)) {
            return std::nullopt;
        }
        ProgressScope::step();
        if (auto keys = numberedKeys(level.keys())) {
            if (auto made = stacked(level, *keys, path)) {
                return made;
            }
        }
        if (auto made = rollout(withListsAsLeaves(m_stored, level, path), path)) {
            return made;
        }
        return m_isDeep ? withLevelsLaid(level, path) : std::nullopt;
    }

    std::optional<Entry> withLevelsLaid(const TensorDict& level, const KeyPath& path)
    {
        bool isChanged = false;
        auto table = std::make_shared<StoredTable>();
        for (std::size_t i = 0; i < level.count(); ++i) {
            const Key key = level.keyAt(i);
            const Entry entry = level.entryAt(i);
            const auto* below = std::get_if<TensorDict>(&entry);
            const auto made = below != nullptr ? lay(*below, path / key) : std::nullopt;
            isChanged = isChanged || made;
            table->append(key, made.value_or(entry));
        }
        return isChanged ? std::optional<Entry>(withTable(level, std::move(table))) : std::nullopt;
    }

    /// Returns members with the same keys as a lazy stack, or as a leaf.
    std::optional<Entry> stacked(const TensorDict& level, const std::vector<Key>& keys, const KeyPath& path)
    {
        const bool isList = m_stored.kindOf(path) == StoredLevel::List;
        const auto first = level.find({keys.front()});
        if (!first || (!isList && (keys.size() < 2 || !std::holds_alternative<TensorDict>(*first)))) {
            return std::nullopt;
        }
        std::vector<KeyPath> paths;
        for (const Key& key : keys) {
            paths.push_back(path / key);
        }
        m_stored.prepare(paths);
        const std::vector<Entry> entries = entriesOf(level, keys);
        if (auto leaf = isList && entries.size() > 1 ? stackedLeaves(entries) : std::nullopt) {
            note(path, Message("A list of {} tensors is shown as one ragged tensor. Open the file with {} to see it as stored",
                               keys.size(), switchAsStored()));
            return leaf;
        }
        if (!std::ranges::all_of(entries, [](const Entry& entry) { return std::holds_alternative<TensorDict>(entry); })) {
            return std::nullopt;
        }
        const int64_t dim = level.dim();  // members of a row lie behind the dims of the rows
        std::optional<TensorDict> made = stackOfTensorDicts(entries, keys, path, dim);
        if (dim == 0) {
            const auto isStep = [](const Entry& entry) { return isOneStep(std::get<TensorDict>(entry), *commonLayout()); };
            const bool areSteps = isStep(entries.front()) && isStep(entries.back());
            made = made || !areSteps ? std::move(made) : stackOfRows(entries, keys, path);
            made = made ? std::move(made) : stackOfRollouts(level, keys, path);
            made = made || areSteps ? std::move(made) : stackOfRows(entries, keys, path);
        }
        made = made ? std::move(made) : stackOfLevels(entries, keys, path, dim);
        if (made && path.empty() && !isList) {
            m_made.memberNames = std::vector<std::string>(keys.begin(), keys.end());
        }
        return made ? std::optional<Entry>(*std::move(made)) : std::nullopt;
    }

    /// A list of tensordicts, ragged if their batch sizes differ.
    std::optional<TensorDict> stackOfTensorDicts(const std::vector<Entry>& entries, const std::vector<Key>& keys,
                                                 const KeyPath& path, int64_t dim)
    {
        std::vector<TensorDict> members;
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const auto& member = std::get<TensorDict>(entries[i]);
            const bool isLike = members.empty() || (member.dim() == members.front().dim() && areAlike(member, members.front()));
            if (!isTensorDict(path / keys[i]) || !isLike || holdsParameters(member)) {
                return std::nullopt;
            }
            members.push_back(member);
        }
        return asStack(std::move(members), path, dim);
    }

    /// Reads one dict or group per episode.
    std::optional<TensorDict> stackOfRollouts(const TensorDict& level, const std::vector<Key>& keys, const KeyPath& path)
    {
        if (std::ranges::any_of(keys, [&](const Key& key) { return isTensorDict(path / key); })) {
            return std::nullopt;
        }
        EpisodeMembers members = episodeMembers(m_stored, level, path, keys, *commonLayout());
        if (members.episodes.empty()) {
            return std::nullopt;
        }
        TensorDict made = TensorDict::lazyStack(std::move(members.episodes), 0, DimName("episode"));
        noteEpisodes(made, {m_stored.path(), path}, m_made.findings);
        noteLeft(*members.like, {m_stored.path(), path / keys.front()}, m_made.findings);
        if (path.empty()) {
            m_made.roles = std::move(members.like);
            m_made.rolesAt = path / keys.front();
        }
        return made;
    }

    /// A list of transitions as the columns that they are rows of.
    std::optional<TensorDict> stackOfRows(const std::vector<Entry>& entries, const std::vector<Key>& keys, const KeyPath& path)
    {
        if (!m_isDeep || isTensorDict(path / keys.front()) || std::get<TensorDict>(entries.front()).count() < 2) {
            return std::nullopt;
        }
        const auto columns = columnsOf(entries);
        if (!columns) {
            return std::nullopt;
        }
        const auto made = rollout(*columns, path);
        const auto* level = made ? std::get_if<TensorDict>(&*made) : nullptr;
        return level != nullptr ? std::optional(*level) : std::nullopt;
    }

    std::optional<TensorDict> stackOfLevels(const std::vector<Entry>& entries, const std::vector<Key>& keys, const KeyPath& path,
                                            int64_t dim)
    {
        std::vector<TensorDict> members;
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const auto& member = std::get<TensorDict>(entries[i]);
            if (isTensorDict(path / keys[i]) || (!members.empty() && !areAlike(member, members.front()))
                || holdsParameters(member)) {
                return std::nullopt;
            }
            members.push_back(member);
        }
        return members.size() < 2 ? std::nullopt : std::optional(asStack(std::move(members), path, dim));
    }

    TensorDict asStack(std::vector<TensorDict> members, const KeyPath& path, int64_t dim)
    {
        m_made.usesBatches = true;
        note(path,
             Message("Members with the same keys are shown as a lazy stack of {}. Open the file with {} to see them as stored",
                     members.size(), switchAsStored()));
        return TensorDict::lazyStack(std::move(members), dim);
    }

    std::optional<Entry> rollout(const TensorDict& level, const KeyPath& path)
    {
        if (auto made = listed(level, path)) {
            return made;
        }
        std::vector<TensorDict> sequences{level};
        if (auto parts = unpadded(level, *commonLayout())) {
            notePadding(parts->told, {m_stored.path(), path}, m_made.findings);
            sequences = std::move(parts->episodes);
        }
        auto roles = rolloutRolesOf(sequences.front(), *commonLayout());
        if (!roles) {
            return std::nullopt;
        }
        TensorDict made = rolloutIn(sequences, *roles, {m_stored.path(), path});
        noteEpisodes(made, {m_stored.path(), path}, m_made.findings);
        noteLeft(*roles, {m_stored.path(), path}, m_made.findings);
        if (path.empty()) {
            m_made.roles = std::move(roles);
        }
        return made;
    }

    /// Reads lists with an array per episode.
    std::optional<Entry> listed(const TensorDict& level, const KeyPath& path)
    {
        const std::vector<TensorDict> sequences = listedEpisodes(level);
        auto roles = sequences.empty() ? std::nullopt : rolloutRolesOf(sequences.front(), *commonLayout());
        if (!roles) {
            return std::nullopt;
        }
        const StoredPlace place{m_stored.path(), path};
        std::vector<TensorDict> episodes;
        for (const TensorDict& sequence : sequences) {
            RolloutRoles own = *roles;
            own.steps = roles->stepsOf(sequence).value_or(0);
            episodes.push_back(rolloutView(sequence, own, {0, own.steps}, place, valuesOf(sequence, own)));
        }
        TensorDict made = TensorDict::lazyStack(std::move(episodes), 0, DimName("episode"));
        noteEpisodes(made, place, m_made.findings);
        noteLeft(*roles, place, m_made.findings);
        if (path.empty()) {
            m_made.roles = std::move(roles);
        }
        return made;
    }

    void note(const KeyPath& path, Message message)
    {
        m_made.findings.push_back({Finding::Severity::Note, path, m_stored.path(), std::move(message)});
    }

    [[nodiscard]] bool isTensorDict(const KeyPath& path) const { return m_stored.kindOf(path) == StoredLevel::TensorDict; }

    const Storage& m_stored;
    const bool m_isDeep;
    LaidOut m_made;
};

}  // namespace

std::optional<LaidOut> readByStructure(const Storage& stored)
{
    return StructureReading(stored).read();
}

}  // namespace tensordesk
