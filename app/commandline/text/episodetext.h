// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/text/terminaltext.h"
#include "model/operations/rollouts/episodetable.h"
#include "model/tensordict/values/plain.h"

#include <string>
#include <vector>

namespace tensordesk {

/// `Episodes end where next/done is true; they start where is_init is true.`
[[nodiscard]] std::string ruleText(const EpisodeTable& table);
/// `ends`, `starts`, `ids`, `by_member`, `lengths` and `seam` for a program.
[[nodiscard]] Plain::Dict ruleDocument(const EpisodeRule& rule);

/// A table with the numbers of the episodes that are chosen; and below it what was summed and left out.
[[nodiscard]] std::vector<std::string> episodesText(const EpisodeTable& table, const std::vector<std::size_t>& chosen,
                                                    const Style& style);
/// The rule, and a dict for each of the chosen episodes.
[[nodiscard]] Plain::Dict episodesDocument(const EpisodeTable& table, const std::vector<std::size_t>& chosen);

}  // namespace tensordesk
