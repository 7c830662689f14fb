// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/indices/dimnames.h"

#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace tensordesk {

/// One name that is asked for, or "the names here stay": Python's `...`.
using NameItem = std::variant<DimName, std::monostate>;

/// The names when those without one get one. ValueError if there are not as many as dims or two are equal,
/// RuntimeError if a name would change or be taken away, IndexError if an ellipsis leaves too few.
[[nodiscard]] DimNames refinedNames(const DimNames& names, const std::vector<NameItem>& items);

/// The names when each `old` is replaced by `new`. ValueError for one that is not there and for two equal ones.
[[nodiscard]] DimNames renamedDims(const DimNames& names, const std::vector<std::pair<std::string, DimName>>& changes);

}  // namespace tensordesk
