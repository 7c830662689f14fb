// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "tensordict/snapshot.h"
#include "tensordict/tensordict.h"

#include <functional>
#include <memory>
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
    [[nodiscard]] virtual Entry entry(std::size_t position) const = 0;
    /// The entry if it was made already.
    [[nodiscard]] virtual std::optional<Entry> made(std::size_t position) const = 0;
};

/// Opens one stored entry. It may throw Error: the entry is then Broken.
using EntryLoader = std::function<Entry()>;
using EntryTransform = std::function<Entry(const Entry&)>;

/// A table that owns its entries, some of them still to be loaded.
class StoredTable final : public EntryTable {
public:
    StoredTable();
    ~StoredTable() override;
    /// An own copy of any table; entries not yet made stay unmade.
    explicit StoredTable(const std::shared_ptr<const EntryTable>& other);

    void append(Key key, Entry entry);
    void append(Key key, EntryLoader loader);
    /// Replaces the entry in its place, or appends it.
    void put(const Key& key, Entry entry);
    void erase(const Key& key);

    [[nodiscard]] std::size_t size() const override;
    [[nodiscard]] const Key& key(std::size_t position) const override;
    [[nodiscard]] std::optional<std::size_t> find(const Key& key) const override;
    [[nodiscard]] Entry entry(std::size_t position) const override;
    [[nodiscard]] std::optional<Entry> made(std::size_t position) const override;

private:
    struct Data;
    std::unique_ptr<Data> m_data;
};

/// The keys of another table; each entry passes through `transform` when first looked at: levels as they
/// were when the table was made. Costs nothing per key until then.
class DerivedTable final : public EntryTable {
public:
    DerivedTable(std::shared_ptr<const EntryTable> base, EntryTransform transform);
    ~DerivedTable() override;

    [[nodiscard]] std::size_t size() const override { return m_base->size(); }
    [[nodiscard]] const Key& key(std::size_t position) const override { return m_base->key(position); }
    [[nodiscard]] std::optional<std::size_t> find(const Key& key) const override { return m_base->find(key); }
    [[nodiscard]] Entry entry(std::size_t position) const override;
    [[nodiscard]] std::optional<Entry> made(std::size_t position) const override;

private:
    struct Cache;
    std::shared_ptr<const EntryTable> m_base;
    EntryTransform m_transform;
    std::shared_ptr<const Snapshot> m_moment;
    std::unique_ptr<Cache> m_cache;
};

}  // namespace tensordesk
