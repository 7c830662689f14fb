// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/text/terminaltext.h"
#include "model/analysis/tokens/scorematrix.h"
#include "model/tensordict/values/pythonvalue.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// Rows of a score matrix, to be printed.
struct ShownScores {
    std::vector<ScoreCriterion> criteria = {};
    int64_t prompts = 0;                ///< of the whole matrix
    std::optional<KeyPath> level = {};  ///< with the scores of IFEval; empty if there are none
    std::vector<ScoreRow> strict = {};  ///< the scores where nothing is judged loosely
    std::vector<ScoreRow> loose = {};   ///< empty without scores of IFEval
};

/// Returns a table for the terminal, or two, of strict and loose scores: rows of means, of counts, and of prompts. The columns are numbered,
/// and their names listed above, if names as headings are wider than `width`.
[[nodiscard]] std::vector<std::string> scoreLines(const ShownScores& shown, const Style& style, int width);

/// Returns `{"level": …, "prompts": …, "criteria": […], "kinds": […], "means": […], "counts": […], "loose_means": […], "loose_counts": […],
/// "rows": [{"row", "query", "values", "mean", "loose", "loose_mean"}, …]}`, with null for missing scores. The entries with "loose" are
/// null without scores of IFEval.
[[nodiscard]] PythonValue::Dict scoreDocument(const ShownScores& shown);

}  // namespace tensordesk
