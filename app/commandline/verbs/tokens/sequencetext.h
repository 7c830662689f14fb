// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/text/terminaltext.h"
#include "model/analysis/tokens/tokenbatch.h"
#include "model/analysis/tokens/tokenizer/tokenizer.h"
#include "model/analysis/tokens/tokenmeasures.h"
#include "model/tensordict/values/pythonvalue.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// One sequence of a batch, to be printed.
struct ShownSequence {
    int64_t number = 0;
    const TokenBatch& batch;
    const TokenSequence& sequence;
    const Tokenizer* tokenizer = nullptr;  ///< null: ids are shown, or stored text
};

/// The colours of tokens by a measure.
struct TokenShading {
    const TokenMeasure& measure;
    double least = 0, most = 1;  ///< the values at the ends of the scale
};

/// Returns a sequence for the terminal: a line about it, and its prompt, response and further parts, each with its name in front.
[[nodiscard]] std::vector<std::string> sequenceLines(const ShownSequence& shown, const std::optional<TokenShading>& shading,
                                                     const Style& style);

/// Returns a sequence for `--json`: its text, its stored values, and each token with id, text, role and its measures.
[[nodiscard]] PythonValue::Dict sequenceDocument(const ShownSequence& shown, const std::vector<TokenMeasure>& measures);

}  // namespace tensordesk
