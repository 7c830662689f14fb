// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/text/terminaltext.h"
#include "model/analysis/values/drift.h"
#include "model/tensordict/values/pythonvalue.h"

#include <string>
#include <vector>

namespace tensordesk {

/// The names of the indices along a map's dim.
struct DriftSteps {
    std::string dim;                  ///< its name, or "dim 0"
    std::vector<std::string> labels;  ///< one per step
};

/// Returns a row per key: its norm at both ends, its largest change, one letter per step for the size of the change, and its fault.
/// At most `width` columns; with more steps, a letter is the largest change of several. States the number of omitted counters
/// (integer keys that only increase).
[[nodiscard]] std::vector<std::string> driftText(const DriftMap& map, const DriftSteps& steps, const Style& style, int width);

/// Returns `{"dim": "step", "steps": ["100", …], "keys": [{"key": …, "norm": […], "mean": […], "nan": […], "inf": […], "change":
/// […], "fault": {"step": 3, "label": "400", "what": "non-finite"}}, …], "counters": [key, …], "change_scale": [smallest, largest
/// change of all keys], "first": the fault of the lowest step}`, with null for missing values.
[[nodiscard]] PythonValue::Dict driftDocument(const DriftMap& map, const DriftSteps& steps);

}  // namespace tensordesk
