// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/tokens/tokenizer/tokendecoders.h"

#include "model/tensordict/base/error.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>

namespace tensordesk {
namespace {

using Json = nlohmann::json;

/// The largest string in the settings of a decoder, in bytes.
constexpr std::size_t kMostSetting = std::size_t{1} << 16;
constexpr std::size_t kMostDecoders = 1000, kMostNesting = 16;

// ---- The steps

/// Calls `change(token, position)` for each token. Throws ValueError if the text becomes too large.
template <typename Change>
void forEachToken(TracedTexts& tokens, Change&& change)
{
    std::size_t total = 0;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        change(tokens[i], i);
        total += tokens[i].bytes.size();
        if (total > TokenDecoder::kMostDecoded) {
            throwTooLarge(TokenDecoder::kMostDecoded);
        }
    }
}

/// Removes the spaces that tokenizing English text leaves before punctuation and contractions.
void cleanUp(TracedText& text)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 11> kChanges{{
        {" .", "."},
        {" ?", "?"},
        {" !", "!"},
        {" ,", ","},
        {" ' ", "'"},
        {" n't", "n't"},
        {" 'm", "'m"},
        {" do not", " don't"},
        {" 's", "'s"},
        {" 've", "'ve"},
        {" 're", "'re"},
    }};
    for (const auto& [pattern, content] : kChanges) {
        text.replaceAll(pattern, content, TokenDecoder::kMostDecoded);
    }
}

/// Joins all tokens into one.
void fuse(TracedTexts& tokens)
{
    TracedText all;
    for (const TracedText& token : tokens) {
        all.origin = all.origin == TracedText::kNone ? token.origin : all.origin;
        all.append(token, 0, token.bytes.size());
    }
    tokens.clear();
    tokens.push_back(std::move(all));
}

/// Joins the bytes of all tokens into one, which may be invalid UTF-8. A token with other characters than those of the alphabet
/// denotes its own UTF-8 bytes.
void decodeByteLevel(TracedTexts& tokens)
{
    std::vector<std::size_t> starts;
    for (TracedText& token : tokens) {
        if (const auto bytes = bytesOfByteLevel(token.bytes, starts)) {
            TracedText decoded({}, token.origin);
            decoded.bytes = *bytes;
            std::ranges::transform(starts, std::back_inserter(decoded.origins),
                                   [&](std::size_t start) { return token.origins[start]; });
            token = std::move(decoded);
        }
    }
    fuse(tokens);
}

/// Returns the byte of a token such as `<0x0A>`. As in Rust, the first digit may be a plus sign.
std::optional<char> fallbackByte(std::string_view token)
{
    if (token.size() != 6 || !token.starts_with("<0x") || !token.ends_with('>')) {
        return std::nullopt;
    }
    const char* const end = token.data() + 5;
    const char* const begin = token.data() + (token[3] == '+' ? 4 : 3);
    uint8_t byte = 0;
    const auto [stop, error] = std::from_chars(begin, end, byte, 16);
    return error == std::errc() && stop == end ? std::optional(static_cast<char>(byte)) : std::nullopt;
}

/// Joins consecutive byte tokens into a text. If their bytes are not valid UTF-8, each of them becomes U+FFFD.
void decodeByteFallback(TracedTexts& tokens)
{
    TracedTexts result;
    TracedText run;
    const auto endRun = [&] {
        if (isValidUtf8(run.bytes)) {
            if (!run.bytes.empty()) {
                result.push_back(std::move(run));
            }
        } else {
            for (const uint32_t from : run.origins) {
                result.emplace_back(kReplacementCharacter, from);
            }
        }
        run = {};
    };
    for (TracedText& token : tokens) {
        if (const auto byte = fallbackByte(token.bytes)) {
            run.append({&*byte, 1}, token.originAt(0));
        } else {
            endRun();
            result.push_back(std::move(token));
        }
    }
    endRun();
    tokens = std::move(result);
}

/// Turns each `replacement` into a space. If `dropsFirst`, removes those of the first token.
void decodeMetaspace(TracedTexts& tokens, std::string_view replacement, bool dropsFirst)
{
    forEachToken(tokens, [&](TracedText& token, std::size_t i) {
        token.replaceAll(replacement, i == 0 && dropsFirst ? "" : " ", TokenDecoder::kMostDecoded);
    });
}

