// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tokens/sequences/sequencerows.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/base/text.h"
#include "views/text/format.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>
#include <utility>

namespace tensordesk {
namespace {

constexpr std::size_t kFirstTokens = 40;
constexpr std::size_t kFirstLetters = 200;

/// Returns the first words of a range of tokens, or of the stored text.
QString firstWords(const TokenSequence& sequence, std::pair<std::size_t, std::size_t> range, const std::string& text,
                   const Tokenizer* tokenizer)
{
    if (tokenizer != nullptr && !sequence.ids.empty()) {
        const std::size_t count = std::min(range.second - range.first, kFirstTokens);
        return format::text(printableRow(tokenizer->decode(std::span(sequence.ids).subspan(range.first, count), true)));
    }
    return format::text(printableRow(beginningOfText(text, kFirstLetters)));
}

}  // namespace

QString statusOf(const TokenSequence& sequence)
{
    if (!sequence.status.empty()) {
        return format::text(printableRow(sequence.status));
    }
    const bool isTruncated = sequence.truncated.value_or(false);
    return isTruncated ? QCoreApplication::translate("tensordesk::SequenceRow", "truncated") : QString();
}

std::vector<SequenceRow> readSequenceRows(const TokenBatch& batch, const std::vector<int64_t>& numbers,
                                          const std::vector<std::string>& components, const Tokenizer* tokenizer,
                                          Progress& progress)
{
    std::vector<SequenceRow> rows;
    for (const int64_t number : numbers) {
        progress.check();
        SequenceRow row{.number = number};
        try {
            const TokenSequence sequence = batch.read(number);
            const auto [first, end] = sequence.range();
            const std::size_t boundary = std::clamp(sequence.responseAt, first, end);
            row.figures = figuresOf(batch, sequence, components);
            row.status = statusOf(sequence);
            row.prompt = firstWords(sequence, {first, boundary}, sequence.promptText, tokenizer);
            row.response = firstWords(sequence, {boundary, end},
                                      sequence.responseText.empty() ? sequence.wholeText : sequence.responseText, tokenizer);
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled) {
                throw;
            }
            row.error = format::text(error.inContext());
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace tensordesk
