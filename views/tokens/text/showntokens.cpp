// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tokens/text/showntokens.h"

#include "model/tensordict/base/text.h"
#include "views/text/format.h"
#include "views/tokens/sequences/sequencerows.h"

#include <QCoreApplication>
#include <QStringList>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <cmath>
#include <span>
#include <string>

namespace tensordesk {
namespace {

const QString kBetween = QStringLiteral("  ·  ");

void addWords(ShownTokens& words, const std::string& text, TokenPart part)
{
    constexpr int kLongest = 16;  // characters, so that a line has room for each word
    const std::size_t begin = words.texts.size();
    QString word;
    int length = 0;
    const auto finish = [&](bool isLineEnd) {
        words.texts.push_back(word.isEmpty() ? QStringLiteral(" ") : word);
        words.isSpecial.push_back(false);
        words.isLineEnd.push_back(isLineEnd);
        word.clear();
        length = 0;
    };
    const QString shown = format::text(printable(text));
    QTextBoundaryFinder characters(QTextBoundaryFinder::Grapheme, shown);
    for (qsizetype at = 0; at < shown.size();) {
        const qsizetype found = characters.toNextBoundary(), next = found > at ? found : shown.size();
        const QString character = shown.mid(at, next - at);
        at = next;
        if (character == QLatin1Char('\n')) {
            finish(true);
            continue;
        }
        word += character;
        if (++length == kLongest || character == QLatin1Char(' ')) {
            finish(false);
        }
    }
    if (!word.isEmpty()) {
        finish(false);
    }
    if (words.texts.size() > begin) {
        words.sequence.runs.push_back({part, begin, words.texts.size()});
    }
}

QString sequenceName(const ShownTokens& shown)
{
    return QCoreApplication::translate("tensordesk::ShownTokens", "Sequence %1").arg(shown.number);
}

QString rewardText(double reward)
{
    return QCoreApplication::translate("tensordesk::ShownTokens", "reward %1").arg(format::statistic(reward));
}

}  // namespace

ShownTokens shownTokens(const TokenBatch& batch, int64_t number, const Tokenizer* tokenizer)
{
    ShownTokens shown{.number = number, .sequence = batch.read(number), .texts = {}, .isSpecial = {}, .isLineEnd = {}};
    for (const TokenMeasure& measure : measuresOf(batch)) {
        shown.measures.push_back(measure.valuesOf(batch, shown.sequence));
    }
    const std::vector<int64_t>& ids = shown.sequence.ids;
    const std::vector<std::string> pieces = tokenizer != nullptr ? tokenizer->pieces(ids) : std::vector<std::string>(ids.size());
    shown.hasText = tokenizer != nullptr && !ids.empty();
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const bool isKnown = tokenizer != nullptr && tokenizer->token(ids[i]) != nullptr;
        if (!isKnown) {
            shown.texts.push_back(QString::number(ids[i]) + QLatin1Char(' '));
        } else {
            const QString text = format::text(printableRow(pieces[i])).replace(QLatin1Char(' '), QChar(0xB7));
            shown.texts.push_back(text.isEmpty() ? QStringLiteral("∅") : text);
        }
        shown.isSpecial.push_back(isKnown && tokenizer->isSpecial(ids[i]));
        shown.isLineEnd.push_back(isKnown && pieces[i].ends_with('\n'));
    }
    return shown;
}

QString plainText(const ShownTokens& shown, const Tokenizer* tokenizer)
{
    const TokenSequence& sequence = shown.sequence;
    const auto [first, end] = sequence.range();
    const std::span<const int64_t> ids = std::span(sequence.ids).subspan(first, end - first);
    if (tokenizer != nullptr && !ids.empty()) {
        return format::text(tokenizer->decode(ids, false));
    }
    if (ids.empty()) {
        return format::text(sequence.text());
    }
    QStringList texts;
    for (const int64_t id : ids) {
        texts << QString::number(id);
    }
    return texts.join(QLatin1Char(' '));
}

