// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/lockstate.h"
#include "model/tensordict/base/snapshot.h"
#include "model/tensordict/tree/tensordict.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// The node behind a TensorDict handle. Storage formats build MappingNodes whose entries open on first access; all other code uses
/// TensorDict.
class Node {
public:
    virtual ~Node() = default;
    Node(const Node&) = delete;
    Node& operator=(const Node&) = delete;

    [[nodiscard]] virtual std::string typeName() const = 0;
    [[nodiscard]] virtual const Shape& batchSize() const = 0;
    [[nodiscard]] virtual DimNames names() const = 0;
    [[nodiscard]] virtual std::optional<at::Device> device() const = 0;
    [[nodiscard]] virtual bool isLocked() const = 0;

    [[nodiscard]] virtual std::size_t count() const = 0;
    [[nodiscard]] virtual Key keyAt(std::size_t position) const = 0;
    [[nodiscard]] virtual std::optional<std::size_t> positionOf(const Key& key) const = 0;
    [[nodiscard]] virtual Entry entryAt(std::size_t position) const = 0;

    virtual void setBatchSize(Shape batch) = 0;
    virtual void setNames(DimNames names) = 0;
    /// Sets the recorded device of this level and of all nested levels. Moves no elements.
    virtual void setDevice(std::optional<at::Device> device) = 0;
    /// Replaces the entry in its position, or appends it. REQUIRES: the caller has checked its shape.
    virtual void put(const Key& key, Entry entry) = 0;
    virtual void erase(const Key& key) = 0;

    /// Locks this level and its nested levels, those not made yet when they are accessed. `above` is the lock of the enclosing
    /// tree, null for the root.
    virtual void lock(const LockToken& above) = 0;
    /// Throws RuntimeError if this level or a nested one is part of another locked tree than `above`.
    virtual void checkUnlockable(const LockToken& above) const = 0;
    /// REQUIRES: checkUnlockable().
    virtual void unlock() = 0;

    [[nodiscard]] virtual TensorDict at(const BoundIndex& index) const = 0;
    /// Applies an index that selects from dims whose size differs between members, so that each member binds it to its own sizes.
    /// Empty for other nodes and indices.
    [[nodiscard]] virtual std::optional<TensorDict> atEach(const Index&) const { return std::nullopt; }
    [[nodiscard]] virtual TensorDict shallowCopy() const = 0;
    /// Returns the level as it was at that snapshot; empty if it has not changed since.
    [[nodiscard]] virtual std::optional<TensorDict> asOf(const std::shared_ptr<const Snapshot>& moment) const = 0;

    /// Returns a counter that grows whenever a key is added or removed in any tensordict. Caches of keys compare it.
    [[nodiscard]] static uint64_t structureEpoch() noexcept { return s_structureEpoch.load(); }

protected:
    Node() = default;
    static void structureChanged() noexcept { ++s_structureEpoch; }

private:
    static inline std::atomic<uint64_t> s_structureEpoch{0};
};

}  // namespace tensordesk
