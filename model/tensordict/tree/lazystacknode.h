// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/node.h"

#include <mutex>

namespace tensordesk {

/// Tensordicts stacked on one of their batch dims without copying. Its keys are those that every
/// member has; entries are stacked when looked at, and what is written to them reaches the members.
class LazyStackNode final : public Node {
public:
    /// RuntimeError if the members' numbers of batch dims differ. `like`: what members would be, where there are none; else of
    /// batch size [].
    LazyStackNode(std::vector<TensorDict> members, int64_t dim, DimName dimName, std::optional<TensorDict> like = {});

    [[nodiscard]] const std::vector<TensorDict>& members() const noexcept { return m_members; }
    [[nodiscard]] int64_t stackDim() const noexcept { return m_dim; }
    [[nodiscard]] const DimName& stackDimName() const noexcept { return m_dimName; }
    /// What members would be, where there are none.
    [[nodiscard]] const std::optional<TensorDict>& like() const noexcept { return m_like; }

    [[nodiscard]] std::string typeName() const override { return "LazyStackedTensorDict"; }
    [[nodiscard]] const Shape& batchSize() const override { return m_batch; }
    [[nodiscard]] DimNames names() const override;
    [[nodiscard]] std::optional<at::Device> device() const override;
    [[nodiscard]] bool isLocked() const override;

    [[nodiscard]] std::size_t count() const override { return keys()->size(); }
    [[nodiscard]] Key keyAt(std::size_t position) const override { return (*keys())[position]; }
    [[nodiscard]] std::optional<std::size_t> positionOf(const Key& key) const override;
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
    [[nodiscard]] std::optional<TensorDict> atEach(const Index& index) const override;
    [[nodiscard]] TensorDict shallowCopy() const override;
    [[nodiscard]] std::optional<TensorDict> asOf(const std::shared_ptr<const Snapshot>& moment) const override;

    /// Puts a member before that at `position`. ValueError if its batch size is not that of the others,
    /// RuntimeError if the stack is locked.
    void insert(std::size_t position, TensorDict member);
    void remove(std::size_t position);

private:
    void checkFree(const DimName& name) const;
    void checkUnlocked() const;
    void checkMembersUnlocked() const;
    [[nodiscard]] std::shared_ptr<const std::vector<Key>> keys() const;

    std::vector<TensorDict> m_members;
    std::optional<TensorDict> m_like;  ///< its batch size and device are those of members, where there are none
    int64_t m_dim;
    DimName m_dimName;
    Shape m_batch;
    LockState m_lock;
    // The common keys, worked out anew when the structure of some tensordict changed.
    mutable std::mutex m_keysMutex;
    mutable std::shared_ptr<const std::vector<Key>> m_keys;
    mutable uint64_t m_keysEpoch = 0;
};

/// The stack of no member, each of which would have the batch size and the device of `like`. A dim out of range is the nearest.
[[nodiscard]] TensorDict stackOfNone(const TensorDict& like, int64_t dim, DimName dimName = {});
/// The stack of other members on the dim of `stack`. REQUIRES: of no members, if `stack` has none.
[[nodiscard]] TensorDict restacked(const TensorDict& stack, std::vector<TensorDict> members);

/// The keys that any member of a lazy stack has, in the order first met; of another tensordict its own.
[[nodiscard]] std::vector<Key> keysOfMembers(const TensorDict& td);
/// The keys that some members of a lazy stack have and others lack, in the order first met; none of another tensordict.
[[nodiscard]] std::vector<Key> exclusiveKeys(const TensorDict& td);
/// True if the level has the key, or, of a lazy stack, one of its members.
[[nodiscard]] bool isSomewhere(const TensorDict& td, const Key& key);
/// True if the level is locked, or, of a lazy stack, one of its members.
[[nodiscard]] bool isSomewhereLocked(const TensorDict& td);

}  // namespace tensordesk
