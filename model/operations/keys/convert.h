// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/mutations/mutations.h"

#include <string>
#include <utility>
#include <vector>

namespace tensordesk {

/// Leaves by name, as torch saves the state of a module: what state_dict() gives.
using StateDict = std::vector<std::pair<std::string, Leaf>>;

/// All tensors under their paths joined by dots, each name after `prefix`. RuntimeError for a lazy stack with
/// keys that only some members have.
[[nodiscard]] StateDict stateDict(const TensorDict& td, const std::string& prefix = "");

struct LoadOptions {
    bool strict = true;   ///< RuntimeError names the keys that only one side has; else new ones are added
    bool assign = false;  ///< stores the tensors by reference; else copies them in place
};

/// Writes the tensors of `state` (a flat one is unflattened at dots before) into the entries of their keys.
void loadStateDict(const TensorDict& td, const TensorDict& state, const LoadOptions& options, Mutations& mutations);

/// The state as a tree: names are split at dots. KeyError if one name is both a tensor and a level.
[[nodiscard]] TensorDict fromStateDict(const StateDict& state);

/// A locked tree whose leaves are views of one contiguous block of memory, each aligned to 16 bytes. A lazy
/// stack stays one, its members share the block. MemoryError before a block is made that no memory can hold.
[[nodiscard]] TensorDict consolidated(const TensorDict& td);
/// True for a locked tree whose leaves (at least one) all lie in one block of memory.
[[nodiscard]] bool isConsolidated(const TensorDict& td);

}  // namespace tensordesk
