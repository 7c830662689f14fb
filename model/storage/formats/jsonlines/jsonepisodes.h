// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/jsonlines/jsoncolumns.h"
#include "model/storage/formats/jsonlines/jsonrows.h"
#include "model/tensordict/values/pythonvalue.h"

#include <simdjson.h>

#include <string_view>
#include <vector>

namespace tensordesk {

// Episodes of language models, as verifiers and prime-rl save them in `traces.jsonl`. An episode has traces, one of each agent. A
// trace is a graph of messages: a node has the tokens that its message adds, and its parent is the message before it. Each path from
// a root to a leaf is one sequence of tokens.

/// True if the rows are episodes, by the first ones.
[[nodiscard]] bool areEpisodes(const JsonRows& rows);

/// Returns the sequences of each episode, in order of traces and leaves; none for an episode without messages. Appends rows that are
/// not episodes, or whose graph is damaged, to `broken`, in order. Runs on several threads. Can be cancelled by the thread's
/// ProgressScope.
[[nodiscard]] std::vector<std::vector<TracePath>> sequencesOf(const JsonRows& rows, std::vector<BrokenRow>& broken);

/// Returns the episode in a text, valid until the parser is used again. Throws ValueError if it is not JSON.
[[nodiscard]] simdjson::dom::element episodeIn(simdjson::dom::parser& parser, std::string_view text);

/// Returns the fields of a sequence as a dict; `key`: only this one, unless it is empty. Values per token are those of verifiers'
/// `Branch`, but NaN for tokens that no model sampled. REQUIRES: `path` is one of sequencesOf() this episode.
[[nodiscard]] PythonValue::Dict sequenceIn(simdjson::dom::element episode, const TracePath& path, std::string_view key = {});

}  // namespace tensordesk
