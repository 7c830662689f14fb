// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/mutations/mutations.h"
#include "model/tensordict/tree/node.h"

namespace tensordesk {

/// A part of another tensordict to write through: values and keys that are set here are set there. A new key is zero
/// there outside the part. It has no names, batch size and lock of its own: RuntimeError for setting them.
class SubNode final : public Node {
public:
    /// How its levels are seen: as parts to write through, or as reading gives them, indexed as any tensordict is.
    enum class Levels : bool { ToWrite, AsRead };

    /// REQUIRES: the batch size of `parent` starts with that which `index` is bound to.
    SubNode(TensorDict parent, BoundIndex index, Levels levels = Levels::ToWrite);

    [[nodiscard]] const TensorDict& parent() const noexcept { return m_parent; }

    /// Writes an entry into the part: into the elements of one that is there, or as a new one of the parent, which is zero
    /// outside the part. `keys` acts on the parent, `elements` on this part. RuntimeError for a shape that does not
    /// broadcast to the one there is, ValueError for another kind.
    void write(const KeyPath& path, const Entry& entry, Mutations& keys, Mutations& elements) const;

    /// What tells the same, whose levels are as read.
    [[nodiscard]] TensorDict asRead() const;
    /// The part of a shallow copy of the parent.
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

/// The part that `td` is, also as an instance of a tensorclass; null for any other.
[[nodiscard]] const SubNode* partNode(const TensorDict& td) noexcept;

/// What reading `td` shows. Of a part, a level is what an index gives of it: of its own kind and class, with keys and a lock
/// of its own. Anything else is itself.
[[nodiscard]] TensorDict asRead(const TensorDict& td);

/// `td[index]` to write through; of an instance of a tensorclass, one of its class. The levels below are plain parts.
[[nodiscard]] TensorDict subTensorDict(const TensorDict& td, const Index& index);

}  // namespace tensordesk
