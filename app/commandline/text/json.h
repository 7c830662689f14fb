// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/expression/syntax/value.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/tree/tensordict.h"
#include "model/tensordict/values/plain.h"

#include <ATen/core/Tensor.h>

#include <cstdint>

namespace tensordesk {

/// How much of the elements goes into a document.
struct ValueOptions {
    bool inTrees = false;     ///< `--values`: tensors inside a tensordict carry theirs too
    bool none = false;        ///< `--meta`: shapes only; nothing is read
    int64_t maxCount = 1000;  ///< `--max-values`: tensors with more elements say "truncated" instead
};

// The JSON documents that `--json` promises, one a kind of value. Reading elements may throw the
// Error of the storage; inside a tensordict such a leaf becomes a broken entry instead.

[[nodiscard]] Plain documentOf(const Value& value, const ValueOptions& options = {});
[[nodiscard]] Plain documentOf(const TensorDict& td, const ValueOptions& options = {});
[[nodiscard]] Plain documentOf(const Leaf& leaf, const ValueOptions& options = {});
/// With the keys that could have been meant where one is missing, and where text is wrong, from which to which byte of it.
[[nodiscard]] Plain documentOf(const Error& error);

/// The elements as lists nested by the dims; a bare value for a 0-d tensor. Each float is the double
/// with the shortest decimal that reads back as the same element: float32 0.1 is 0.1. Floats of 8 and
/// 16 bits are written as the float32 they widen to, so that they survive a reader that goes through
/// float32. Complex numbers are [re, im]. NotImplementedError for quantised dtypes.
[[nodiscard]] Plain elementsOf(const at::Tensor& tensor);

[[nodiscard]] Plain toPlain(c10::IntArrayRef shape);
/// Null if no dim has a name.
[[nodiscard]] Plain toPlain(const DimNames& names);
[[nodiscard]] Plain toPlain(const KeyPath& path);

}  // namespace tensordesk
