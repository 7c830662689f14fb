// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tokens/showntokens.h"

#include "model/analysis/tokens/tokenmeasures.h"
#include "model/tensordict/base/text.h"
#include "views/text/format.h"

#include <QCoreApplication>
#include <QStringList>

#include <span>
#include <string>

namespace tensordesk {

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
        return format::text(sequence.wholeText.empty() ? sequence.promptText + sequence.responseText : sequence.wholeText);
    }
    QStringList texts;
    for (const int64_t id : ids) {
        texts << QString::number(id);
    }
    return texts.join(QLatin1Char(' '));
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
