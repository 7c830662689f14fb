// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/expression/diagnosis/diagnosis.h"

#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// Returns the operands of a failed operation with their shapes in columns, each followed by a line that underlines the dims that
/// do not fit. `alignment`: dims are aligned at the first or at the last one.
///
///     td["value"]   [16, 500]
///                    ^^
[[nodiscard]] std::vector<std::string> shapeTable(const std::vector<FailingOperand>& operands, Alignment alignment);

/// Returns the shape of a tensor, or the batch size of a tensordict; empty for any other value.
[[nodiscard]] std::optional<Shape> shapeOfResult(const Value& value);

}  // namespace tensordesk
