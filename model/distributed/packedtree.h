// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"
#include "model/tensordict/values/pythonvalue.h"

namespace tensordesk {

/// A tree as one block of bytes with a description, as `td.consolidate(metadata=True)` makes in Python
/// (`_reduce_vals_and_metadata`). Leaves are in the order of the keys, member by member, each padded to 8 bytes.
struct PackedTree {
    at::Tensor storage;          ///< uint8[n], on the CPU
    PythonValue::Dict metadata;  ///< keys, shapes, dtypes, locations; batch sizes, names, devices, locks; non-tensor values
};

/// Packs a tree; reads all leaves. Throws MemoryError, before allocation, for a block that does not fit into memory, and
/// NotImplementedError for ragged leaves, and for a level with a key that the description reserves (`cls`, `leaves`, `non_tensors`,
/// `cls_metadata`).
[[nodiscard]] PackedTree pack(const TensorDict& td);
/// Returns the bytes of its block.
[[nodiscard]] int64_t packedBytes(const TensorDict& td);

/// Returns the tree that they describe; aligned leaves are views of `storage`. Checks everything: throws ValueError for an
/// incomplete description, and for leaves that are not within the block.
[[nodiscard]] TensorDict unpack(const PythonValue& metadata, const at::Tensor& storage);

/// Returns a tree like `td` with the leaves from the block of another tree with the same keys, shapes and dtypes. Throws
/// RuntimeError if its size is not packedBytes().
[[nodiscard]] TensorDict refilled(const TensorDict& td, const at::Tensor& storage);

}  // namespace tensordesk
