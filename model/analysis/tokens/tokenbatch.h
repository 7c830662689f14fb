// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/tokens/tokenform.h"
#include "model/tensordict/tree/tensordict.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tensordesk {

class SequenceReader;

/// Whose a token is.
enum class TokenPart : uint8_t {
    Padding,      ///< outside of the attention mask
    Prompt,       ///< before the response
    Response,     ///< of the response, and trained on
    Environment,  ///< within the response, but outside of the loss mask: output of tools
};

/// True for tokens of the response: those of the policy and those of tools.
[[nodiscard]] constexpr bool isOfResponse(TokenPart part)
{
    return part == TokenPart::Response || part == TokenPart::Environment;
}

/// Neighbouring tokens of one part.
struct TokenRun {
    TokenPart part;
    std::size_t begin, end;  ///< the first token, and the one behind the last

    [[nodiscard]] std::size_t size() const noexcept { return end - begin; }
};

/// Returns the runs of tokens with these parts.
[[nodiscard]] std::vector<TokenRun> runsOf(const std::vector<TokenPart>& parts);

/// One sequence: prompt and response, with its stored values. Vectors by token are as long as `ids`.
struct TokenSequence {
    std::vector<int64_t> ids = {};
    std::vector<TokenRun> runs = {};               ///< all tokens in order; neighbours are of different parts
    std::vector<uint8_t> trained = {};             ///< the loss mask as stored, also of padding; empty if there is none
    std::vector<std::vector<double>> values = {};  ///< as TokenBatch::values(); NaN for tokens without one
    std::size_t responseAt = 0;                    ///< the first token of the response
    std::optional<double> reward = {};             ///< as stored, else the sum of the scores or rewards of its tokens
    std::optional<double> advantage = {};
    std::optional<int64_t> step = {};
    std::optional<bool> truncated = {};  ///< as stored
    std::string group = {}, status = {};
    std::string wholeText = {}, promptText = {}, responseText = {};
    bool isChat = false;                                          ///< the texts are of messages, without the template of the chat
    std::vector<std::pair<std::string, double>> components = {};  ///< further numbers of the sequence, such as parts of its reward

    /// Returns the stored text: the whole one, otherwise that of prompt and response; empty if there is none.
    [[nodiscard]] std::string text() const { return wholeText.empty() ? promptText + responseText : wholeText; }
    /// Returns the part of a token. REQUIRES: it exists.
    [[nodiscard]] TokenPart partOf(std::size_t token) const;
    /// Returns the number of tokens of a part.
    [[nodiscard]] int64_t count(TokenPart part) const;
    /// Returns the tokens without the padding at both ends: the first one, and the one behind the last.
    [[nodiscard]] std::pair<std::size_t, std::size_t> range() const;
};

/// The sequences of a rollout of a language model, whatever its framework and padding. Safe to use from any thread.
class TokenBatch {
public:
    /// A leaf with a value per token.
    struct Values {
        TokenRole role;
        KeyPath path;
    };

    /// Returns the batch in a tensordict; empty if it has no known form. Opens stored levels, and reads the first row if a row has
    /// several samples.
    [[nodiscard]] static std::optional<TokenBatch> of(const TensorDict& root);

    [[nodiscard]] const TokenForm& form() const noexcept { return *m_form; }
    [[nodiscard]] int64_t count() const noexcept { return m_count; }
    /// Returns the number of sequences that a row of the file has.
    [[nodiscard]] int64_t samplesPerRow() const noexcept { return m_perRow; }
    /// Returns the leaves of values: those of the form, and further ones with a number per token.
    [[nodiscard]] const std::vector<Values>& values() const noexcept { return m_values; }
    /// Returns the names of the further numbers of a sequence; see TokenSequence::components.
    [[nodiscard]] std::vector<std::string> components() const;
    /// True for the key, in the tensordict, of a leaf of ids, masks or values of tokens, whose last dim is that of tokens.
    [[nodiscard]] bool isOfTokens(const KeyPath& key) const;
    /// True if there are ids, and not only texts.
    [[nodiscard]] bool hasIds() const noexcept { return m_hasIds; }

    /// Reads a sequence. Throws the storage's errors, and ValueError if its masks or values do not fit its tokens.
    [[nodiscard]] TokenSequence read(int64_t number) const;

private:
    /// The entries of the form that are there.
    struct Stored {
        std::optional<KeyPath> whole, prompt, response, responseLength, length, attention, loss, reward, advantage, group, step,
            status, truncated, wholeText, promptText, responseText, samples;
    };

    TokenBatch(const TokenForm& form, TensorDict level);
    /// Adds the leaves with a number per token that the form does not know.
    void addOtherValues();
    /// Reads the reward, group, texts and components of the sequence.
    void readFigures(const SequenceReader& reader, TokenSequence& sequence) const;

    const TokenForm* m_form;
    TensorDict m_level;
    Stored m_stored;
    int64_t m_perRow = 1;  ///< sequences in a row of the file
    int64_t m_count = 0;
    bool m_hasIds = false;
    std::vector<Values> m_values;
    TokenForm::Paths m_components;
};

}  // namespace tensordesk
