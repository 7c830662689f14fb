// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/entrytable.h"
#include "model/tensordict/tree/node.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace tensordesk {

/// An ordinary tensordict node: a mapping from keys to entries. A view is a mapping over a derived table: the keys and entries of
/// the base, transformed on access. A structural change copies a table that views share, so that a view keeps the keys with which
/// it was made.
class MappingNode final : public Node {
public:
    MappingNode(Shape batch, DimNames names, std::optional<at::Device> device, std::shared_ptr<EntryTable> table = {});

    [[nodiscard]] std::string typeName() const override { return "TensorDict"; }
    [[nodiscard]] const Shape& batchSize() const override { return m_batch; }
    [[nodiscard]] DimNames names() const override;
    [[nodiscard]] std::optional<at::Device> device() const override { return m_device; }
    [[nodiscard]] bool isLocked() const override { return m_lock.isLocked(); }

    [[nodiscard]] std::size_t count() const override { return m_table->size(); }
    [[nodiscard]] Key keyAt(std::size_t position) const override { return m_table->key(position); }
    [[nodiscard]] std::optional<std::size_t> positionOf(const Key& key) const override { return m_table->find(key); }
    [[nodiscard]] Entry entryAt(std::size_t position) const override;

    void setBatchSize(Shape batch) override;
    void setNames(DimNames names) override;
    void setDevice(std::optional<at::Device> device) override;
    void put(const Key& key, Entry entry) override;
    void erase(const Key& key) override;

    void lock(const LockToken& above) override;
    void checkUnlockable(const LockToken& above) const override;
    void unlock() override;

    [[nodiscard]] TensorDict at(const BoundIndex& index) const override;
    [[nodiscard]] TensorDict shallowCopy() const override;
    [[nodiscard]] std::optional<TensorDict> asOf(const std::shared_ptr<const Snapshot>& moment) const override;

    [[nodiscard]] const std::shared_ptr<EntryTable>& table() const noexcept { return m_table; }
    /// Returns a loader of the entry that is at `position` now, which stays valid when keys are added or removed.
    [[nodiscard]] static EntryLoader loaderAt(const std::shared_ptr<const MappingNode>& node, std::size_t position);

private:
    /// The state of the node between two changes.
    struct Past {
        uint64_t since, until;  ///< seen by snapshots with since < time ≤ until
        Shape batch;
        DimNames names;
        std::shared_ptr<EntryTable> table;
    };

    /// Returns an entry of a table of this node. A tensordict in it is locked if this one is.
    [[nodiscard]] Entry entryOf(const EntryTable& table, std::size_t position) const;
    StoredTable& writableTable();
    void checkUnlocked() const;
    /// Calls `visit` for the nested levels that were accessed; others are not made yet.
    void forMadeLevels(const std::function<void(Node&)>& visit) const;
    /// Stores the current state for views that may need it. Called before each change.
    void keepPast();

    Shape m_batch;
    DimNames m_names;
    std::optional<at::Device> m_device;
    LockState m_lock;
    std::shared_ptr<EntryTable> m_table;
    uint64_t m_changed = 0;  ///< the time of the last change; a level that is accessed later existed before
    std::vector<Past> m_past;
};

}  // namespace tensordesk
