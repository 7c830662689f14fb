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
    /// The operands, the rule and suggestions, in the words of the user's code; empty if the message is unknown.
    std::optional<Diagnosis> diagnosis;
    /// For each operand, the keys of the given tensordict that have its shape.
    std::vector<std::vector<KeyPath>> keys;
};

/// Explains a pasted traceback or message. `td`: a tensordict that may contain the operands. Does not execute the text: rebuilds
/// the failed call from the message, and evaluates its shapes. Throws Cancelled.
[[nodiscard]] ExplainedText explainText(std::string_view text, const std::optional<TensorDict>& td = {},
                                        Progress& progress = Progress::none());

}  // namespace tensordesk
