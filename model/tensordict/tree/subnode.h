// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/mutations/mutations.h"
#include "model/tensordict/tree/node.h"

namespace tensordesk {

/// A view of a part of another tensordict that can be written through: values and keys set here are set in the parent, where a new
/// key is zero outside the part. It has no names, batch size or lock of its own; setting them throws RuntimeError. Oracle:
/// `_SubTensorDict`.
class SubNode final : public Node {
public:
    /// How nested levels are returned: as parts to write through, or as `td[index]` returns them when it is read.
    enum class Levels : bool { ToWrite, AsRead };

    /// REQUIRES: the batch size of `parent` starts with the one to which `index` is bound.
    SubNode(TensorDict parent, BoundIndex index, Levels levels = Levels::ToWrite);

    [[nodiscard]] const TensorDict& parent() const noexcept { return m_parent; }

    /// Writes an entry into the part: into an existing entry, or as a new entry of the parent that is zero outside the part. `keys`
    /// changes the parent, `elements` this part. Throws RuntimeError if the shape does not broadcast to that of the existing entry,
    /// and ValueError for another kind of entry.
    void write(const KeyPath& path, const Entry& entry, Mutations& keys, Mutations& elements) const;

    /// Returns the same part with Levels::AsRead.
    [[nodiscard]] TensorDict asRead() const;
    /// Returns the part of a shallow copy of the parent.
    [[nodiscard]] TensorDict ofCopy() const;

    [[nodiscard]] std::string typeName() const override { return "TensorDict"; }
    [[nodiscard]] const Shape& batchSize() const override { return m_batch; }
    [[nodiscard]] DimNames names() const override { return m_index.resultNames(m_parent.names()); }
    [[nodiscard]] std::optional<at::Device> device() const override { return m_parent.device(); }
    [[nodiscard]] bool isLocked() const override { return m_parent.isLocked(); }

    [[nodiscard]] std::size_t count() const override { return m_parent.count(); }
    [[nodiscard]] Key keyAt(std::size_t position) const override { return m_parent.keyAt(position); }
    [[nodiscard]] std::optional<std::size_t> positionOf(const Key& key) const override { return m_parent.node()->positionOf(key); }
    [[nodiscard]] Entry entryAt(std::size_t position) const override;

    void setBatchSize(Shape batch) override;
    void setNames(DimNames names) override;
    void setDevice(std::optional<at::Device> device) override;
    void put(const Key& key, Entry entry) override;
    void erase(const Key& key) override { m_parent.erase({key}); }

    void lock(const LockToken& above) override;
    void checkUnlockable(const LockToken&) const override { }
    void unlock() override { }

    [[nodiscard]] TensorDict at(const BoundIndex& index) const override;
    [[nodiscard]] TensorDict shallowCopy() const override;
    [[nodiscard]] std::optional<TensorDict> asOf(const std::shared_ptr<const Snapshot>& moment) const override;

private:
    [[nodiscard]] Leaf writable(const Leaf& leaf) const;
    [[nodiscard]] Entry ofWhole(const Entry& entry) const;

    TensorDict m_parent;
    BoundIndex m_index;
    Shape m_batch;
    Levels m_levels;
};

/// Returns the SubNode behind `td`, also behind a tensorclass; null for any other tensordict.
[[nodiscard]] const SubNode* partNode(const TensorDict& td) noexcept;

/// Returns `td` as reading shows it: for a part, nested levels are the indexed ones, with their own kind, class, keys and lock. Any
/// other tensordict is returned unchanged.
[[nodiscard]] TensorDict asRead(const TensorDict& td);

/// Returns `td[index]` as a part to write through; for a tensorclass, one of its class. Nested levels are ordinary parts.
[[nodiscard]] TensorDict subTensorDict(const TensorDict& td, const Index& index);

}  // namespace tensordesk
