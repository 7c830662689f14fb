// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/value.h"
#include "model/tensordict/base/progress.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace tensordesk {

/// Returns the numbers of the rows of a table for which an expression is true. `columns`: its variables. `valuesOf`: their values for
/// a row. Throws the errors of the expression.
[[nodiscard]] std::vector<std::size_t> filteredRows(std::size_t rows, const std::vector<std::string>& columns,
                                                    const std::function<std::vector<Value>(std::size_t row)>& valuesOf,
                                                    const std::string& where, Progress& progress);

}  // namespace tensordesk
