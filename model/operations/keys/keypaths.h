// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <functional>
#include <vector>

namespace tensordesk {

/// Defines which entries are leaves. Keys nested in a leaf are not listed.
enum class LeafRule {
    Tensors,        ///< all entries except tensordicts; with leavesOnly, only tensors are listed
    NonTensors,     ///< the same, but non-tensor entries are leaves like tensors
    Tensorclasses,  ///< as NonTensors, and an instance of a tensorclass is one leaf
};

/// A custom rule: true if entries of a class, as className() names it, are leaves.
using LeafPredicate = std::function<bool(const std::string& className)>;

struct KeyOptions {
    bool nested = false;      ///< keys of all levels; otherwise only of the root
    bool leavesOnly = false;  ///< no levels
    LeafRule leaves = LeafRule::Tensors;
    LeafPredicate isLeaf = {};   ///< replaces `leaves`
    bool sorted = false;         ///< by path, with keys joined by dots; otherwise in key order
    bool childrenFirst = false;  ///< a level follows its content; otherwise precedes it
};

/// Returns the keys of `td`. Opens stored levels if `nested`.
[[nodiscard]] std::vector<KeyPath> keyPaths(const TensorDict& td, const KeyOptions& options);

/// Returns keyPaths() with their entries. Throws the error of an entry that cannot be read.
[[nodiscard]] std::vector<std::pair<KeyPath, Entry>> keyedEntries(const TensorDict& td, const KeyOptions& options);

/// Returns the leaf at a key; empty if there is none, or the path continues below one.
[[nodiscard]] std::optional<Leaf> leafAt(const TensorDict& td, const KeyPath& key);

/// True if there is no tensor and no non-tensor at any depth. Ignores empty levels, and non-tensors in lazy stacks.
[[nodiscard]] bool isEmpty(const TensorDict& td);
/// As isEmpty(), but non-tensors in lazy stacks count.
[[nodiscard]] bool hasNoLeaf(const TensorDict& td);
/// Returns the greatest nesting depth of a tensor or non-tensor; 0 if all are in the root.
[[nodiscard]] int64_t depthOf(const TensorDict& td);
/// Returns the number of elements of all tensors; for a lazy stack of those of its members.
[[nodiscard]] int64_t parameterCount(const TensorDict& td);
/// Returns the dtype of all tensors; empty if they differ or there are none.
[[nodiscard]] std::optional<DType> commonDType(const TensorDict& td);

/// Returns Python's name for the class of an entry: "Tensor", "TensorDict", "NonTensorData" … Throws the error of a Broken one.
[[nodiscard]] std::string className(const Entry& entry);
/// Returns the shape of an entry, -1 for a ragged dim. Throws KeyError.
[[nodiscard]] Shape entryShape(const TensorDict& td, const KeyPath& path);

}  // namespace tensordesk
