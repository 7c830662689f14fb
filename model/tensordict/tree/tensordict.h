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

/// A part of a stored tensordict that cannot be shown, with the reason. Its siblings work. Immutable; copies
/// share the reason, so that the entries beside it stay small.
class Broken {
public:
    /// `shape` and `dtype` as the metadata state them, where they do.
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

/// What stands under a key.
using Entry = std::variant<Leaf, TensorDict, NonTensor, Broken>;

/// A tensordict: an ordered mapping of keys to leaves, non-tensor values and further tensordicts, all
/// of whose shapes start with its batch size. A value handle over a shared node, as at::Tensor is:
/// copying it copies no entry, and views share their base's storage. Indexing and selecting cost
/// nothing per leaf until an entry is looked at. Stored children are opened when first looked at.
/// Reading is safe from any thread; changing the structure is not, while others read.
/// Rules and error classes: Python tensordict 0.15; messages name the whole key path.
class TensorDict {
public:
    /// An empty tensordict. ValueError if the names do not fit.
    explicit TensorDict(Shape batch = {}, DimNames names = {}, std::optional<at::Device> device = {});
    explicit TensorDict(std::shared_ptr<Node> node) : m_node(std::move(node)) { }
    /// Members by reference, stacked on a new batch dim. Batch sizes may differ (-1); RuntimeError if
    /// their ranks do. `lazyStack({}, 0)` has batch size [0].
    static TensorDict lazyStack(std::vector<TensorDict> members, int64_t dim, DimName dimName = {});
    /// `content` shown as an instance of a tensorclass (`module.Name`, as recorded, never imported).
    static TensorDict typed(TensorDict content, std::string typeName);

    // ---- metadata -------------------------------------------------------------------------------
    [[nodiscard]] bool isLazyStack() const noexcept;
    /// "TensorDict", "LazyStackedTensorDict", or the name of a tensorclass without its module.
    [[nodiscard]] std::string typeName() const;
    /// The recorded `module.Name` of a tensorclass; empty for plain tensordicts and stacks.
    [[nodiscard]] std::string tensorclass() const;
    [[nodiscard]] const Shape& batchSize() const;
    /// The number of batch dims.
    [[nodiscard]] int64_t dim() const { return static_cast<int64_t>(batchSize().size()); }
    [[nodiscard]] DimNames names() const;  ///< always one a batch dim
    [[nodiscard]] std::optional<at::Device> device() const;
    [[nodiscard]] bool isLocked() const;
    /// Shortens it, or lengthens it if all entries agree. RuntimeError names the leaf that does not.
    void setBatchSize(Shape batch);
    /// Names this level's dims and the leading dims of all levels below. ValueError.
    void setNames(DimNames names);
    /// Locks or unlocks this level and all below: a locked one keeps its keys. RuntimeError for unlocking a
    /// level that was locked with one above it.
    void setLocked(bool locked);
    /// What this level and all below say of their device; moves nothing.
    void setDevice(std::optional<at::Device> device);

    // ---- entries of this level ------------------------------------------------------------------
    /// The keys in insertion order; of a lazy stack those that all members have.
    [[nodiscard]] std::vector<Key> keys() const;
    [[nodiscard]] std::size_t count() const;
    [[nodiscard]] Key keyAt(std::size_t position) const;
    /// May open a stored child; a failure there is a Broken entry, never a throw.
    [[nodiscard]] Entry entryAt(std::size_t position) const;

    // ---- nested access --------------------------------------------------------------------------
    [[nodiscard]] bool contains(const KeyPath& path) const;
    /// The entry, or nothing. ValueError if the path goes on below a leaf.
    [[nodiscard]] std::optional<Entry> find(const KeyPath& path) const;
    /// The entry. KeyError lists the keys present and suggests the nearest; a Broken entry throws its
    /// error.
    [[nodiscard]] Entry at(const KeyPath& path) const;
    /// The leaf, or the tensordict, that a path must lead to: TypeError else.
    [[nodiscard]] Leaf leaf(const KeyPath& path) const;
    [[nodiscard]] TensorDict child(const KeyPath& path) const;

    // ---- structure ------------------------------------------------------------------------------
    /// Stores the entry by reference, creating missing levels. RuntimeError "batch dimension mismatch"
    /// if its shape does not start with the batch size, RuntimeError if locked, KeyError through a leaf.
    void set(const KeyPath& path, Entry entry);
    /// KeyError if missing. An emptied level stays.
    void erase(const KeyPath& path);
    /// Moves the entry to the end of its new level. KeyError if missing, or if the target exists.
    void rename(const KeyPath& from, const KeyPath& to);
    /// A new tree of the same leaves.
    [[nodiscard]] TensorDict shallowCopy() const;

    // ---- views ----------------------------------------------------------------------------------
    /// `td[index]`. An identity index gives this same object. RuntimeError for a batch of [].
    [[nodiscard]] TensorDict at(const Index& index) const;
    [[nodiscard]] TensorDict at(const BoundIndex& index) const;
    /// Only these nested keys. KeyError if one is missing and `strict`.
    [[nodiscard]] TensorDict select(const std::vector<KeyPath>& keys, bool strict = true) const;
    /// All but these; unknown ones are ignored, emptied levels stay.
    [[nodiscard]] TensorDict exclude(const std::vector<KeyPath>& keys) const;

    // ---- lazy stacks ----------------------------------------------------------------------------
    /// REQUIRES: isLazyStack().
    [[nodiscard]] const std::vector<TensorDict>& members() const;
    [[nodiscard]] int64_t stackDim() const;
    [[nodiscard]] DimName stackDimName() const;
    /// Puts a member before that at `position`, by reference. ValueError if its batch size or its names are not
    /// those of the others, RuntimeError if the stack is locked.
    void insertMember(std::size_t position, TensorDict member);
    /// Brings the keys of this level, of a lazy stack those of its members, into this order. Keys that are not there are
    /// passed over, and those not named stay in front of the ones moved.
    void arrange(const std::vector<Key>& keys);

    [[nodiscard]] bool isSame(const TensorDict& other) const noexcept { return m_node == other.m_node; }
    [[nodiscard]] const std::shared_ptr<Node>& node() const noexcept { return m_node; }

private:
    std::shared_ptr<Node> m_node;
};

/// Calls `visit(path, entry)` for every entry below `root`, parents before children, in key order.
/// Opens stored children. Tensordicts are visited too; members of lazy stacks are not.
void forEachEntry(const TensorDict& root, const std::function<void(const KeyPath&, const Entry&)>& visit);

/// Bytes of all leaves, from their shapes alone.
[[nodiscard]] int64_t totalBytes(const TensorDict& td);

}  // namespace tensordesk
