// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/keypath.h"
#include "model/tensordict/tree/tensordict.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tensordesk {

/// The meaning of a value of a token.
enum class TokenRole : uint8_t {
    LogProb,           ///< of the token under the policy that is trained
    RolloutLogProb,    ///< under the engine that sampled it
    ReferenceLogProb,  ///< under the reference policy
    TeacherLogProb,
    Value,
    Advantage,
    Return,
    Reward,
    Score,
    Entropy,
    Kl,
    Other,  ///< a number per token that no form knows, such as its rank
};

/// How a framework saves sequences of tokens: the keys of ids, masks and values. Each is a list of paths, of which the first one that
/// is there counts; an empty list if the framework has none. The forms are in `resources/tokens`.
struct TokenForm {
    using Paths = std::vector<KeyPath>;

    std::string name;           ///< "torchrl"
    std::string about;          ///< one sentence
    KeyPath within;             ///< the level with the sequences
    std::vector<Paths> needed;  ///< of each, one path must be there
    Paths whole, prompt, response;
    Paths responseLength;  ///< the number of tokens at the end that are the response
    Paths length;          ///< the number of tokens before the padding
    Paths attention, loss;
    std::vector<std::pair<TokenRole, Paths>> values;
    Paths reward, advantage, group, step, status, truncated;
    Paths wholeText, promptText, responseText;  ///< texts, or messages: lists of dicts or a History with "role" and "content"
    Paths samples;                              ///< lists of the texts of several responses to the prompt of a row
    Paths components;                           ///< levels with further numbers of a sequence, beside those of the level itself
};

/// Returns the forms that the program knows, the more special ones first.
[[nodiscard]] const std::vector<TokenForm>& tokenForms();

/// Returns the form of a tensordict; null for other data than rollouts of language models. Opens stored levels, reads no element.
[[nodiscard]] const TokenForm* tokenFormOf(const TensorDict& root);

/// Returns the first of the paths that `level` has; empty for none.
[[nodiscard]] std::optional<KeyPath> firstOf(const TokenForm::Paths& paths, const TensorDict& level);

/// Returns the name of a role: "log-prob", "rollout".
[[nodiscard]] std::string_view nameOf(TokenRole role);

}  // namespace tensordesk
