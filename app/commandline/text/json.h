// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/expression/syntax/value.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/tree/tensordict.h"
#include "model/tensordict/values/pythonvalue.h"

#include <ATen/core/Tensor.h>

#include <cstdint>

namespace tensordesk {

/// The elements that a document includes.
struct ValueOptions {
    bool inTrees = false;     ///< `--values`: includes the elements of tensors inside a tensordict
    bool none = false;        ///< `--meta`: shapes only; nothing is read
    int64_t maxCount = 1000;  ///< `--max-values`: tensors with more elements have "truncated" instead
};

// The JSON documents of `--json`, one form per kind of value. Reading elements may throw the storage's errors; inside a tensordict
// such a leaf becomes a broken entry instead.

[[nodiscard]] PythonValue documentOf(const Value& value, const ValueOptions& options = {});
[[nodiscard]] PythonValue documentOf(const TensorDict& td, const ValueOptions& options = {});
[[nodiscard]] PythonValue documentOf(const Leaf& leaf, const ValueOptions& options = {});
/// Returns the error with candidates for a missing key, and the byte range of an error in a text.
[[nodiscard]] PythonValue documentOf(const Error& error);

/// Returns the elements as lists nested by the dims; a bare value for a 0-d tensor. Each float is the double with the shortest
/// decimal that parses to the same element: float32 0.1 is 0.1. Floats of 8 and 16 bits are written as float32, so that they
/// survive a reader that uses float32. Complex numbers are [re, im]. Throws NotImplementedError for quantised dtypes.
[[nodiscard]] PythonValue elementsOf(const at::Tensor& tensor);

[[nodiscard]] PythonValue toPythonValue(c10::IntArrayRef shape);
/// Returns null if no dim has a name.
[[nodiscard]] PythonValue toPythonValue(const DimNames& names);
[[nodiscard]] PythonValue toPythonValue(const KeyPath& path);
/// Returns null for NaN, an unknown value; infinity is kept.
[[nodiscard]] PythonValue numberOrNull(double value);

}  // namespace tensordesk
