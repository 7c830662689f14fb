// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/tokens/tokenbatch.h"
#include "model/analysis/tokens/tokenizer/tokenizer.h"
#include "model/analysis/tokens/tokenmeasures.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace tensordesk {

/// A sequence with the text of its tokens, for display.
struct ShownTokens {
    int64_t number = 0;  ///< in its batch
    TokenSequence sequence;
    std::vector<std::vector<double>> measures = {};  ///< as measuresOf() its batch: a value per token
    /// By token: its text with white space made visible and escapes for characters that are not shown; its id without a tokenizer.
    std::vector<QString> texts;
    std::vector<bool> isSpecial;  ///< by token
    std::vector<bool> isLineEnd;  ///< by token: its text ends a line
    bool hasText = false;         ///< a tokenizer knows the ids
};

/// Reads and decodes a sequence. `tokenizer`: null if there is none. Throws the errors of TokenBatch::read().
[[nodiscard]] ShownTokens shownTokens(const TokenBatch& batch, int64_t number, const Tokenizer* tokenizer);

/// Returns the text of a sequence as stored, or decoded from its ids, without padding; the ids if there is neither.
[[nodiscard]] QString plainText(const ShownTokens& shown, const Tokenizer* tokenizer);

/// Returns the stored text of a sequence without ids in words, which are shown as tokens are. Long words are several ones.
[[nodiscard]] ShownTokens wordsOf(const ShownTokens& shown);

/// Returns a line about a sequence: its number, the tokens of each part, reward, advantage, further numbers and status.
[[nodiscard]] QString sequenceHeadline(const ShownTokens& shown);

/// Returns the number and the reward of a sequence, as a label for a row.
[[nodiscard]] QString sequenceLabel(const ShownTokens& shown);

/// Returns the first token of the response that is not padding; empty if there is none.
[[nodiscard]] std::optional<std::size_t> responseBegin(const ShownTokens& shown);

/// Returns a line about a token: position, part, id, text, and the value of each measure that it has. REQUIRES: it exists, and the
/// measures are those of its batch.
[[nodiscard]] QString tokenFacts(const ShownTokens& shown, const std::vector<TokenMeasure>& measures, std::size_t token);

/// Returns the name of a part for users.
[[nodiscard]] QString partName(TokenPart part);

}  // namespace tensordesk
