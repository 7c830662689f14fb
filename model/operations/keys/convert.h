// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/mutations/mutations.h"

#include <string>
#include <utility>
#include <vector>

namespace tensordesk {

/// Leaves by name, as torch saves the state of a module: the result of state_dict().
using StateDict = std::vector<std::pair<std::string, Leaf>>;

/// Returns all tensors by their paths joined with dots, each name after `prefix`. Throws RuntimeError for a lazy stack with keys
/// that only some members have.
[[nodiscard]] StateDict stateDict(const TensorDict& td, const std::string& prefix = "");

struct LoadOptions {
    bool strict = true;   ///< throws RuntimeError, which names keys that only one side has; otherwise new keys are added
    bool assign = false;  ///< stores the tensors by reference; otherwise copies them in place
};

/// Writes the tensors of `state` to the entries with their keys. A flat state is split at dots before.
void loadStateDict(const TensorDict& td, const TensorDict& state, const LoadOptions& options, Mutations& mutations);

/// Returns the state as a tree: names are split at dots. Throws KeyError if one name is both a tensor and a level.
[[nodiscard]] TensorDict fromStateDict(const StateDict& state);

/// Returns a locked tree whose leaves are views of one contiguous block of memory, each aligned to 16 bytes. A lazy stack stays
/// one; its members share the block. Throws MemoryError, before allocation, for a block that does not fit into memory.
[[nodiscard]] TensorDict consolidated(const TensorDict& td);
/// True for a locked tree with at least one leaf, whose leaves are all in one block of memory.
[[nodiscard]] bool isConsolidated(const TensorDict& td);

}  // namespace tensordesk
