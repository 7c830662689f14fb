// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/diagnosis/diagnosis.h"
#include "model/expression/pasted/traceback.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// A pasted error and its explanation.
struct ExplainedText {
    PastedError pasted;
    /// The operands, the rule and what to try, in the words of the user's code; nothing if the message is not known.
    std::optional<Diagnosis> diagnosis;
    /// For each operand, the keys of the given tensordict whose shape it has.
    std::vector<std::vector<KeyPath>> keys;
};

/// Explains a pasted traceback or message. `td`: a tensordict that may hold the operands. Executes nothing of the text: the failed
/// call is rebuilt from the message, and its shapes are evaluated. Cancelled.
[[nodiscard]] ExplainedText explainText(std::string_view text, const std::optional<TensorDict>& td = {},
                                        Progress& progress = Progress::none());

}  // namespace tensordesk
