// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/keylist.h"
#include "model/tensordict/base/snapshot.h"
#include "model/tensordict/tree/entryslot.h"
#include "model/tensordict/tree/tensordict.h"

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>

namespace tensordesk {

/// An ordered list of keys with their entries, shared by a tensordict and its views. Entries may be made on first access. Safe to
/// read from any thread.
class EntryTable {
public:
    EntryTable() = default;
    virtual ~EntryTable() = default;
    EntryTable(const EntryTable&) = delete;
    EntryTable& operator=(const EntryTable&) = delete;

    [[nodiscard]] virtual std::size_t size() const = 0;
    [[nodiscard]] virtual const Key& key(std::size_t position) const = 0;
    [[nodiscard]] virtual std::optional<std::size_t> find(const Key& key) const = 0;
    /// Returns an entry. The reference stays valid until the table changes.
    [[nodiscard]] virtual const Entry& entry(std::size_t position) const = 0;
    /// Returns the entry if it was made already, else null.
    [[nodiscard]] virtual const Entry* made(std::size_t position) const = 0;
    /// False if the entry is opened from its file alone, so that its elements are stored contiguously.
    [[nodiscard]] virtual bool isDerived(std::size_t position) const = 0;
    /// Returns a list that starts with the table's keys and may have further ones.
    [[nodiscard]] virtual std::shared_ptr<const KeyList> keyList() const = 0;
};

/// Opens one stored entry. May throw Error, which makes the entry Broken.
using EntryLoader = std::function<Entry()>;
using EntryTransform = std::function<Entry(const Entry&)>;

/// A table that owns its entries, some of which are not loaded yet.
class StoredTable final : public EntryTable {
public:
    StoredTable();
    ~StoredTable() override;
    /// Makes an empty table that will probably get these keys in this order. It shares the list as long as that holds.
    explicit StoredTable(std::shared_ptr<const KeyList> expected);
    /// Copies any table. Entries that are not made yet are made when they are accessed.
    explicit StoredTable(const std::shared_ptr<const EntryTable>& other);
    /// Returns a copy whose entries are passed through `fork`, also those that are not made yet.
    [[nodiscard]] static std::shared_ptr<StoredTable> fork(const std::shared_ptr<const EntryTable>& other,
                                                           const EntryTransform& fork);

    void append(Key key, Entry entry);
    /// `isDerived`: see EntryTable.
    void append(Key key, EntryLoader loader, bool isDerived = false);
    /// Replaces the entry in its position, or appends it.
    void put(const Key& key, Entry entry);
    void erase(const Key& key);

    [[nodiscard]] std::size_t size() const override;
    [[nodiscard]] const Key& key(std::size_t position) const override;
    [[nodiscard]] std::optional<std::size_t> find(const Key& key) const override;
    [[nodiscard]] const Entry& entry(std::size_t position) const override;
    [[nodiscard]] const Entry* made(std::size_t position) const override;
    [[nodiscard]] bool isDerived(std::size_t position) const override;
    [[nodiscard]] std::shared_ptr<const KeyList> keyList() const override { return m_keys; }

private:
    struct Slot;
    void append(Key key, Slot slot);
    KeyList& ownKeys();

    std::shared_ptr<const KeyList> m_keys;  ///< keys of the slots, possibly followed by further expected keys
    KeyList* m_ownKeys = nullptr;           ///< the same list if it was made here, else null
    mutable std::vector<Slot> m_slots;
    mutable std::mutex m_loading;  ///< guards the loaders; a loader is deleted when its entry is made
};

/// A table with the keys of another one. Each entry is passed through `transform` on first access, with levels as they were when
/// the table was made. Costs nothing per key until then.
class DerivedTable final : public EntryTable {
public:
    DerivedTable(std::shared_ptr<const EntryTable> base, EntryTransform transform);

    [[nodiscard]] std::size_t size() const override { return m_base->size(); }
    [[nodiscard]] const Key& key(std::size_t position) const override { return m_base->key(position); }
    [[nodiscard]] std::optional<std::size_t> find(const Key& key) const override { return m_base->find(key); }
    [[nodiscard]] const Entry& entry(std::size_t position) const override;
    [[nodiscard]] const Entry* made(std::size_t position) const override;
    [[nodiscard]] bool isDerived(std::size_t) const override { return true; }
    [[nodiscard]] std::shared_ptr<const KeyList> keyList() const override { return m_base->keyList(); }

private:
    [[nodiscard]] Entry transformed(const Entry& base) const;
    [[nodiscard]] EntrySlot* slots() const;

    std::shared_ptr<const EntryTable> m_base;
    EntryTransform m_transform;
    std::shared_ptr<const Snapshot> m_moment;
    // Guards the slots, which are made on first access, so that an unused view costs nothing per key.
    mutable std::mutex m_making;
    mutable std::unique_ptr<EntrySlot[]> m_made;
    mutable std::atomic<EntrySlot*> m_slots = nullptr;  ///< points to m_made, to be read without the lock
};

}  // namespace tensordesk
