// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/indices/dimnames.h"

#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace tensordesk {

/// A requested name, or Python's `...`, which keeps existing names.
using NameItem = std::variant<DimName, std::monostate>;

/// Names dims that have no name. Throws ValueError if their number is not that of the dims or two are equal, RuntimeError if an
/// existing name would change, and IndexError if an ellipsis leaves too few.
[[nodiscard]] DimNames refinedNames(const DimNames& names, const std::vector<NameItem>& items);

/// Replaces each `old` name by `new`. Throws ValueError for a missing name and for two equal ones.
[[nodiscard]] DimNames renamedDims(const DimNames& names, const std::vector<std::pair<std::string, DimName>>& changes);

}  // namespace tensordesk
