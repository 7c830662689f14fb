// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/dimselection.h"

#include <string>
#include <string_view>

namespace tensordesk::dimtext {

// The text form of a DimSelection; see its members of these names.

[[nodiscard]] std::string textOf(const DimSelection& selection);
[[nodiscard]] std::string rangeText(const DimSelection& selection, std::size_t dim);
[[nodiscard]] DimSelection withText(const DimSelection& selection, std::string_view text);
[[nodiscard]] DimSelection withRangeText(const DimSelection& selection, std::size_t dim, std::string_view text);

}  // namespace tensordesk::dimtext
