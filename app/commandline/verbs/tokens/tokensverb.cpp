// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/progressbar.h"
#include "app/commandline/verbs/tokens/scoretext.h"
#include "app/commandline/verbs/tokens/sequencetext.h"
#include "app/commandline/verbs/verbs.h"
#include "model/analysis/tokens/scorematrix.h"
#include "model/document/rollouts/tokenizerfile.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <charconv>
#include <cmath>

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

/// Returns the ends of a scale that a few extreme values do not stretch: the 2nd and the 98th percentile.
TokenShading shadingOf(const TokenMeasure& measure, const TokenBatch& batch, const std::vector<TokenSequence>& sequences)
{
    std::vector<double> all;
    for (const TokenSequence& sequence : sequences) {
        std::ranges::copy_if(measure.valuesOf(batch, sequence), std::back_inserter(all),
                             [](double value) { return std::isfinite(value); });
    }
    std::ranges::sort(all);
    if (all.empty()) {
        return {measure};
    }
    return {measure, all[all.size() / 50], all[all.size() - 1 - all.size() / 50]};
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
    const auto [first, end] = rowsOf(options.rows, matrix->count());
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
    const std::optional<TokenBatch> batch = TokenBatch::of(storage->root());
    if (!batch) {
        throw Error(
            ErrorKind::ValueError,
            "has no tokens of a language model: expected keys such as input_ids or tokens, or texts such as prompt and completion")
            .inFile(options.path);
    }
    const std::string found = options.tokenizer.empty() ? tokenizerBeside(options.path) : options.tokenizer;
    const auto tokenizer = found.empty() || !batch->hasIds() ? nullptr : tokenizerAt(found);
    const std::vector<TokenMeasure> measures = measuresOf(*batch);
    const TokenMeasure* const by = measureNamed(measures, options.by);
    const auto [first, end] = rowsOf(options.rows, batch->count());
    std::vector<TokenSequence> sequences;
    {
        ProgressBar progress("Reading tokens", console.isWatched(), "sequences");
        for (int64_t number = first; number < end; ++number) {
            progress.check();
            progress.report(number - first, end - first);
            sequences.push_back(batch->read(number));
        }
    }
    const auto shown = [&](int64_t number) {
        return ShownSequence{number, *batch, sequences[static_cast<std::size_t>(number - first)], tokenizer.get()};
    };
    if (options.json) {
        PythonValue::List rows, names;
        for (int64_t number = first; number < end; ++number) {
            rows.emplace_back(sequenceDocument(shown(number), measures));
        }
        for (const TokenMeasure& measure : measures) {
            names.emplace_back(measure.name);
        }
        console.line(toJson(PythonValue::Dict{{"kind", "tokens"},
                                              {"path", options.path},
                                              {"form", batch->form().name},
                                              {"tokenizer", tokenizer ? PythonValue(found) : PythonValue()},
                                              {"sequences", batch->count()},
                                              {"measures", std::move(names)},
                                              {"rows", std::move(rows)}},
                            NonFinite::Quoted));
        return 0;
    }
    const auto shading = by == nullptr ? std::nullopt : std::optional(shadingOf(*by, *batch, sequences));
    for (int64_t number = first; number < end; ++number) {
        for (const std::string& line : sequenceLines(shown(number), shading, console.style())) {
            console.line(line);
        }
    }
    const std::string rest = first == 0 && end == batch->count() ? "" : " of " + std::to_string(batch->count());
    std::string summary = countText(end - first, "sequence", "sequences") + rest + ", in the form of " + batch->form().name;
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
