// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/text/terminaltext.h"
#include "model/analysis/values/drift.h"
#include "model/tensordict/values/plain.h"

#include <string>
#include <vector>

namespace tensordesk {

/// What the indices of the dim are called along which a map goes.
struct DriftSteps {
    std::string dim;                  ///< its name, or "dim 0"
    std::vector<std::string> labels;  ///< one a step
};

/// A row a key: its norm at both ends, its greatest change, a letter a step for how much it changed, and where it goes wrong. As
/// many columns as `width`; where there are more steps, a letter stands for several and tells the greatest of them. How many counters are
/// left out is said.
[[nodiscard]] std::vector<std::string> driftText(const DriftMap& map, const DriftSteps& steps, const Style& style, int width);

/// `{"dim": "step", "steps": ["100", …], "keys": [{"key": …, "norm": […], "mean": […], "nan": […], "inf": […], "change": […],
/// "fault": {"step": 3, "label": "400", "what": "non-finite"}}, …], "counters": [key, …], "change_scale": [least, greatest],
/// "first": …}`, null for what is not there.
[[nodiscard]] Plain::Dict driftDocument(const DriftMap& map, const DriftSteps& steps);

}  // namespace tensordesk
