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

/// An ordered list of keys with their entries, shared between a tensordict and the views of it.
/// Entries may be made when first asked for. May be read from any thread.
class EntryTable {
public:
    EntryTable() = default;
    virtual ~EntryTable() = default;
    EntryTable(const EntryTable&) = delete;
    EntryTable& operator=(const EntryTable&) = delete;

    [[nodiscard]] virtual std::size_t size() const = 0;
    [[nodiscard]] virtual const Key& key(std::size_t position) const = 0;
    [[nodiscard]] virtual std::optional<std::size_t> find(const Key& key) const = 0;
    /// Stays where it is until the table changes.
    [[nodiscard]] virtual const Entry& entry(std::size_t position) const = 0;
    /// The entry if it was made already, else null.
    [[nodiscard]] virtual const Entry* made(std::size_t position) const = 0;
    /// False for an entry that is made from its file alone: its elements lie there one behind the other.
    [[nodiscard]] virtual bool isDerived(std::size_t position) const = 0;
    /// The keys, perhaps with further ones behind them.
    [[nodiscard]] virtual std::shared_ptr<const KeyList> keyList() const = 0;
};

/// Opens one stored entry. It may throw Error: the entry is then Broken.
using EntryLoader = std::function<Entry()>;
using EntryTransform = std::function<Entry(const Entry&)>;

/// A table that owns its entries, some of them still to be loaded.
class StoredTable final : public EntryTable {
public:
    StoredTable();
    ~StoredTable() override;
    /// An empty one that will most likely get these keys in this order: as long as it does, it shares them.
    explicit StoredTable(std::shared_ptr<const KeyList> expected);
    /// An own copy of any table; entries not yet made stay unmade.
    explicit StoredTable(const std::shared_ptr<const EntryTable>& other);
    /// A copy whose entries went through `fork`; those not yet made will when they are.
    [[nodiscard]] static std::shared_ptr<StoredTable> fork(const std::shared_ptr<const EntryTable>& other,
                                                           const EntryTransform& fork);

    void append(Key key, Entry entry);
    /// `isDerived`: see there.
    void append(Key key, EntryLoader loader, bool isDerived = false);
    /// Replaces the entry in its place, or appends it.
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

    std::shared_ptr<const KeyList> m_keys;  ///< of the slots, and perhaps of further ones expected
    KeyList* m_ownKeys = nullptr;           ///< the same if it was made here
    mutable std::vector<Slot> m_slots;
    mutable std::mutex m_loading;  ///< guards the loaders: one is dropped when its entry is there
};

/// The keys of another table; each entry passes through `transform` when first looked at: levels as they
/// were when the table was made. Costs nothing per key until then.
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
    // Made when the first entry is looked at: a view that nobody looks at costs nothing per key.
    mutable std::mutex m_making;
    mutable std::unique_ptr<EntrySlot[]> m_made;
    mutable std::atomic<EntrySlot*> m_slots = nullptr;  ///< m_made, to be read without the lock
};

}  // namespace tensordesk
