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

// Note [Kinds of mutations]
// A mutation is one change of a tensordict as plain data. Each kind is a struct of its own with the path that it is about;
// what can be done with mutations is a visitor with an overload for each: applyTo() and toText() below, in the document
// what takes a mutation back and what it does to a file. A new kind is a struct here, a row of Mutation, and the overloads
// that the compiler then misses.

/// Copies `value` into `target`, a leaf or an indexed part of the leaf at `path`; broadcast and cast to its dtype.
struct Assign {
    KeyPath path;
    Leaf target;
    at::Tensor value;
};

/// Adds or replaces an entry, as TensorDict::set.
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

/// As TensorDict::arrange of the level at `path`.
struct Arrange {
    KeyPath path;
    std::vector<Key> keys;
};

/// Names the batch dims of the level at `path` and of those below.
struct SetNames {
    KeyPath path;
    DimNames names;
};

/// As TensorDict::setBatchSize of the level at `path`.
struct SetBatchSize {
    KeyPath path;
    Shape batch;
    /// What that level and those below are then, parents before children, where that is known from having been so: they
    /// become exactly that.
    std::vector<LevelDims> levels = {};
};

struct SetLocked {
    KeyPath path;
    bool isLocked;
};

/// As TensorDict::setDevice of the level at `path`: moves no elements.
struct SetDevice {
    KeyPath path;
    std::optional<at::Device> device;
};

/// Puts a member into the lazy stack at `path`, before that at `position`.
struct InsertMember {
    KeyPath path;
    std::size_t position;
    TensorDict member;
};

/// Takes the member at `position` out of the lazy stack at `path`: what takes InsertMember back.
struct RemoveMember {
    KeyPath path;
    std::size_t position;
};

using Mutation =
    std::variant<Assign, Set, Erase, Rename, Arrange, SetNames, SetBatchSize, SetLocked, SetDevice, InsertMember, RemoveMember>;

/// Where it acts: the entry or the level that it is about.
[[nodiscard]] const KeyPath& pathOf(const Mutation& mutation);

/// The same change of a tensordict in which everything lies where `place` says: a path in, a path out.
[[nodiscard]] Mutation relocated(const Mutation& mutation, const std::function<KeyPath(const KeyPath&)>& place);
/// The same change of a tensordict that has this one at `prefix`.
[[nodiscard]] Mutation relocated(const Mutation& mutation, const KeyPath& prefix);

/// The mutation without the elements that Assign writes: what a list of what was done keeps.
[[nodiscard]] Mutation withoutValue(Mutation mutation);

/// Changes `root` at once. Checks everything first and changes nothing when it throws.
void applyTo(TensorDict root, const Mutation& mutation);

/// A scalar as Python shows it; of anything larger the shape. Reads it.
[[nodiscard]] Message valueText(const at::Tensor& value);
/// As a person reads it: `td["reward"] = 0.5`, `del td["done"]`. Reads the value that Assign writes.
[[nodiscard]] Message toText(const Mutation& mutation);

}  // namespace tensordesk
