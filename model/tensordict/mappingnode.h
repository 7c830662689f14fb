// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "tensordict/entrytable.h"
#include "tensordict/node.h"

#include <memory>

namespace tensordesk {

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
    [[nodiscard]] Key keyAt(std::size_t position) const override { return m_table->key(position); }
    [[nodiscard]] std::optional<std::size_t> positionOf(const Key& key) const override { return m_table->find(key); }
    [[nodiscard]] Entry entryAt(std::size_t position) const override { return m_table->entry(position); }

    void setBatchSize(Shape batch) override;
    void setNames(DimNames names) override;
    void setLocked(bool locked, bool isBelow) override;
    void setDevice(std::optional<at::Device> device) override;
    void put(const Key& key, Entry entry) override;
    void erase(const Key& key) override;

    [[nodiscard]] TensorDict at(const BoundIndex& index) const override;
    [[nodiscard]] TensorDict shallowCopy() const override;

    [[nodiscard]] const std::shared_ptr<EntryTable>& table() const noexcept { return m_table; }

private:
    StoredTable& writableTable();
    void checkUnlocked() const;

    Shape m_batch;
    DimNames m_names;
    std::optional<at::Device> m_device;
    bool m_locked = false;
    bool m_isLockedFromAbove = false;
    std::shared_ptr<EntryTable> m_table;
};

}  // namespace tensordesk