/// Replaces `pattern` in all tokens. As in the library, an empty token has no match.
void decodeReplace(TracedTexts& tokens, std::string_view pattern, std::string_view content)
{
    forEachToken(tokens, [&](TracedText& token, std::size_t) {
        if (!token.bytes.empty()) {
            token.replaceAll(pattern, content, TokenDecoder::kMostDecoded);
        }
    });
}

/// Turns each `suffix` into a space, but removes it from the last token.
void decodeSuffix(TracedTexts& tokens, std::string_view suffix)
{
    forEachToken(tokens, [&](TracedText& token, std::size_t i) {
        token.replaceAll(suffix, i + 1 == tokens.size() ? "" : " ", TokenDecoder::kMostDecoded);
    });
}

/// Removes `prefix` from each token but the first. Puts a space before tokens without it.
void decodeWordPiece(TracedTexts& tokens, std::string_view prefix, bool cleansUp)
{
    forEachToken(tokens, [&](TracedText& token, std::size_t i) {
        if (i > 0) {
            if (token.bytes.starts_with(prefix)) {
                token.cut(prefix.size(), token.bytes.size());
            } else {
                token.prepend(" ");
            }
        }
        if (cleansUp) {
            cleanUp(token);
        }
    });
}

/// Removes up to `start` characters `content` from the beginning of each token, and up to `stop` from the end.
void strip(TracedTexts& tokens, std::string_view content, uint64_t start, uint64_t stop)
{
    forEachToken(tokens, [&](TracedText& token, std::size_t) {
        const std::string_view bytes = token.bytes;
        std::size_t begin = 0, end = bytes.size();
        for (uint64_t n = 0; n < start && bytes.substr(begin).starts_with(content); ++n) {
            begin += content.size();
        }
        for (uint64_t n = 0; n < stop && bytes.substr(0, end).ends_with(content); ++n) {
            end -= content.size();
        }
        token.cut(begin, std::max(begin, end));
    });
}

/// Removes repeated tokens and the padding. Turns the delimiter into a space if `cleansUp`.
void decodeCtc(TracedTexts& tokens, const std::string& padding, const std::string& delimiter, bool cleansUp)
{
    const auto repeated = std::ranges::unique(tokens, {}, &TracedText::bytes);
    tokens.erase(repeated.begin(), repeated.end());
    forEachToken(tokens, [&](TracedText& token, std::size_t) {
        token.replaceAll(padding, "", TokenDecoder::kMostDecoded);
        if (cleansUp) {
            cleanUp(token);
            token.replaceAll(delimiter, " ", TokenDecoder::kMostDecoded);
        }
    });
    std::erase_if(tokens, [](const TracedText& token) { return token.bytes.empty(); });
}

// ---- Reading the settings

/// Returns a field of a decoder or normalizer. Throws ValueError if it is missing.
const Json& fieldOf(const Json& step, const char* name)
{
    const auto found = step.find(name);
    if (found == step.end()) {
        throw Error(ErrorKind::ValueError, "the tokenizer's {} has no field \"{}\"", step["type"].get<std::string>(), name);
    }
    return *found;
}

[[noreturn]] void throwWrongField(const Json& step, const char* name, const char* expected)
{
    throw Error(ErrorKind::ValueError, "the field \"{}\" of the tokenizer's {} is not {}", name, step["type"].get<std::string>(),
                expected);
}

std::string textIn(const Json& step, const char* name)
{
    const Json& field = fieldOf(step, name);
    if (!field.is_string() || field.get_ref<const std::string&>().size() > kMostSetting) {
        throwWrongField(step, name, "a string of at most 64 KiB");
    }
    return field.get<std::string>();
}

/// Returns a field that is a string of one character.
std::string characterIn(const Json& step, const char* name)
{
    std::string text = textIn(step, name);
    if (text.empty() || characterAt(text, 0).size != text.size()) {
        throwWrongField(step, name, "a single character");
    }
    return text;
}

bool flagIn(const Json& step, const char* name)
{
    const Json& field = fieldOf(step, name);
    if (!field.is_boolean()) {
        throwWrongField(step, name, "true or false");
    }
    return field.get<bool>();
}

uint64_t countIn(const Json& step, const char* name)
{
    const Json& field = fieldOf(step, name);
    if (!field.is_number_unsigned()) {
        throwWrongField(step, name, "a non-negative integer");
    }
    return field.get<uint64_t>();
}

