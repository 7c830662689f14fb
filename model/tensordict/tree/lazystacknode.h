// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/node.h"

#include <mutex>

namespace tensordesk {

/// Tensordicts stacked on one of their batch dims without copying. Its keys are those that all members have. Entries are stacked on
/// access, and writes to them go through to the members.
class LazyStackNode final : public Node {
public:
    /// Throws RuntimeError if the numbers of batch dims of the members differ. `like`: the template for members of an empty stack;
    /// without it such a stack has batch size [].
    LazyStackNode(std::vector<TensorDict> members, int64_t dim, DimName dimName, std::optional<TensorDict> like = {});

    [[nodiscard]] const std::vector<TensorDict>& members() const noexcept { return m_members; }
    [[nodiscard]] int64_t stackDim() const noexcept { return m_dim; }
    [[nodiscard]] const DimName& stackDimName() const noexcept { return m_dimName; }
    /// Returns the template for members of an empty stack.
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

    /// Inserts a member before the one at `position`. Throws ValueError if its batch size differs from the others', and
    /// RuntimeError if the stack is locked.
    void insert(std::size_t position, TensorDict member);
    /// Removes a member. Throws RuntimeError if the stack is locked.
    void remove(std::size_t position);

private:
    void checkFree(const DimName& name) const;
    void checkUnlocked() const;
    void checkMembersUnlocked() const;
    [[nodiscard]] std::shared_ptr<const std::vector<Key>> keys() const;

    std::vector<TensorDict> m_members;
    std::optional<TensorDict> m_like;  ///< defines batch size and device of members if there are none
    int64_t m_dim;
    DimName m_dimName;
    Shape m_batch;
    LockState m_lock;
    // Guards the common keys, which are recomputed after the structure of any tensordict changed.
    mutable std::mutex m_keysMutex;
    mutable std::shared_ptr<const std::vector<Key>> m_keys;
    mutable uint64_t m_keysEpoch = 0;
};

/// Returns an empty stack whose members would have the batch size and device of `like`. A dim out of range is clamped.
[[nodiscard]] TensorDict stackOfNone(const TensorDict& like, int64_t dim, DimName dimName = {});
/// Returns a stack of other members on the dim of `stack`. REQUIRES: if `stack` has no members, neither has the result.
[[nodiscard]] TensorDict restacked(const TensorDict& stack, std::vector<TensorDict> members);

/// Returns the keys that any member of a lazy stack has, in order of first occurrence; for another tensordict its keys.
[[nodiscard]] std::vector<Key> keysOfMembers(const TensorDict& td);
/// Returns the keys that some but not all members of a lazy stack have, in order of first occurrence; none for another tensordict.
[[nodiscard]] std::vector<Key> exclusiveKeys(const TensorDict& td);
/// True if the level, or for a lazy stack one of its members, has the key.
[[nodiscard]] bool isSomewhere(const TensorDict& td, const Key& key);
/// True if the level, or for a lazy stack one of its members, is locked.
[[nodiscard]] bool isSomewhereLocked(const TensorDict& td);

}  // namespace tensordesk
