// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/layouts/layout.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// Returns the layout that a JSON text describes; resources/pages/layouts.md documents the fields. Throws ValueError, which names
/// the missing, unknown or invalid field, and for more than 1,000 rows or 1,000 names in a row.
[[nodiscard]] Layout layoutIn(std::string_view json);

/// Returns the JSON text of a layout, with one row per line. layoutIn() reads it as the same layout.
[[nodiscard]] std::string jsonOf(const Layout& layout);

/// Returns the layouts of the program that are recognised by their structure.
[[nodiscard]] const std::vector<std::shared_ptr<const Layout>>& shippedLayouts();

/// Returns the JSON Schema of layouts.
[[nodiscard]] std::string_view layoutSchema();

/// Returns the layout of names in common use, for levels that no other layout fits.
[[nodiscard]] const std::shared_ptr<const Layout>& commonLayout();

}  // namespace tensordesk
