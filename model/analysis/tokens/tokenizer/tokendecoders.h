// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/tokens/tokenizer/tokentext.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

using TracedTexts = std::vector<TracedText>;

/// The decoder of a tokenizer.json: its steps in order, without the nesting of Sequence. Safe to use from any thread.
class TokenDecoder {
public:
    /// The largest text that a step may make, in bytes: a few steps of the kind Replace could fill the memory.
    static constexpr std::size_t kMostDecoded = std::size_t{1} << 27;

    /// Reads the value of "decoder". Null: tokens are joined with a space. Throws ValueError if the type of a decoder is unknown, a
    /// field of it is missing or has the wrong type, or there are more than 1000 decoders or 16 levels.
    explicit TokenDecoder(const nlohmann::json& decoder);

    /// Decodes tokens in place; their concatenation is the text. It may have invalid UTF-8 if the last step is ByteLevel.
    /// Throws ValueError if the text becomes larger than kMostDecoded.
    void decode(TracedTexts& tokens) const;

private:
    using Step = std::function<void(TracedTexts&)>;
    [[nodiscard]] static Step stepOf(const std::string& type, const nlohmann::json& decoder);

    std::vector<Step> m_steps;
};

/// The normalizer of a tokenizer.json, as far as it changes added tokens: the library decodes them in their normalized form.
/// Supports Sequence, Prepend, Replace of plain text, ByteLevel, and Lowercase of ASCII letters; other normalizers keep the text.
class TokenNormalizer {
public:
    /// Reads the value of "normalizer". Throws ValueError as TokenDecoder does.
    explicit TokenNormalizer(const nlohmann::json& normalizer);

    /// Returns the normalized text. Throws ValueError if it becomes larger than 64 KiB.
    [[nodiscard]] std::string normalized(std::string_view token) const;

private:
    std::vector<std::function<void(TracedText&)>> m_steps;
};

}  // namespace tensordesk