/// Returns the text that a regular expression without operators matches; empty for other regular expressions.
std::optional<std::string> plainTextOf(std::string_view regex)
{
    std::string text;
    for (std::size_t i = 0; i < regex.size(); ++i) {
        if (std::string_view(".^$*+?()[]{}|").find(regex[i]) != std::string_view::npos) {
            return std::nullopt;
        }
        if (regex[i] != '\\') {
            text += regex[i];
            continue;
        }
        constexpr std::string_view kEscapes = "ntr", kEscaped = "\n\t\r";
        const char next = ++i < regex.size() ? regex[i] : 'x';
        if (const std::size_t escape = kEscapes.find(next); escape != std::string_view::npos) {
            text += kEscaped[escape];
        } else if (std::string_view(".^$*+?()[]{}|\\/-#&~ ").find(next) != std::string_view::npos) {
            text += next;
        } else {
            return std::nullopt;
        }
    }
    return text;
}

/// Returns the pattern of a Replace as plain text; empty if it is a regular expression with operators.
std::optional<std::string> patternIn(const Json& step)
{
    const Json& field = fieldOf(step, "pattern");
    if (field.is_object() && field.size() == 1 && field.front().is_string()) {
        const std::string& pattern = field.front().get_ref<const std::string&>();
        const std::string& kind = field.begin().key();
        if ((kind == "String" || kind == "Regex") && pattern.size() <= kMostSetting) {
            return kind == "String" ? pattern : plainTextOf(pattern);
        }
    }
    throwWrongField(step, "pattern", "an object such as {\"String\": \"a\"} with at most 64 KiB");
}

std::string plainPatternIn(const Json& step)
{
    if (auto pattern = patternIn(step)) {
        return *std::move(pattern);
    }
    throw Error(ErrorKind::ValueError, "the tokenizer's Replace has the regular expression \"{}\". Supported: plain text",
                step["pattern"].front().get<std::string>());
}

/// True if a decoder Metaspace removes the replacement characters of the first token. Files of old versions have only
/// "add_prefix_space".
bool dropsFirstSpace(const Json& step)
{
    const auto flag = step.find("add_prefix_space");
    const bool addsSpace = flag == step.end() || flag->is_null() || flagIn(step, "add_prefix_space");
    if (!step.contains("prepend_scheme")) {
        return addsSpace;
    }
    const std::string scheme = textIn(step, "prepend_scheme");
    if (scheme != "first" && scheme != "never" && scheme != "always") {
        throwWrongField(step, "prepend_scheme", "\"first\", \"never\" or \"always\"");
    }
    if (!addsSpace && scheme != "never") {
        throwWrongField(step, "prepend_scheme", "\"never\", although \"add_prefix_space\" is false");
    }
    return scheme != "never";
}

/// Collects the steps of a decoder or normalizer in order, without the nesting of Sequence.
class StepList {
public:
    /// `role`: "decoder" or "normalizer", which also names the list of a Sequence.
    StepList(const Json& step, std::string role) : m_role(std::move(role)) { add(step, 1); }
    [[nodiscard]] const std::vector<const Json*>& steps() const { return m_steps; }

private:
    void add(const Json& step, std::size_t depth)
    {
        if (!step.is_object() || !step.contains("type") || !step["type"].is_string()) {
            throw Error(ErrorKind::ValueError, "the tokenizer's {} is not an object with a \"type\"", m_role);
        }
        if (depth > kMostNesting) {
            throw Error(ErrorKind::ValueError, "the tokenizer's {} is nested deeper than {} levels", m_role, kMostNesting);
        }
        if (++m_count > kMostDecoders) {
            throw Error(ErrorKind::ValueError, "the tokenizer has more than {} parts of its {}", kMostDecoders, m_role);
        }
        if (step["type"] != "Sequence") {
            m_steps.push_back(&step);
            return;
        }
        const std::string list = m_role + "s";
        const Json& inner = fieldOf(step, list.c_str());
        if (!inner.is_array()) {
            throwWrongField(step, list.c_str(), "a list");
        }
        for (const Json& each : inner) {
            add(each, depth + 1);
        }
    }

    std::string m_role;
    std::vector<const Json*> m_steps;
    std::size_t m_count = 0;
};

}  // namespace

