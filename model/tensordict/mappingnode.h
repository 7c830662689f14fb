// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "tensordict/node.h"

#include <functional>
#include <memory>

namespace tensordesk {

/// An ordered list of keys with their entries, shared between a tensordict and the views of it.
/// Entries may be made when first asked for. May be read from any thread.
class EntryTable {
public:
    virtual ~EntryTable() = default;
    [[nodiscard]] virtual std::size_t size() const = 0;
    [[nodiscard]] virtual const Key& key(std::size_t position) const = 0;
    [[nodiscard]] virtual std::optional<std::size_t> find(const Key& key) const = 0;
    [[nodiscard]] virtual Entry entry(std::size_t position) const = 0;
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
    explicit StoredTable(std::shared_ptr<const EntryTable> other);

    void append(Key key, Entry entry);
    void append(Key key, EntryLoader loader);
    void put(const Key& key, Entry entry);
    void erase(const Key& key);

    [[nodiscard]] std::size_t size() const override;
    [[nodiscard]] const Key& key(std::size_t position) const override;
    [[nodiscard]] std::optional<std::size_t> find(const Key& key) const override;
    [[nodiscard]] Entry entry(std::size_t position) const override;

private:
    struct Data;
    std::unique_ptr<Data> m_data;
};

/// The ordinary node: keys to entries. A view is a mapping over a derived table: the base's keys and
/// entries, each transformed when looked at. The table is copied when a structural change meets a
/// table that views share, so a view keeps the keys it was made with.
class MappingNode final : public Node {
public:
    MappingNode(Shape batch, DimNames names, std::optional<at::Device> device,
                std::shared_ptr<EntryTable> table = {});

    [[nodiscard]] std::string typeName() const override { return "TensorDict"; }
    [[nodiscard]] const Shape& batchSize() const override { return m_batch; }
    [[nodiscard]] DimNames names() const override;
    [[nodiscard]] std::optional<at::Device> device() const override { return m_device; }
    [[nodiscard]] bool isLocked() const override { return m_locked; }

    [[nodiscard]] std::size_t count() const override { return m_table->size(); }
    [[nodiscard]] const Key& keyAt(std::size_t position) const override { return m_table->key(position); }
    [[nodiscard]] std::optional<std::size_t> positionOf(const Key& key) const override { return m_table->find(key); }
    [[nodiscard]] Entry entryAt(std::size_t position) const override { return m_table->entry(position); }

    void setBatchSize(Shape batch) override;
    void setNames(DimNames names) override;
    void put(const Key& key, Entry entry) override;
    void erase(const Key& key) override;

    [[nodiscard]] TensorDict at(const BoundIndex& index) const override;
    [[nodiscard]] TensorDict shallowCopy() const override;

    /// A tensordict of this one's keys whose entries pass through `transform` when looked at.
    [[nodiscard]] TensorDict derived(Shape batch, DimNames names, EntryTransform transform) const;

private:
    StoredTable& writableTable();

    Shape m_batch;
    DimNames m_names;
    std::optional<at::Device> m_device;
    bool m_locked = false;
    std::shared_ptr<EntryTable> m_table;
};

}  // namespace tensordesk
