// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/text/terminaltext.h"
#include "model/operations/rollouts/episodetable.h"
#include "model/tensordict/values/pythonvalue.h"

#include <string>
#include <vector>

namespace tensordesk {

/// Returns `Episodes end where next/done is true; they start where is_init is true.`
[[nodiscard]] std::string ruleText(const EpisodeTable& table);
/// Returns `ends`, `starts`, `ids`, `by_member`, `lengths` and `seam` as JSON.
[[nodiscard]] PythonValue::Dict ruleDocument(const EpisodeRule& rule);

/// Returns a table of the chosen episodes, followed by totals and omissions.
[[nodiscard]] std::vector<std::string> episodesText(const EpisodeTable& table, const std::vector<std::size_t>& chosen,
                                                    const Style& style);
/// Returns the rule, and a dict per chosen episode.
[[nodiscard]] PythonValue::Dict episodesDocument(const EpisodeTable& table, const std::vector<std::size_t>& chosen);

}  // namespace tensordesk
