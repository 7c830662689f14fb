// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/tree/entrytable.h"

#include "model/tensordict/tree/node.h"  // IWYU pragma: keep

namespace tensordesk {

namespace {

/// An error while an entry is opened becomes the entry; a cancellation does not.
template <typename Make>
Entry entryOrBroken(Make&& make)
{
    try {
        return guardingTorch(make);
    } catch (Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        return Broken{error, {}, {}};
    }
}

}  // namespace

struct StoredTable::Slot {
    EntrySlot entry;
    std::shared_ptr<const EntryLoader> load;  ///< null when the entry is there
    bool loadsFork = false;                   ///< its levels are not shared, however often it is called
    bool isDerived = false;
};

StoredTable::StoredTable() : StoredTable(std::make_shared<const KeyList>()) { }

StoredTable::StoredTable(std::shared_ptr<const KeyList> expected) : m_keys(std::move(expected))
{
    m_slots.reserve(m_keys->size());
}

StoredTable::~StoredTable() = default;

StoredTable::StoredTable(const std::shared_ptr<const EntryTable>& other) : StoredTable(other->keyList())
{
    for (std::size_t i = 0; i < other->size(); ++i) {
        if (const Entry* entry = other->made(i)) {
            append(other->key(i), *entry);
        } else {
            append(other->key(i), [other, i] { return other->entry(i); }, other->isDerived(i));
        }
    }
}

std::shared_ptr<StoredTable> StoredTable::fork(const std::shared_ptr<const EntryTable>& other, const EntryTransform& fork)
{
    auto copy = std::make_shared<StoredTable>(other->keyList());
    const auto* const stored = dynamic_cast<const StoredTable*>(other.get());
    for (std::size_t i = 0; i < other->size(); ++i) {
        std::shared_ptr<const EntryLoader> load;
        if (stored && stored->m_slots[i].loadsFork) {
            const std::lock_guard lock(stored->m_loading);
            load = stored->m_slots[i].load;
        }
        if (const Entry* entry = other->made(i)) {
            copy->append(other->key(i), fork(*entry));
        } else if (load) {
            copy->append(other->key(i), Slot{{}, std::move(load), true, other->isDerived(i)});  // not by way of this copy of a copy
        } else {
            auto loader = [other, i, fork] { return fork(other->entry(i)); };
            copy->append(other->key(i),
                         Slot{{}, std::make_shared<const EntryLoader>(std::move(loader)), true, other->isDerived(i)});
        }
    }
    return copy;
}

void StoredTable::append(Key key, Entry entry)
{
    append(std::move(key), Slot{EntrySlot(std::move(entry)), {}});
}

void StoredTable::append(Key key, EntryLoader loader, bool isDerived)
{
    append(std::move(key), Slot{{}, std::make_shared<const EntryLoader>(std::move(loader)), false, isDerived});
}

void StoredTable::append(Key key, Slot slot)
{
    const std::size_t position = m_slots.size();
    if (position == m_keys->size() || m_keys->at(position) != key) {
        KeyList& keys = ownKeys();
        keys.truncate(position);
        keys.append(std::move(key));
    }
    m_slots.push_back(std::move(slot));
}

KeyList& StoredTable::ownKeys()
{
    if (!m_ownKeys || m_keys.use_count() > 1) {
        auto own = std::make_shared<KeyList>(*m_keys);
        m_ownKeys = own.get();
        m_keys = std::move(own);
    }
    return *m_ownKeys;
}

void StoredTable::put(const Key& key, Entry entry)
{
    if (const auto position = find(key)) {
        m_slots[*position] = Slot{EntrySlot(std::move(entry)), {}};
    } else {
        append(key, std::move(entry));
    }
}

void StoredTable::erase(const Key& key)
{
    if (const auto position = find(key)) {
        ownKeys().erase(*position);
        m_slots.erase(m_slots.begin() + static_cast<std::ptrdiff_t>(*position));
    }
}

std::size_t StoredTable::size() const
{
    return m_slots.size();
}

const Key& StoredTable::key(std::size_t position) const
{
    return m_keys->at(position);
}

std::optional<std::size_t> StoredTable::find(const Key& key) const
{
    const auto position = m_keys->find(key);
    return position && *position < m_slots.size() ? position : std::nullopt;
}

const Entry& StoredTable::entry(std::size_t position) const
{
    Slot& slot = m_slots[position];
    if (const Entry* made = slot.entry.get()) {
        return *made;
    }
    std::shared_ptr<const EntryLoader> load;
    {
        const std::lock_guard lock(m_loading);
        load = slot.load;
    }
    if (!load) {
        return *slot.entry.get();  // another thread has just made it
    }
    // Loading reads files, so it runs outside the lock.
    const Entry& entry = slot.entry.fill(entryOrBroken(*load));
    const std::lock_guard lock(m_loading);
    slot.load.reset();
    return entry;
}

const Entry* StoredTable::made(std::size_t position) const
{
    return m_slots[position].entry.get();
}

bool StoredTable::isDerived(std::size_t position) const
{
    return m_slots[position].isDerived;
}

DerivedTable::DerivedTable(std::shared_ptr<const EntryTable> base, EntryTransform transform)
    : m_base(std::move(base)), m_transform(std::move(transform)), m_moment(Snapshot::current())
{
}

EntrySlot* DerivedTable::slots() const
{
    if (EntrySlot* slots = m_slots.load(std::memory_order_acquire)) {
        return slots;
    }
    const std::lock_guard lock(m_making);
    if (!m_made) {
        m_made = std::make_unique<EntrySlot[]>(size());
        m_slots.store(m_made.get(), std::memory_order_release);
    }
    return m_made.get();
}

const Entry& DerivedTable::entry(std::size_t position) const
{
    EntrySlot& slot = slots()[position];
    if (const Entry* made = slot.get()) {
        return *made;
    }
    return slot.fill(entryOrBroken([&] { return transformed(m_base->entry(position)); }));
}

Entry DerivedTable::transformed(const Entry& base) const
{
    if (std::holds_alternative<Broken>(base)) {
        return base;
    }
    const auto* level = std::get_if<TensorDict>(&base);
    if (!level) {
        return m_transform(base);
    }
    // Only levels can have changed since, and only views of levels remember a moment.
    const auto past = level->node()->asOf(m_moment);
    const Snapshot::Scope scope(m_moment);
    return m_transform(past ? Entry(*past) : base);
}

const Entry* DerivedTable::made(std::size_t position) const
{
    const EntrySlot* slots = m_slots.load(std::memory_order_acquire);
    return slots ? slots[position].get() : nullptr;
}

}  // namespace tensordesk
