// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/progressbar.h"
#include "app/commandline/verbs/tokens/figurestext.h"
#include "app/commandline/verbs/tokens/sequencetext.h"
#include "app/commandline/verbs/verbs.h"
#include "model/document/rollouts/sequencefilter.h"
#include "model/document/rollouts/tokenizerfile.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <numeric>

namespace tensordesk {
namespace {

/// Returns the rows of "A:B" or "A", as Python's slices have them: the first one, and the one behind the last.
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

const TokenMeasure* measureNamed(const std::vector<TokenMeasure>& measures, const std::string& name)
{
    if (name.empty()) {
        return nullptr;
    }
    const auto found = std::ranges::find(measures, name, &TokenMeasure::name);
    if (found == measures.end()) {
        std::string known;
        for (const TokenMeasure& measure : measures) {
            known += (known.empty() ? "" : ", ") + measure.name;
        }
        throw Error(ErrorKind::ValueError, "The tokens have no {}; they have: {}", stringLiteral(name), known);
    }
    return &*found;
}

/// Returns the chosen sequences and, if it was needed, their table.
struct ChosenRows {
    std::optional<SequenceTable> table;
    std::vector<std::size_t> rows;
};

ChosenRows chosenRows(const TokensOptions& options, const TokenBatch& batch, Console& console)
{
    ChosenRows chosen;
    if (options.table || !options.where.empty()) {
        ProgressBar progress("Reading tokens", console.isWatched(), "sequences");
        chosen.table = sequenceTable(batch, progress);
    }
    if (!options.where.empty()) {
        ProgressBar progress("Choosing sequences", console.isWatched(), "sequences");
        chosen.rows = filtered(*chosen.table, options.where, progress);
    } else {
        chosen.rows.resize(static_cast<std::size_t>(batch.count()));
        std::iota(chosen.rows.begin(), chosen.rows.end(), std::size_t{0});
    }
    const auto [first, end] = rowsOf(options.rows, static_cast<int64_t>(chosen.rows.size()));
    chosen.rows.erase(chosen.rows.begin() + std::max(first, end), chosen.rows.end());
    chosen.rows.erase(chosen.rows.begin(), chosen.rows.begin() + first);
    return chosen;
}

/// Reads the rows.
std::vector<TokenSequence> sequencesOf(const TokenBatch& batch, const std::vector<std::size_t>& rows, Console& console)
{
    std::vector<TokenSequence> sequences;
    ProgressBar progress("Reading tokens", console.isWatched(), "sequences");
    for (const std::size_t row : rows) {
        progress.check();
        progress.report(static_cast<int64_t>(sequences.size()), static_cast<int64_t>(rows.size()));
        sequences.push_back(batch.read(static_cast<int64_t>(row)));
    }
    return sequences;
}

}  // namespace

int runTokens(const TokensOptions& options, Console& console)
{
    const auto storage = openLaidOut(options.path, options.opening);
    const std::optional<TokenBatch> batch = TokenBatch::of(storage->root());
    if (!batch) {
        throw Error(
            ErrorKind::ValueError,
            "has no tokens of a language model: expected keys such as input_ids or tokens, or texts such as prompt and completion")
            .inFile(options.path);
    }
    const auto [table, rows] = chosenRows(options, *batch, console);
    const int64_t shown = static_cast<int64_t>(rows.size());
    const std::string rest = shown == batch->count() ? "" : " of " + std::to_string(batch->count());
    std::string summary = countText(shown, "sequence", "sequences") + rest + ", in the form of " + batch->form().name;
    PythonValue::Dict document{{"kind", options.table ? "sequences" : "tokens"},
                               {"path", options.path},
                               {"form", batch->form().name},
                               {"sequences", batch->count()}};
    if (options.table) {
        if (options.json) {
            std::ranges::move(figuresDocument(*table, rows), std::back_inserter(document));
            console.line(toJson(document, NonFinite::Quoted));
            return 0;
        }
        for (const std::string& line : figureLines(*table, rows, console.style())) {
            console.line(line);
        }
        console.line("");
        console.line(printableRow(summary + "."));
        return 0;
    }
    const std::string found = options.tokenizer.empty() ? tokenizerBeside(options.path) : options.tokenizer;
    const auto tokenizer = found.empty() || !batch->hasIds() ? nullptr : tokenizerAt(found);
    const std::vector<TokenMeasure> measures = measuresOf(*batch);
    const TokenMeasure* const by = measureNamed(measures, options.by);
    const std::vector<TokenSequence> sequences = sequencesOf(*batch, rows, console);
    const auto sequence = [&](std::size_t at) {
        return ShownSequence{static_cast<int64_t>(rows[at]), *batch, sequences[at], tokenizer.get()};
    };
    if (options.json) {
        PythonValue::List documents, names;
        for (std::size_t at = 0; at < rows.size(); ++at) {
            documents.emplace_back(sequenceDocument(sequence(at), measures));
        }
        for (const TokenMeasure& measure : measures) {
            names.emplace_back(measure.name);
        }
        document.emplace_back("tokenizer", tokenizer ? PythonValue(found) : PythonValue());
        document.emplace_back("measures", std::move(names));
        document.emplace_back("rows", std::move(documents));
        console.line(toJson(document, NonFinite::Quoted));
        return 0;
    }
    std::vector<double> values;
    for (std::size_t at = 0; by != nullptr && at < rows.size(); ++at) {
        std::ranges::copy(by->valuesOf(*batch, sequences[at]), std::back_inserter(values));
    }
    const auto limits = robustLimits(values);
    const auto shading = by == nullptr ? std::nullopt : std::optional(TokenShading{*by, limits.first, limits.second});
    for (std::size_t at = 0; at < rows.size(); ++at) {
        for (const std::string& line : sequenceLines(sequence(at), shading, console.style())) {
            console.line(line);
        }
    }
    if (batch->hasIds()) {
        summary += tokenizer ? "; text by " + found : "; no tokenizer.json was found beside the file: --tokenizer names one";
    }
    if (shading) {
        summary += "; coloured from " + PythonValue(shading->least).toPython() + " to " + PythonValue(shading->most).toPython();
    }
    console.line("");
    console.line(printableRow(summary + "."));
    return 0;
}

}  // namespace tensordesk
