// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/message.h"
#include "model/tensordict/tree/tensordict.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <variant>
#include <vector>

namespace tensordesk {

/// Batch size and names of the level at `path`.
struct LevelDims {
    KeyPath path;
    Shape batch;
    DimNames names;
};

// Note [Kinds of mutations] A mutation is one change of a tensordict as plain data. Each kind is a struct with the path that it
// changes. Operations on mutations are visitors with one overload per kind: applyTo() and toText() below, and in the document the
// operations that undo and save one. To add a kind, add a struct here, a row of Mutation, and the overloads that the compiler
// reports as missing.

/// Copies `value` into `target`, a leaf or an indexed part of the leaf at `path`, broadcast and cast to its dtype.
struct Assign {
    KeyPath path;
    Leaf target;
    at::Tensor value;
};

/// Adds or replaces an entry; see TensorDict::set.
struct Set {
    KeyPath path;
    Entry entry;
};

struct Erase {
    KeyPath path;
};

struct Rename {
    KeyPath path, to;
};

/// Reorders the keys of the level at `path`; see TensorDict::arrange.
struct Arrange {
    KeyPath path;
    std::vector<Key> keys;
};

/// Names the batch dims of the level at `path` and of the levels nested in it.
struct SetNames {
    KeyPath path;
    DimNames names;
};

/// Sets the batch size of the level at `path`; see TensorDict::setBatchSize.
struct SetBatchSize {
    KeyPath path;
    Shape batch;
    /// The resulting state of that level and of the levels nested in it, parents before children, if it is known because a change
    /// is undone. The levels then become exactly that.
    std::vector<LevelDims> levels = {};
};

/// Locks or unlocks the level at `path` and the levels nested in it.
struct SetLocked {
    KeyPath path;
    bool isLocked;
};

/// Sets the device of the level at `path` without moving elements; see TensorDict::setDevice.
struct SetDevice {
    KeyPath path;
    std::optional<at::Device> device;
};

/// Inserts a member into the lazy stack at `path`, before the member at `position`.
struct InsertMember {
    KeyPath path;
    std::size_t position;
    TensorDict member;
};

/// Removes the member at `position` from the lazy stack at `path`; undoes InsertMember.
struct RemoveMember {
    KeyPath path;
    std::size_t position;
};

using Mutation =
    std::variant<Assign, Set, Erase, Rename, Arrange, SetNames, SetBatchSize, SetLocked, SetDevice, InsertMember, RemoveMember>;

/// Returns the path of the changed entry or level.
[[nodiscard]] const KeyPath& pathOf(const Mutation& mutation);

/// Returns the mutation with each of its paths replaced by `place(path)`.
[[nodiscard]] Mutation relocated(const Mutation& mutation, const std::function<KeyPath(const KeyPath&)>& place);
/// Returns the mutation for the parent tree, in which its tensordict is at `prefix`.
[[nodiscard]] Mutation relocated(const Mutation& mutation, const KeyPath& prefix);

/// Returns the mutation without the values that Assign writes, for a list of past changes.
[[nodiscard]] Mutation withoutValue(Mutation mutation);

/// Applies a mutation to `root` at once. Checks everything first and changes nothing if it throws.
void applyTo(TensorDict root, const Mutation& mutation);

/// Returns a scalar as Python prints it, or the shape of a larger tensor. Reads the scalar.
[[nodiscard]] Message valueText(const at::Tensor& value);
/// Returns the mutation as Python source: `td["reward"] = 0.5`, `del td["done"]`. Reads the value of Assign.
[[nodiscard]] Message toText(const Mutation& mutation);

}  // namespace tensordesk
