// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/error.h"
#include "model/tensordict/base/keypath.h"
#include "model/tensordict/indices/dimnames.h"
#include "model/tensordict/indices/index.h"
#include "model/tensordict/indices/shape.h"
#include "model/tensordict/leaves/leaf.h"
#include "model/tensordict/values/nontensor.h"

#include <c10/core/Device.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace tensordesk {

class Node;
class TensorDict;

/// An entry that cannot be shown, with the reason. Its siblings still work. Immutable; copies share the reason, so that entries
/// stay small.
class Broken {
public:
    /// `shape` and `dtype`: from the metadata, if known.
    Broken(Error error, std::optional<Shape> shape, std::optional<DType> dtype)
        : m_reason(std::make_shared<const Reason>(Reason{std::move(error), std::move(shape), dtype}))
    {
    }

    [[nodiscard]] const Error& error() const noexcept { return m_reason->error; }
    [[nodiscard]] const std::optional<Shape>& shape() const noexcept { return m_reason->shape; }
    [[nodiscard]] const std::optional<DType>& dtype() const noexcept { return m_reason->dtype; }

private:
    struct Reason {
        Error error;
        std::optional<Shape> shape;
        std::optional<DType> dtype;
    };
    std::shared_ptr<const Reason> m_reason;
};

/// The value of a key.
using Entry = std::variant<Leaf, TensorDict, NonTensor, Broken>;

/// A tensordict: an ordered mapping from keys to leaves, non-tensor values and nested tensordicts, whose shapes all start with its
/// batch size. A handle on a shared node, like at::Tensor: copying it copies no entry, and views share the storage of their base.
/// Indexing and selecting cost nothing per leaf until an entry is accessed, and stored children open on first access. Safe to read
/// from any thread; changing the structure is not safe while others read. Rules and error classes follow Python tensordict 0.15;
/// messages name the whole key path.
class TensorDict {
public:
    /// Makes an empty tensordict. Throws ValueError if the names do not fit the batch.
    explicit TensorDict(Shape batch = {}, DimNames names = {}, std::optional<at::Device> device = {});
    explicit TensorDict(std::shared_ptr<Node> node) : m_node(std::move(node)) { }
    /// Stacks the members on a new batch dim without copying. If their batch sizes differ in a dim, its size is -1. Throws
    /// RuntimeError if the numbers of batch dims differ. `lazyStack({}, 0)` has batch size [0].
    static TensorDict lazyStack(std::vector<TensorDict> members, int64_t dim, DimName dimName = {});
    /// Returns `content` shown as an instance of a tensorclass. `typeName`: the recorded `module.Name`, which is never imported.
    static TensorDict typed(TensorDict content, std::string typeName);

    // ---- metadata -------------------------------------------------------------------------------
    [[nodiscard]] bool isLazyStack() const noexcept;
    /// Returns "TensorDict", "LazyStackedTensorDict", or the name of a tensorclass without its module.
    [[nodiscard]] std::string typeName() const;
    /// Returns the recorded `module.Name` of a tensorclass; empty for plain tensordicts and stacks.
    [[nodiscard]] std::string tensorclass() const;
    [[nodiscard]] const Shape& batchSize() const;
    /// Returns the number of batch dims.
    [[nodiscard]] int64_t dim() const { return static_cast<int64_t>(batchSize().size()); }
    [[nodiscard]] DimNames names() const;  ///< always one per batch dim
    [[nodiscard]] std::optional<at::Device> device() const;
    [[nodiscard]] bool isLocked() const;
    /// Shortens the batch size, or lengthens it if all entries agree. Throws RuntimeError, which names the leaf, if one does not.
    void setBatchSize(Shape batch);
    /// Names the batch dims of this level and the leading dims of all nested levels. Throws ValueError for duplicate names or
    /// another number of them.
    void setNames(DimNames names);
    /// Locks or unlocks this level and all nested levels. A locked level keeps its keys. Throws RuntimeError when a level is
    /// unlocked that was locked as part of a larger tree.
    void setLocked(bool locked);
    /// Sets the recorded device of this level and of all nested levels. Moves no elements.
    void setDevice(std::optional<at::Device> device);

