// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"
#include "model/tensordict/values/plain.h"

#include <cstddef>
#include <optional>
#include <string>

namespace tensordesk {

/// Returns elements that are sequences of numbers of any length as a ragged leaf: the dims of the dataset, then one of unequal sizes.
/// `values`: the elements as lists, nested by `dims` dims. The leaf is read-only: other values would take other bytes. Nothing if an
/// element is not such a sequence, or there is none.
[[nodiscard]] std::optional<Leaf> raggedLeaf(const Plain& values, std::size_t dims, DType dtype, const std::string& file);

}  // namespace tensordesk
