// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// The name of one batch dim; empty if it has none.
using DimName = std::optional<std::string>;

/// One name per batch dim. An empty list is equivalent to a list of empty names.
using DimNames = std::vector<DimName>;

[[nodiscard]] bool anyNamed(const DimNames& names);

/// Returns `['env', None]`, as Python prints it.
[[nodiscard]] std::string toString(const DimNames& names);

/// Throws ValueError unless there is one name per dim and the non-empty names are distinct.
void checkNames(const DimNames& names, std::size_t batchDims);

/// Returns `names` cut, or padded with empty names, to `batchDims`.
[[nodiscard]] DimNames resized(DimNames names, std::size_t batchDims);

}  // namespace tensordesk
