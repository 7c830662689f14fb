// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/text/terminaltext.h"
#include "model/analysis/tokens/sequencetable.h"
#include "model/tensordict/values/pythonvalue.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tensordesk {

/// Returns a table of the figures of these sequences, without columns that are empty.
[[nodiscard]] std::vector<std::string> figureLines(const SequenceTable& table, const std::vector<std::size_t>& rows,
                                                   const Style& style);

/// Returns the figures of these sequences, the groups and, over steps of training, the bands, for `--json`.
[[nodiscard]] PythonValue::Dict figuresDocument(const SequenceTable& table, const std::vector<std::size_t>& rows);

}  // namespace tensordesk
