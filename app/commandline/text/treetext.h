// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/text/terminaltext.h"
#include "model/tensordict/tree/tensordict.h"

#include <string>
#include <vector>

namespace tensordesk {

/// Returns `[16, 500 | 3]`: batch dims, a bar, event dims; with `names`, `[env 16, time 500 | 3]`. A ragged dim is `*`. REQUIRES:
/// shape has at least `batchDims` dims.
[[nodiscard]] std::string shapeText(const Shape& shape, std::size_t batchDims, const DimNames& names = {});

/// Returns a tensordict as text: one row per entry, indented by level, with aligned columns, and broken entries with their reason.
/// Opens every level and reads no element. Rows fit into `width` columns if keys and reasons allow it.
[[nodiscard]] std::vector<std::string> treeText(const TensorDict& td, const Style& style, int width);

}  // namespace tensordesk
