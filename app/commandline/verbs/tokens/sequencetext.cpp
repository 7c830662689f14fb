// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/tokens/sequencetext.h"

#include "model/tensordict/base/text.h"

#include <cmath>
#include <span>
#include <utility>

namespace tensordesk {
namespace {

const char* nameOf(TokenPart part)
{
    switch (part) {
    case TokenPart::Padding: return "padding";
    case TokenPart::Prompt: return "prompt";
    case TokenPart::Environment: return "environment";
    case TokenPart::Response: break;
    }
    return "response";
}

bool isUtf8(std::string_view text)
{
    while (!text.empty()) {
        const auto point = firstCodePoint(text);
        if (!point) {
            return false;
        }
        text.remove_prefix(point->length);
    }
    return true;
}

/// Returns what each token reads as: its piece of the text, or its id.
std::vector<std::string> piecesOf(const ShownSequence& shown)
{
    const std::vector<int64_t>& ids = shown.sequence.ids;
    std::vector<std::string> pieces = shown.tokenizer == nullptr ? std::vector<std::string>(ids.size())
                                                                 : shown.tokenizer->pieces(ids);
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (shown.tokenizer == nullptr || shown.tokenizer->token(ids[i]) == nullptr) {
            pieces[i] = " " + std::to_string(ids[i]);
        }
    }
    return pieces;
}

std::string numberText(double value)
{
    return PythonValue(std::round(value * 1e6) / 1e6).toPython();
}

std::string headline(const ShownSequence& shown)
{
    const TokenSequence& sequence = shown.sequence;
    std::string line = "sequence " + std::to_string(shown.number);
    for (const TokenPart part : {TokenPart::Prompt, TokenPart::Response, TokenPart::Environment, TokenPart::Padding}) {
        if (const int64_t count = sequence.count(part); count > 0) {
            line += std::string("  ") + nameOf(part) + " " + countText(count, "token", "tokens");
        }
    }
    const auto add = [&](const char* name, const std::optional<double>& value) {
        line += value ? std::string("  ") + name + " " + numberText(*value) : std::string();
    };
    add("reward", sequence.reward);
    add("advantage", sequence.advantage);
    for (const auto& [name, value] : sequence.components) {
        add(name.c_str(), value);
    }
    line += sequence.status.empty() ? "" : "  " + sequence.status;
    line += sequence.status.empty() && sequence.truncated.value_or(false) ? "  truncated" : "";
    return printableRow(line);
}

/// Returns text with its line feeds indented.
std::string indented(const std::string& text, const std::string& indent)
{
    std::string result;
    for (const char c : printable(text)) {
        result += c;
        result += c == '\n' ? indent : "";
    }
    return result;
}

constexpr int kNames = 13;  ///< the width of the column with the names of parts

std::string labelled(const char* name, const std::string& text, const Style& style)
{
    return "  " + style.faint(padded(name, kNames)) + text;
}

}  // namespace

std::vector<std::string> sequenceLines(const ShownSequence& shown, const std::optional<TokenShading>& shading, const Style& style)
{
    const TokenSequence& sequence = shown.sequence;
    const std::string indent(static_cast<std::size_t>(kNames) + 2, ' ');
    std::vector<std::string> lines{style.strong(headline(shown))};
    if (sequence.ids.empty() || (shown.tokenizer == nullptr && !sequence.promptText.empty() && !shading)) {
        if (sequence.promptText.empty() && sequence.responseText.empty()) {
            lines.push_back(labelled("text", indented(sequence.wholeText, indent), style));
            return lines;
        }
        lines.push_back(labelled("prompt", indented(sequence.promptText, indent), style));
        lines.push_back(labelled("response", indented(sequence.responseText, indent), style));
        return lines;
    }
    const std::vector<std::string> pieces = piecesOf(shown);
    const std::vector<double> values = shading ? shading->measure.valuesOf(shown.batch, sequence) : std::vector<double>();
    const auto [first, end] = sequence.range();
    for (const TokenRun& run : sequence.runs) {
        if (run.begin < first || run.end > end) {
            continue;
        }
        std::string text, pending;  // a character may be in several tokens, which are shown together
        for (std::size_t i = run.begin; i < run.end; ++i) {
            pending += pieces[i];
            if (!isUtf8(pending) && i + 1 < run.end) {
                continue;
            }
            const std::string shownText = indented(pending, indent);
            text += shading && !std::isnan(values[i]) && shading->most > shading->least
                      ? style.shaded(shownText, (values[i] - shading->least) / (shading->most - shading->least))
                      : shownText;
            pending.clear();
        }
        lines.push_back(labelled(nameOf(run.part), text, style));
    }
    return lines;
}

PythonValue::Dict sequenceDocument(const ShownSequence& shown, const std::vector<TokenMeasure>& measures)
{
    const TokenSequence& sequence = shown.sequence;
    PythonValue::List tokens;
    std::vector<std::vector<double>> values;
    for (const TokenMeasure& measure : measures) {
        values.push_back(measure.valuesOf(shown.batch, sequence));
    }
    const std::vector<std::string> pieces = piecesOf(shown);
    for (std::size_t i = 0; i < sequence.ids.size(); ++i) {
        PythonValue::Dict own;
        for (std::size_t m = 0; m < measures.size(); ++m) {
            if (!std::isnan(values[m][i])) {
                own.emplace_back(measures[m].name, values[m][i]);
            }
        }
        const bool isKnown = shown.tokenizer != nullptr && shown.tokenizer->token(sequence.ids[i]) != nullptr;
        PythonValue text = isKnown ? PythonValue(isUtf8(pieces[i]) ? pieces[i] : printableRow(pieces[i])) : PythonValue();
        tokens.emplace_back(PythonValue::Dict{{"id", sequence.ids[i]},
                                              {"text", std::move(text)},
                                              {"role", nameOf(sequence.partOf(i))},
                                              {"values", std::move(own)}});
    }
    PythonValue text;
    if (shown.tokenizer != nullptr && !sequence.ids.empty()) {
        const auto [first, end] = sequence.range();
        text = shown.tokenizer->decode(std::span(sequence.ids).subspan(first, end - first), false);
    } else if (std::string stored = sequence.text(); !stored.empty()) {
        text = std::move(stored);
    }
    const auto optional = [](const auto& value) { return value ? PythonValue(*value) : PythonValue(); };
    const auto textOrNone = [](const std::string& value) { return value.empty() ? PythonValue() : PythonValue(value); };
    PythonValue::Dict components;
    for (const auto& [name, value] : sequence.components) {
        components.emplace_back(name, value);
    }
    return {{"row", shown.number},
            {"text", std::move(text)},
            {"prompt", textOrNone(sequence.promptText)},
            {"response", textOrNone(sequence.responseText)},
            {"prompt_tokens", sequence.count(TokenPart::Prompt)},
            {"response_tokens", sequence.count(TokenPart::Response) + sequence.count(TokenPart::Environment)},
            {"reward", optional(sequence.reward)},
            {"advantage", optional(sequence.advantage)},
            {"components", std::move(components)},
            {"group", textOrNone(sequence.group)},
            {"step", optional(sequence.step)},
            {"status", textOrNone(sequence.status)},
            {"truncated", optional(sequence.truncated)},
            {"tokens", std::move(tokens)}};
}

}  // namespace tensordesk
