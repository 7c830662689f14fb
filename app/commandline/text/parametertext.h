// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/text/terminaltext.h"
#include "model/analysis/parameters/parameterreport.h"
#include "model/tensordict/values/pythonvalue.h"

#include <string>
#include <vector>

namespace tensordesk {

/// Returns a row per parameter with its statistics, then lines on the whole, on tied parameters and on optimizers. Columns without
/// values are left out.
[[nodiscard]] std::vector<std::string> parameterText(const ParameterTable& table, const std::vector<ParameterFigures>& figures,
                                                     const Style& style);

/// Returns `{"parameters": [{"key": …, "name": …, "shape": …, …, "histogram": {"min", "max", "counts"}, "optimizer": {"key", "group",
/// "step", "lr", "momentum", "effective_step"}}, …], "modules": [{"name", "parameters", "elements", "bytes", "norm", "nan", "inf"},
/// …], "optimizers": [{"key", "groups", "states", "joined"}, …], "elements": …, "bytes": …}`, with null for unknown values.
[[nodiscard]] PythonValue::Dict parameterDocument(const ParameterTable& table, const std::vector<ParameterFigures>& figures);

}  // namespace tensordesk
