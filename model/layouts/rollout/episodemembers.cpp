// SPDX-License-Identifier: BSD-3-Clause
#include "model/layouts/rollout/episodemembers.h"

#include "model/layouts/rollout/rolloutview.h"
#include "model/layouts/rollout/spacebounds.h"
#include "model/layouts/structure/lists.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/tree/mappingnode.h"

#include <utility>

namespace tensordesk {
namespace {

TensorDict levelOfValues(const PythonValue::Dict& values, const Shape& batch)
{
    auto table = std::make_shared<StoredTable>();
    for (const auto& [key, value] : values) {
        table->append(key, Entry(NonTensor(value, batch)));
    }
    return TensorDict(std::make_shared<MappingNode>(batch, DimNames{DimName("time")}, std::nullopt, std::move(table)));
}

class Reading {
public:
    Reading(const Storage& stored, const TensorDict& level, const KeyPath& path, const std::vector<Key>& keys, const Layout& layout)
        : m_stored(stored), m_level(level), m_path(path), m_layout(layout), m_notes(layout.hasAttributes ? stored.notes() : nullptr)
    {
        if (!layout.spaces.empty()) {
            for (auto& [key, value] : spaceBounds(stored.path(), layout.spaces)) {
                m_bounds.emplace_back(key, NonTensor::meta(std::move(value), {}));
            }
        }
        for (const Key& key : keys) {
            m_paths.push_back(path / key);
        }
        stored.prepare(m_paths);
    }

    void add(const Key& key)
    {
        const TensorDict member = withListsAsLeaves(m_stored, memberAt(key), m_path / key);
        const RolloutRoles roles = rolesOf(member);
        if (!m_made.like) {
            m_made.like = roles;
            for (KeyPath& place : m_paths) {
                place.push_back(roles.stepsKey);
            }
            m_stored.prepare(m_paths);
            m_hasAttributes = m_notes && !m_notes(m_path / key).attributes.empty();
        }
        m_made.episodes.push_back(
            rolloutView(member, roles, {0, roles.steps}, {m_stored.path(), m_path / key}, extrasOf(member, key, roles)));
        m_made.names.push_back(key);
    }

    void leaveOut(const Key& key, const Message& reason)
    {
        m_made.findings.push_back({Finding::Severity::Warning, m_path / key, m_stored.path(),
                                   Message("{} is left out of the episodes: {}", key, reason)});
    }

    EpisodeMembers take() { return std::move(m_made); }

private:
    [[nodiscard]] TensorDict memberAt(const Key& key) const
    {
        const Entry entry = m_level.at({key});
        const auto* level = std::get_if<TensorDict>(&entry);
        if (level == nullptr) {
            throw Error(ErrorKind::TypeError, "is not a group");
        }
        return *level;
    }

    [[nodiscard]] RolloutRoles rolesOf(const TensorDict& member) const
    {
        if (m_made.like && m_made.like->keys == member.keys()) {
            if (const auto steps = m_made.like->stepsOf(member)) {
                RolloutRoles roles = *m_made.like;
                roles.steps = *steps;
                return roles;
            }
        }
        auto roles = rolloutRolesOf(member, m_layout);
        if (!roles || (m_made.like && roles->inner.size() != m_made.like->inner.size())) {
            throw Error(ErrorKind::KeyError, "has no array with one row per step, such as rewards or actions");
        }
        return *std::move(roles);
    }

    [[nodiscard]] std::vector<EpisodeExtra> extrasOf(const TensorDict& member, const Key& key, const RolloutRoles& roles) const
    {
        const auto isFree = [&](std::string_view name) { return std::ranges::find(roles.keys, name) == roles.keys.end(); };
        std::vector<EpisodeExtra> extras = valuesOf(member, roles);
        if (m_hasAttributes && isFree("attributes")) {
            extras.emplace_back("attributes", [notes = m_notes, place = m_path / key](const Shape& batch) -> Entry {
                return levelOfValues(notes(place).attributes, batch);
            });
        }
        if (!m_bounds.empty() && isFree("bounds")) {
            extras.emplace_back("bounds", [bounds = m_bounds](const Shape& batch) -> Entry {
                auto table = std::make_shared<StoredTable>();
                for (const auto& [name, value] : bounds) {
                    table->append(name, Entry(value.forBatch(batch)));
                }
                return TensorDict(std::make_shared<MappingNode>(batch, DimNames{DimName("time")}, std::nullopt, std::move(table)));
            });
        }
        return extras;
    }

    const Storage& m_stored;
    const TensorDict& m_level;
    const KeyPath& m_path;
    std::vector<KeyPath> m_paths;  ///< of the members, then of the arrays in them that define their steps
    const Layout& m_layout;
    const NotesReader m_notes;
    bool m_hasAttributes = false;  ///< of the first member
    std::vector<std::pair<Key, NonTensor>> m_bounds;
    EpisodeMembers m_made;
};

}  // namespace

EpisodeMembers episodeMembers(const Storage& stored, const TensorDict& level, const KeyPath& path, const std::vector<Key>& keys,
                              const Layout& layout)
{
    Reading reading(stored, level, path, keys, layout);
    for (const Key& key : keys) {
        ProgressScope::step();
        try {
            reading.add(key);
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled) {
                throw;
            }
            if (!layout.isRecognised()) {
                return {};
            }
            reading.leaveOut(key, error.reason());
        }
    }
    return reading.take();
}

}  // namespace tensordesk
