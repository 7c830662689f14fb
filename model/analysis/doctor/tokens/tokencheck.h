// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/doctor/doctor.h"
#include "model/analysis/tokens/tokenbatch.h"
#include "model/analysis/tokens/tokenizer/tokenizer.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace tensordesk {

/// The batch that checks examine, and its tokenizer and thresholds.
struct CheckedTokens {
    const TokenBatch& batch;
    const Tokenizer* tokenizer = nullptr;                              ///< null: none was found
    std::function<double(const Threshold& threshold)> threshold = {};  ///< the user's number, or the default

    /// Returns the key of the values with a role; empty for none.
    [[nodiscard]] std::optional<KeyPath> keyOf(TokenRole role) const;
    /// Returns the values of a role in a sequence, NaN for tokens without one; null if there are none.
    [[nodiscard]] const std::vector<double>* valuesOf(const TokenSequence& sequence, TokenRole role) const;
};

/// A sequence, and what several checks need of it.
struct CheckedSequence {
    CheckedSequence(TokenSequence sequence, int64_t number);

    TokenSequence tokens;
    int64_t number;                 ///< in its batch
    std::size_t responseEnd;        ///< the position behind the last trained token, or behind the last token if none is trained
    std::vector<int64_t> response;  ///< the IDs of the response up to its end, with those of tools
    int64_t responseLength;         ///< the number of these tokens; without IDs the number of characters
    std::optional<uint64_t> group;  ///< identifies the samples of one prompt in one step; empty if that is not known
};

/// A check of tokens in progress. It sees each sequence once, in order, from one thread at a time, and keeps figures, not sequences.
class TokenCheck {
public:
    virtual ~TokenCheck() = default;
    virtual void add(const CheckedSequence& sequence) = 0;
    /// Returns the findings, after the last sequence.
    [[nodiscard]] virtual std::vector<Symptom> tell() = 0;
};

/// Returns the results of the checks of tokens among `checks`; an empty one for a check that does not apply. Throws the errors of
/// TokenBatch::read().
[[nodiscard]] std::vector<std::optional<std::vector<Symptom>>> examineTokens(const std::vector<const HealthCheck*>& checks,
                                                                             const CheckedTokens& tokens, Progress& progress);

}  // namespace tensordesk
