// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/progressbar.h"
#include "app/commandline/verbs/tokens/chosensequences.h"
#include "app/commandline/verbs/tokens/figurestext.h"
#include "app/commandline/verbs/tokens/scoretext.h"
#include "app/commandline/verbs/tokens/sequencetext.h"
#include "app/commandline/verbs/verbs.h"
#include "model/analysis/tokens/scorematrix.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tensordesk {
namespace {

/// Reads the chosen sequences.
std::vector<TokenSequence> read(const ChosenSequences& chosen, Progress& progress)
{
    std::vector<TokenSequence> sequences;
    for (const int64_t number : chosen.rows) {
        progress.check();
        progress.report(static_cast<int64_t>(sequences.size()), static_cast<int64_t>(chosen.rows.size()));
        sequences.push_back(chosen.batch.read(number));
    }
    return sequences;
}

/// Returns "3 sequences of 6, in the form of verl".
std::string summaryOf(const ChosenSequences& chosen)
{
    const auto count = static_cast<int64_t>(chosen.rows.size());
    return countText(count, "sequence", "sequences")
         + (count == chosen.batch.count() ? std::string() : " of " + std::to_string(chosen.batch.count())) + ", in the form of "
         + chosen.batch.form().name;
}

void printTable(const ChosenSequences& chosen, const SequenceTable& table, const TokensOptions& options, Console& console)
{
    const std::vector<std::size_t> rows(chosen.rows.begin(), chosen.rows.end());
    if (options.json) {
        PythonValue::Dict document{{"kind", "sequences"},
                                   {"path", options.path},
                                   {"form", chosen.batch.form().name},
                                   {"sequences", chosen.batch.count()}};
        std::ranges::move(figuresDocument(table, rows), std::back_inserter(document));
        console.line(toJson(document, NonFinite::Quoted));
        return;
    }
    for (const std::string& line : figureLines(table, rows, console.style())) {
        console.line(line);
    }
    console.line("");
    console.line(printableRow(summaryOf(chosen) + "."));
}

int printScores(const TensorDict& root, const TokensOptions& options, Console& console)
{
    const std::optional<ScoreMatrix> matrix = ScoreMatrix::of(root);
    if (!matrix) {
        throw Error(
            ErrorKind::ValueError,
            "has no scores: expected IFEvalScoreData such as next/ifeval_score, or a number per sequence such as next/reward or success")
            .inFile(options.path);
    }
    const auto [first, end] = rowsOf(options.sequences.rows, matrix->count());
    ProgressBar progress("Reading scores", console.isWatched(), "prompts");
    ShownScores shown{.criteria = matrix->criteria(progress), .prompts = matrix->count(), .level = matrix->level()};
    const auto rowsUnder = [&, first = first, count = std::max<int64_t>(end - first, 0)](ScoreStrictness strictness) {
        return matrix->read(shown.criteria, strictness, first, count, progress);
    };
    shown.strict = rowsUnder(ScoreStrictness::Strict);
    if (matrix->level()) {
        shown.loose = rowsUnder(ScoreStrictness::Loose);
    }
    if (options.json) {
        PythonValue::Dict document{{"kind", "scores"}, {"path", options.path}};
        PythonValue::Dict body = scoreDocument(shown);
        std::ranges::move(body, std::back_inserter(document));
        console.line(toJson(document, NonFinite::Quoted));
        return 0;
    }
    for (const std::string& line : scoreLines(shown, console.style(), console.width())) {
        console.line(line);
    }
    return 0;
}

}  // namespace

int runTokens(const TokensOptions& options, Console& console)
{
    const auto storage = openLaidOut(options.path, options.opening);
    if (options.scores) {
        return printScores(storage->root(), options, console);
    }
    ProgressBar progress("Reading tokens", console.isWatched(), "sequences");
    const ChosenSequences chosen = ChosenSequences::of(storage->root(), options.path, options.sequences, progress);
    const TokenBatch& batch = chosen.batch;
    if (options.table) {
        printTable(chosen, chosen.table ? *chosen.table : sequenceTable(batch, progress), options, console);
        return 0;
    }
    const std::vector<TokenMeasure>& measures = chosen.measures;
    const std::vector<TokenSequence> sequences = read(chosen, progress);
    const auto sequence = [&](std::size_t at) {
        return ShownSequence{chosen.rows[at], batch, sequences[at], chosen.tokenizer.get()};
    };
    if (options.json) {
        PythonValue::List rows, names;
        for (std::size_t at = 0; at < sequences.size(); ++at) {
            rows.emplace_back(sequenceDocument(sequence(at), measures));
        }
        for (const TokenMeasure& measure : measures) {
            names.emplace_back(measure.name);
        }
        console.line(toJson(PythonValue::Dict{{"kind", "tokens"},
                                              {"path", options.path},
                                              {"form", batch.form().name},
                                              {"tokenizer", chosen.tokenizer ? PythonValue(chosen.tokenizerPath) : PythonValue()},
                                              {"sequences", batch.count()},
                                              {"measures", std::move(names)},
                                              {"rows", std::move(rows)}},
                            NonFinite::Quoted));
        return 0;
    }
    std::vector<double> values;
    for (std::size_t at = 0; chosen.by && at < sequences.size(); ++at) {
        std::ranges::copy(measures[*chosen.by].valuesOf(batch, sequences[at]), std::back_inserter(values));
    }
    const auto [least, most] = robustLimits(values);
    const auto shading = chosen.by ? std::optional(TokenShading{measures[*chosen.by], least, most}) : std::nullopt;
    for (std::size_t at = 0; at < sequences.size(); ++at) {
        for (const std::string& line : sequenceLines(sequence(at), shading, console.style())) {
            console.line(line);
        }
    }
    std::string summary = summaryOf(chosen);
    if (batch.hasIds()) {
        summary += chosen.tokenizer ? "; text by " + chosen.tokenizerPath
                                    : "; no tokenizer.json was found beside the file: --tokenizer names one";
    }
    if (shading) {
        summary += "; coloured from " + PythonValue(shading->least).toPython() + " to " + PythonValue(shading->most).toPython();
    }
    console.line("");
    console.line(printableRow(summary + "."));
    return 0;
}

}  // namespace tensordesk
