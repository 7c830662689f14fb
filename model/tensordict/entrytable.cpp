// SPDX-License-Identifier: BSD-3-Clause
#include "tensordict/entrytable.h"

#include "tensordict/node.h"

#include <algorithm>
#include <mutex>
#include <unordered_map>

namespace tensordesk {

namespace {

/// A failure while an entry is opened is what stands under its key.
template <typename Make>
Entry entryOrBroken(Make&& make)
{
    try {
        return make();
    } catch (Error& error) {
        return Broken{error, {}, {}};
    } catch (const std::exception& error) {
        return Broken{Error(ErrorKind::Internal, error.what()), {}, {}};
    }
}

}  // namespace

struct StoredTable::Data {
    struct Slot {
        Key key;
        std::variant<Entry, EntryLoader> content;
    };
    // The lock covers slots while a loader may fill them in; structure changes only between readers.
    mutable std::mutex mutex;
    std::vector<Slot> slots;
    std::unordered_map<Key, std::size_t> positions;

    void append(Key key, std::variant<Entry, EntryLoader> content)
    {
        positions.emplace(key, slots.size());
        slots.push_back({std::move(key), std::move(content)});
    }
};

StoredTable::StoredTable() : m_data(std::make_unique<Data>()) {}

StoredTable::~StoredTable() = default;

StoredTable::StoredTable(const std::shared_ptr<const EntryTable>& other) : StoredTable()
{
    for (std::size_t i = 0; i < other->size(); ++i) {
        if (auto entry = other->made(i)) {
            append(other->key(i), *std::move(entry));
        } else {
            append(other->key(i), [other, i] { return other->entry(i); });
        }
    }
}

void StoredTable::append(Key key, Entry entry)
{
    m_data->append(std::move(key), std::move(entry));
}

void StoredTable::append(Key key, EntryLoader loader)
{
    m_data->append(std::move(key), std::move(loader));
}

void StoredTable::put(const Key& key, Entry entry)
{
    if (const auto position = find(key)) {
        const std::lock_guard lock(m_data->mutex);
        m_data->slots[*position].content = std::move(entry);
    } else {
        append(key, std::move(entry));
    }
}

void StoredTable::erase(const Key& key)
{
    const auto found = m_data->positions.find(key);
    if (found == m_data->positions.end()) {
        return;
    }
    m_data->slots.erase(m_data->slots.begin() + static_cast<std::ptrdiff_t>(found->second));
    m_data->positions.clear();
    for (std::size_t i = 0; i < m_data->slots.size(); ++i) {
        m_data->positions.emplace(m_data->slots[i].key, i);
    }
}

std::size_t StoredTable::size() const
{
    return m_data->slots.size();
}

const Key& StoredTable::key(std::size_t position) const
{
    return m_data->slots[position].key;
}

std::optional<std::size_t> StoredTable::find(const Key& key) const
{
    const auto found = m_data->positions.find(key);
    return found == m_data->positions.end() ? std::nullopt : std::optional(found->second);
}

Entry StoredTable::entry(std::size_t position) const
{
    auto& slot = m_data->slots[position];
    EntryLoader load;
    {
        const std::lock_guard lock(m_data->mutex);
        if (const auto* entry = std::get_if<Entry>(&slot.content)) {
            return *entry;
        }
        load = std::get<EntryLoader>(slot.content);
    }
    // Loading reads files, so it runs outside the lock; of two threads that load, the first one's
    // entry stays, for handles on one child must be the same.
    Entry loaded = entryOrBroken(load);
    const std::lock_guard lock(m_data->mutex);
    if (const auto* entry = std::get_if<Entry>(&slot.content)) {
        return *entry;
    }
    slot.content = loaded;
    return loaded;
}

std::optional<Entry> StoredTable::made(std::size_t position) const
{
    const std::lock_guard lock(m_data->mutex);
    const auto* entry = std::get_if<Entry>(&m_data->slots[position].content);
    return entry ? std::optional(*entry) : std::nullopt;
}

struct DerivedTable::Cache {
    std::mutex mutex;
    std::vector<std::optional<Entry>> entries;
};

DerivedTable::DerivedTable(std::shared_ptr<const EntryTable> base, EntryTransform transform)
    : m_base(std::move(base)), m_transform(std::move(transform)), m_moment(Snapshot::current()),
      m_cache(std::make_unique<Cache>())
{
}

DerivedTable::~DerivedTable() = default;

Entry DerivedTable::entry(std::size_t position) const
{
    {
        const std::lock_guard lock(m_cache->mutex);
        if (m_cache->entries.empty()) {
            m_cache->entries.resize(m_base->size());
        }
        if (const auto& made = m_cache->entries[position]) {
            return *made;
        }
    }
    Entry made = entryOrBroken([&] {
        Entry base = m_base->entry(position);
        if (std::holds_alternative<Broken>(base)) {
            return base;
        }
        if (const auto* level = std::get_if<TensorDict>(&base)) {
            if (auto past = level->node()->asOf(m_moment)) {
                base = *std::move(past);
            }
        }
        const Snapshot::Scope scope(m_moment);
        return m_transform(base);
    });
    const std::lock_guard lock(m_cache->mutex);
    auto& slot = m_cache->entries[position];
    if (!slot) {
        slot = std::move(made);
    }
    return *slot;
}

std::optional<Entry> DerivedTable::made(std::size_t position) const
{
    const std::lock_guard lock(m_cache->mutex);
    return m_cache->entries.empty() ? std::nullopt : m_cache->entries[position];
}

}  // namespace tensordesk
