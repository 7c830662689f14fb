// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"
#include "model/tensordict/values/plain.h"

namespace tensordesk {

/// A tree as one block of bytes, and a description of what lies where: what `td.consolidate(metadata=True)` keeps in
/// Python (`_reduce_vals_and_metadata`). Leaves lie in the order of the keys, member by member, each padded to 8 bytes.
struct Packed {
    at::Tensor storage;    ///< uint8[n], on the CPU
    Plain::Dict metadata;  ///< keys, shapes, dtypes, places; batch sizes, names, devices, locks; non-tensor values
};

/// Reads all leaves. MemoryError before a block is made that no memory can hold. NotImplementedError for ragged leaves, and
/// for a level with a key that the description needs itself (`cls`, `leaves`, `non_tensors`, `cls_metadata`).
[[nodiscard]] Packed pack(const TensorDict& td);
/// How many bytes its block takes.
[[nodiscard]] int64_t packedBytes(const TensorDict& td);

/// The tree that they stand for; leaves are views of `storage` where they are aligned there. Nothing is trusted:
/// ValueError for what a description does not state, and for leaves that do not lie within the block.
[[nodiscard]] TensorDict unpack(const Plain& metadata, const at::Tensor& storage);

/// A tree like `td` of the leaves that the block of another one with the same keys, shapes and dtypes holds. RuntimeError
/// if it is not of packedBytes().
[[nodiscard]] TensorDict refilled(const TensorDict& td, const at::Tensor& storage);

}  // namespace tensordesk