ShownTokens wordsOf(const ShownTokens& shown)
{
    ShownTokens words{.number = shown.number, .sequence = {}, .texts = {}, .isSpecial = {}, .isLineEnd = {}};
    const TokenSequence& sequence = shown.sequence;
    addWords(words, sequence.promptText, TokenPart::Prompt);
    const bool hasParts = !sequence.promptText.empty() || !sequence.responseText.empty();
    addWords(words, hasParts ? sequence.responseText : sequence.wholeText, TokenPart::Response);
    return words;
}

QString sequenceHeadline(const ShownTokens& shown)
{
    const TokenSequence& sequence = shown.sequence;
    QStringList facts{sequenceName(shown)};
    for (const TokenPart part : {TokenPart::Prompt, TokenPart::Response, TokenPart::Environment, TokenPart::Padding}) {
        if (const int64_t count = sequence.count(part); count > 0) {
            facts << partName(part) + QLatin1Char(' ') + format::count(count);
        }
    }
    if (sequence.reward) {
        facts << rewardText(*sequence.reward);
    }
    if (sequence.advantage) {
        facts << QCoreApplication::translate("tensordesk::ShownTokens", "advantage %1").arg(format::statistic(*sequence.advantage));
    }
    for (const auto& [name, value] : sequence.components) {
        facts << format::elided(format::text(printableRow(name))) + QLatin1Char(' ') + format::statistic(value);
    }
    if (const QString status = statusOf(sequence); !status.isEmpty()) {
        facts << format::elided(status);
    }
    return facts.join(kBetween);
}

QString sequenceLabel(const ShownTokens& shown)
{
    const std::optional<double>& reward = shown.sequence.reward;
    return reward ? sequenceName(shown) + kBetween + rewardText(*reward) : sequenceName(shown);
}

std::optional<std::size_t> responseBegin(const ShownTokens& shown)
{
    const auto run = std::ranges::find_if(shown.sequence.runs, isOfResponse, &TokenRun::part);
    return run == shown.sequence.runs.end() ? std::nullopt : std::optional(run->begin);
}

QString tokenFacts(const ShownTokens& shown, const std::vector<TokenMeasure>& measures, std::size_t token)
{
    const TokenSequence& sequence = shown.sequence;
    const auto position = static_cast<int64_t>(token);
    const int64_t inResponse = position - static_cast<int64_t>(sequence.responseAt);
    const QString part = partName(sequence.partOf(token));
    QStringList facts{
        QCoreApplication::translate("tensordesk::TokensPage", "token %1 of %2")
            .arg(format::count(position), format::count(static_cast<int64_t>(sequence.ids.size()))),
        inResponse >= 0
            ? QCoreApplication::translate("tensordesk::TokensPage", "%1, its number %2").arg(part, format::count(inResponse))
            : part,
        QCoreApplication::translate("tensordesk::TokensPage", "id %1").arg(sequence.ids[token])};
    if (shown.hasText) {
        facts << QStringLiteral("“%1”").arg(shown.texts[token]);
    }
    for (std::size_t i = 0; i < measures.size(); ++i) {
        if (const double value = shown.measures[i][token]; !std::isnan(value)) {
            facts << format::text(measures[i].name) + QLatin1Char(' ') + format::statistic(value);
        }
    }
    return facts.join(kBetween);
}

QString partName(TokenPart part)
{
    switch (part) {
    case TokenPart::Padding: return QCoreApplication::translate("tensordesk::ShownTokens", "padding");
    case TokenPart::Prompt: return QCoreApplication::translate("tensordesk::ShownTokens", "prompt");
    case TokenPart::Environment: return QCoreApplication::translate("tensordesk::ShownTokens", "environment");
    case TokenPart::Response: break;
    }
    return QCoreApplication::translate("tensordesk::ShownTokens", "response");
}

}  // namespace tensordesk
