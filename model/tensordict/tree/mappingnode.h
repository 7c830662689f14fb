// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/entrytable.h"
#include "model/tensordict/tree/node.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace tensordesk {

/// The ordinary node: keys to entries. A view is a mapping over a derived table: the base's keys and
/// entries, each transformed when looked at. The table is copied when a structural change meets a
/// table that views share, so a view keeps the keys it was made with.
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
    /// Gives the entry that stands at `position` now, also when keys have come and gone.
    [[nodiscard]] static EntryLoader loaderAt(const std::shared_ptr<const MappingNode>& node, std::size_t position);

private:
    /// What it was between two changes.
    struct Past {
        uint64_t since, until;  ///< snapshots of later times than the first, up to the second, see it
        Shape batch;
        DimNames names;
        std::shared_ptr<EntryTable> table;
    };

    /// The entry of a table of this node; a level in it is locked as this one is.
    [[nodiscard]] Entry entryOf(const EntryTable& table, std::size_t position) const;
    StoredTable& writableTable();
    void checkUnlocked() const;
    /// Calls `visit` for the levels below that were looked at: others are not made yet.
    void forMadeLevels(const std::function<void(Node&)>& visit) const;
    /// Called before each change: keeps what it is now for the views that may ask for it.
    void keepPast();

    Shape m_batch;
    DimNames m_names;
    std::optional<at::Device> m_device;
    LockState m_lock;
    std::shared_ptr<EntryTable> m_table;
    uint64_t m_changed = 0;  ///< the time of the last change; a level that is only looked at late was there before
    std::vector<Past> m_past;
};

}  // namespace tensordesk
