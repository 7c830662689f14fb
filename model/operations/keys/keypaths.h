// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <functional>
#include <vector>

namespace tensordesk {

/// Which entries count as leaves, so that no key below them is listed.
enum class LeafRule {
    Tensors,        ///< all but tensordicts; non-tensor entries are no leaves where only leaves are asked for
    NonTensors,     ///< the same, but non-tensor entries are leaves like tensors
    Tensorclasses,  ///< as NonTensors, and an instance of a tensorclass is one leaf
};

/// A rule of one's own: whether entries of a class, as className() says it, are leaves.
using LeafPredicate = std::function<bool(const std::string& className)>;

struct KeyOptions {
    bool nested = false;      ///< keys of all levels; else of the root alone
    bool leavesOnly = false;  ///< no levels
    LeafRule leaves = LeafRule::Tensors;
    LeafPredicate isLeaf = {};   ///< in place of `leaves`
    bool sorted = false;         ///< by the keys of a path joined by dots; else in key order
    bool childrenFirst = false;  ///< a level stands behind what is in it; else before it
};

/// The keys of `td`. Opens stored levels if `nested`.
[[nodiscard]] std::vector<KeyPath> keyPaths(const TensorDict& td, const KeyOptions& options);

/// keyPaths() with their entries. The error of a broken one is thrown.
[[nodiscard]] std::vector<std::pair<KeyPath, Entry>> keyedEntries(const TensorDict& td, const KeyOptions& options);

/// The leaf at a key; nothing where there is none, or the path goes on below one.
[[nodiscard]] std::optional<Leaf> leafAt(const TensorDict& td, const KeyPath& key);

/// True if there is no tensor and no value at any depth: empty levels do not count, nor do values in lazy stacks.
[[nodiscard]] bool isEmpty(const TensorDict& td);
/// isEmpty() where values in lazy stacks do count.
[[nodiscard]] bool hasNoLeaf(const TensorDict& td);
/// The number of levels below the root that hold a tensor or a value.
[[nodiscard]] int64_t depthOf(const TensorDict& td);
/// The elements of all tensors; of a lazy stack those of its members.
[[nodiscard]] int64_t parameterCount(const TensorDict& td);
/// The dtype of all tensors; nothing if they differ or there are none.
[[nodiscard]] std::optional<DType> commonDType(const TensorDict& td);

/// What Python calls the class of an entry: "Tensor", "TensorDict", "NonTensorData" … The error of a broken one is thrown.
[[nodiscard]] std::string className(const Entry& entry);
/// The shape of an entry, -1 for a ragged dim. KeyError.
[[nodiscard]] Shape entryShape(const TensorDict& td, const KeyPath& path);

}  // namespace tensordesk