    // ---- entries of this level ------------------------------------------------------------------
    /// Returns the keys in insertion order; for a lazy stack those that all members have.
    [[nodiscard]] std::vector<Key> keys() const;
    [[nodiscard]] std::size_t count() const;
    [[nodiscard]] Key keyAt(std::size_t position) const;
    /// Returns an entry. May open a stored child; if that fails, returns a Broken entry and does not throw.
    [[nodiscard]] Entry entryAt(std::size_t position) const;

    // ---- nested access --------------------------------------------------------------------------
    [[nodiscard]] bool contains(const KeyPath& path) const;
    /// Returns the entry, or nothing. Throws ValueError if the path continues below a leaf.
    [[nodiscard]] std::optional<Entry> find(const KeyPath& path) const;
    /// Returns the entry. Throws KeyError, which lists the present keys and suggests the most similar one. Throws the error of a
    /// Broken entry.
    [[nodiscard]] Entry at(const KeyPath& path) const;
    /// Returns the leaf, or the tensordict, at a path. Throws TypeError if the entry is of another kind.
    [[nodiscard]] Leaf leaf(const KeyPath& path) const;
    [[nodiscard]] TensorDict child(const KeyPath& path) const;

    // ---- structure ------------------------------------------------------------------------------
    /// Stores the entry by reference and creates missing levels. Throws RuntimeError "batch dimension mismatch" if its shape does
    /// not start with the batch size, RuntimeError if locked, and KeyError if the path leads through a leaf.
    void set(const KeyPath& path, Entry entry);
    /// Removes an entry. Throws KeyError if it is missing. A level that becomes empty stays.
    void erase(const KeyPath& path);
    /// Moves the entry to the end of its new level. Throws KeyError if it is missing or if the target exists.
    void rename(const KeyPath& from, const KeyPath& to);
    /// Returns a new tree with the same leaves.
    [[nodiscard]] TensorDict shallowCopy() const;

    // ---- views ----------------------------------------------------------------------------------
    /// Returns `td[index]`. An identity index returns this same object. Throws RuntimeError for a batch size of [].
    [[nodiscard]] TensorDict at(const Index& index) const;
    [[nodiscard]] TensorDict at(const BoundIndex& index) const;
    /// Returns a view with only these nested keys. Throws KeyError if one is missing and `strict`.
    [[nodiscard]] TensorDict select(const std::vector<KeyPath>& keys, bool strict = true) const;
    /// Returns a view without these keys. Unknown keys are ignored, and levels that become empty stay.
    [[nodiscard]] TensorDict exclude(const std::vector<KeyPath>& keys) const;

    // ---- lazy stacks ----------------------------------------------------------------------------
    /// REQUIRES: isLazyStack().
    [[nodiscard]] const std::vector<TensorDict>& members() const;
    [[nodiscard]] int64_t stackDim() const;
    [[nodiscard]] DimName stackDimName() const;
    /// Inserts a member before the one at `position`, by reference. Throws ValueError if its batch size or names differ from the
    /// others', and RuntimeError if the stack is locked.
    void insertMember(std::size_t position, TensorDict member);
    /// Moves the listed keys to the end of this level, in the given order; other keys stay before them. For a lazy stack, does this
    /// in each member. Ignores keys that do not exist.
    void arrange(const std::vector<Key>& keys);

    [[nodiscard]] bool isSame(const TensorDict& other) const noexcept { return m_node == other.m_node; }
    [[nodiscard]] const std::shared_ptr<Node>& node() const noexcept { return m_node; }

private:
    std::shared_ptr<Node> m_node;
};

/// Calls `visit(path, entry)` for every entry nested in `root`, parents before children, in key order. Visits tensordicts too; a
/// lazy stack as one tensordict, not member by member. Opens stored entries.
void forEachEntry(const TensorDict& root, const std::function<void(const KeyPath&, const Entry&)>& visit);

/// Returns the total bytes of all leaves, computed from their shapes.
[[nodiscard]] int64_t totalBytes(const TensorDict& td);

}  // namespace tensordesk
