// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/tokens/chosensequences.h"

#include "model/document/rollouts/sequencefilter.h"
#include "model/document/rollouts/tokenizerfile.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace tensordesk {
namespace {

std::optional<std::size_t> measureNamed(const std::vector<TokenMeasure>& measures, const std::string& name)
{
    if (name.empty() || name == "none") {
        return std::nullopt;
    }
    const auto found = std::ranges::find(measures, name, &TokenMeasure::name);
    if (found == measures.end()) {
        std::string known;
        for (const TokenMeasure& measure : measures) {
            known += (known.empty() ? "" : ", ") + measure.name;
        }
        throw Error(ErrorKind::ValueError, "The tokens have no {}; they have: {}", stringLiteral(name), known);
    }
    return static_cast<std::size_t>(found - measures.begin());
}

}  // namespace

std::pair<int64_t, int64_t> rowsOf(const std::string& text, int64_t count)
{
    const std::size_t colon = std::min(text.find(':'), text.size());
    const auto numberIn = [&](std::size_t begin, std::size_t end, int64_t missing) {
        int64_t number = missing;
        const char* const last = text.data() + end;
        if (begin < end && std::from_chars(text.data() + begin, last, number).ptr != last) {
            throw Error(ErrorKind::ValueError, "--rows {} is not a range of sequences such as 3, 3:8 or -2:", stringLiteral(text));
        }
        return std::clamp<int64_t>(number < 0 ? number + count : number, 0, count);
    };
    const int64_t first = numberIn(0, colon, 0);
    const bool isSingle = colon == text.size();
    return {first, isSingle ? std::min(first + 1, count) : numberIn(colon + 1, text.size(), count)};
}

ChosenSequences ChosenSequences::of(const TensorDict& root, const std::string& path, const SequenceOptions& options,
                                    Progress& progress)
{
    std::optional<TokenBatch> batch = TokenBatch::of(root);
    if (!batch) {
        throw Error(
            ErrorKind::ValueError,
            "has no tokens of a language model: expected keys such as input_ids or tokens, or texts such as prompt and completion")
            .inFile(path);
    }
    ChosenSequences chosen{.batch = *std::move(batch), .measures = {}};
    chosen.measures = measuresOf(chosen.batch);
    chosen.by = measureNamed(chosen.measures, options.by);
    chosen.tokenizerPath = options.tokenizer.empty() ? tokenizerBeside(path) : options.tokenizer;
    if (!chosen.tokenizerPath.empty() && chosen.batch.hasIds()) {
        chosen.tokenizer = tokenizerAt(chosen.tokenizerPath);
    }
    if (options.where.empty()) {
        const auto [first, end] = rowsOf(options.rows, chosen.batch.count());
        for (int64_t number = first; number < end; ++number) {
            chosen.rows.push_back(number);
        }
        return chosen;
    }
    chosen.table = sequenceTable(chosen.batch, progress);
    const std::vector<std::size_t> found = filtered(*chosen.table, options.where, progress);
    const auto [first, end] = rowsOf(options.rows, static_cast<int64_t>(found.size()));
    for (int64_t at = first; at < end; ++at) {
        chosen.rows.push_back(static_cast<int64_t>(found[static_cast<std::size_t>(at)]));
    }
    return chosen;
}

}  // namespace tensordesk
