// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"
#include "model/tensordict/values/pythonvalue.h"

#include <cstddef>
#include <optional>
#include <string>

namespace tensordesk {

/// Returns elements that are sequences of numbers as a ragged leaf: the dims of the dataset, then one of unequal sizes. `values`:
/// the elements as lists, nested by `dims` dims. Read-only, because other values would need other bytes. Empty if an element is not
/// such a sequence, or if there is none.
[[nodiscard]] std::optional<Leaf> raggedLeaf(const PythonValue& values, std::size_t dims, DType dtype, const std::string& file);

}  // namespace tensordesk
