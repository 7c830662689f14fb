// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// The name of one batch dim; empty if it has none.
using DimName = std::optional<std::string>;

/// One name a batch dim. An empty list says the same as a list of empty names.
using DimNames = std::vector<DimName>;

[[nodiscard]] bool anyNamed(const DimNames& names);

/// `['env', None]`, as Python prints it.
[[nodiscard]] std::string toString(const DimNames& names);

/// ValueError unless there is one name a dim and the given ones are distinct.
void checkNames(const DimNames& names, std::size_t batchDims);

/// `names` cut, or padded with empty ones, to `batchDims`.
[[nodiscard]] DimNames resized(DimNames names, std::size_t batchDims);

}  // namespace tensordesk
