// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tokens/sequencerows.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/base/text.h"
#include "views/text/format.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>

namespace tensordesk {
namespace {

constexpr std::size_t kFirstTokens = 40;
constexpr std::size_t kFirstLetters = 200;

QString beginningOf(const TokenSequence& sequence, const Tokenizer* tokenizer)
{
    if (tokenizer != nullptr && !sequence.ids.empty()) {
        const auto [first, end] = sequence.range();
        const std::size_t from = std::clamp(sequence.responseAt, first, end);
        const std::span<const int64_t> ids = std::span(sequence.ids).subspan(from, std::min(end - from, kFirstTokens));
        return format::text(printableRow(tokenizer->decode(ids, true)));
    }
    const std::string& text = sequence.responseText.empty() ? sequence.wholeText : sequence.responseText;
    return format::text(printableRow(text.substr(0, kFirstLetters)));
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

std::vector<SequenceRow> readSequenceRows(const TokenBatch& batch, const std::vector<int64_t>& numbers, const Tokenizer* tokenizer,
                                          Progress& progress)
{
    std::vector<SequenceRow> rows;
    for (const int64_t number : numbers) {
        progress.check();
        SequenceRow row{.number = number};
        try {
            const TokenSequence sequence = batch.read(number);
            row.prompt = sequence.count(TokenPart::Prompt);
            row.response = sequence.count(TokenPart::Response) + sequence.count(TokenPart::Environment);
            row.reward = sequence.reward;
            row.advantage = sequence.advantage;
            row.status = statusOf(sequence);
            row.beginning = beginningOf(sequence, tokenizer);
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
