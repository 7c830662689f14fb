// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/dimselection.h"

#include <string>
#include <string_view>

namespace tensordesk::dimtext {

/// Implements DimSelection::text().
[[nodiscard]] std::string textOf(const DimSelection& selection);
/// Implements DimSelection::rangeText().
[[nodiscard]] std::string rangeText(const DimSelection& selection, std::size_t dim);
/// Implements DimSelection::withText(). Throws a translated IndexError or SyntaxError.
[[nodiscard]] DimSelection withText(const DimSelection& selection, std::string_view text);
/// Implements DimSelection::withRangeText(). Throws a translated IndexError or SyntaxError.
[[nodiscard]] DimSelection withRangeText(const DimSelection& selection, std::size_t dim, std::string_view text);

}  // namespace tensordesk::dimtext