TokenDecoder::TokenDecoder(const Json& decoder)
{
    if (decoder.is_null()) {
        m_steps.emplace_back([](TracedTexts& tokens) {
            forEachToken(tokens, [](TracedText& token, std::size_t i) { token.prepend(i == 0 ? "" : " "); });
        });
        return;
    }
    const StepList list(decoder, "decoder");
    bool makesBytes = false;
    for (const Json* const step : list.steps()) {
        const std::string type = (*step)["type"].get<std::string>();
        if (makesBytes && type != "Fuse") {
            m_steps.emplace_back(
                [](TracedTexts& tokens) { forEachToken(tokens, [](TracedText& token, std::size_t) { token.replaceInvalid(); }); });
            makesBytes = false;
        }
        makesBytes = makesBytes || type == "ByteLevel";
        m_steps.push_back(stepOf(type, *step));
    }
}

TokenDecoder::Step TokenDecoder::stepOf(const std::string& type, const Json& decoder)
{
    if (type == "ByteLevel") {
        return decodeByteLevel;
    }
    if (type == "ByteFallback") {
        return decodeByteFallback;
    }
    if (type == "Fuse") {
        return fuse;
    }
    if (type == "Metaspace") {
        return [replacement = characterIn(decoder, "replacement"), dropsFirst = dropsFirstSpace(decoder)](TracedTexts& tokens) {
            decodeMetaspace(tokens, replacement, dropsFirst);
        };
    }
    if (type == "WordPiece") {
        return [prefix = textIn(decoder, "prefix"), cleansUp = flagIn(decoder, "cleanup")](TracedTexts& tokens) {
            decodeWordPiece(tokens, prefix, cleansUp);
        };
    }
    if (type == "Replace") {
        return [pattern = plainPatternIn(decoder), content = textIn(decoder, "content")](TracedTexts& tokens) {
            decodeReplace(tokens, pattern, content);
        };
    }
    if (type == "Strip") {
        return [content = characterIn(decoder, "content"), start = countIn(decoder, "start"),
                stop = countIn(decoder, "stop")](TracedTexts& tokens) { strip(tokens, content, start, stop); };
    }
    if (type == "BPEDecoder") {
        return [suffix = textIn(decoder, "suffix")](TracedTexts& tokens) { decodeSuffix(tokens, suffix); };
    }
    if (type == "CTC") {
        return [padding = textIn(decoder, "pad_token"), delimiter = textIn(decoder, "word_delimiter_token"),
                cleansUp = flagIn(decoder, "cleanup")](TracedTexts& tokens) { decodeCtc(tokens, padding, delimiter, cleansUp); };
    }
    throw Error(ErrorKind::ValueError,
                "unknown tokenizer decoder \"{}\". Supported: BPEDecoder, ByteFallback, ByteLevel, CTC, Fuse, Metaspace, Replace, "
                "Sequence, Strip, WordPiece",
                type);
}

void TokenDecoder::decode(TracedTexts& tokens) const
{
    for (const Step& step : m_steps) {
        step(tokens);
    }
}

TokenNormalizer::TokenNormalizer(const Json& normalizer)
{
    if (normalizer.is_null()) {
        return;
    }
    const StepList list(normalizer, "normalizer");
    for (const Json* const step : list.steps()) {
        const std::string type = (*step)["type"].get<std::string>();
        if (type == "Prepend") {
            m_steps.emplace_back([start = textIn(*step, "prepend")](TracedText& text) { text.prepend(start); });
        } else if (type == "ByteLevel") {
            m_steps.emplace_back([](TracedText& text) { text = TracedText(byteLevelTextOf(text.bytes), 0); });
        } else if (type == "Lowercase") {
            m_steps.emplace_back([](TracedText& text) {
                std::ranges::transform(text.bytes, text.bytes.begin(),
                                       [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
            });
        } else if (type == "Replace") {
            if (const auto pattern = patternIn(*step)) {
                m_steps.emplace_back([pattern = *pattern, content = textIn(*step, "content")](TracedText& text) {
                    text.replaceAll(pattern, content, kMostSetting);
                });
            }
        }
    }
}

std::string TokenNormalizer::normalized(std::string_view token) const
{
    TracedText text(token, 0);
    for (const auto& step : m_steps) {
        if (!text.bytes.empty()) {
            step(text);
        }
        if (text.bytes.size() > kMostSetting) {
            throwTooLarge(kMostSetting);
        }
    }
    return text.bytes;
}

}  // namespace tensordesk
