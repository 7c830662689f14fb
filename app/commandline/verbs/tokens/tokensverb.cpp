// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/progressbar.h"
#include "app/commandline/verbs/tokens/chosensequences.h"
#include "app/commandline/verbs/tokens/sequencetext.h"
#include "app/commandline/verbs/verbs.h"

#include <algorithm>
#include <cmath>

namespace tensordesk {
namespace {

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

}  // namespace

int runTokens(const TokensOptions& options, Console& console)
{
    const auto storage = openLaidOut(options.path, options.opening);
    const ChosenSequences chosen = ChosenSequences::of(storage->root(), options.path, options.sequences);
    const TokenBatch& batch = chosen.batch;
    const std::vector<TokenMeasure>& measures = chosen.measures;
    const int64_t first = chosen.first, end = chosen.end;
    std::vector<TokenSequence> sequences;
    {
        ProgressBar progress("Reading tokens", console.isWatched(), "sequences");
        for (int64_t number = first; number < end; ++number) {
            progress.check();
            progress.report(number - first, end - first);
            sequences.push_back(batch.read(number));
        }
    }
    const auto shown = [&](int64_t number) {
        return ShownSequence{number, batch, sequences[static_cast<std::size_t>(number - first)], chosen.tokenizer.get()};
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
                                              {"form", batch.form().name},
                                              {"tokenizer", chosen.tokenizer ? PythonValue(chosen.tokenizerPath) : PythonValue()},
                                              {"sequences", batch.count()},
                                              {"measures", std::move(names)},
                                              {"rows", std::move(rows)}},
                            NonFinite::Quoted));
        return 0;
    }
    const auto shading = chosen.by ? std::optional(shadingOf(measures[*chosen.by], batch, sequences)) : std::nullopt;
    for (int64_t number = first; number < end; ++number) {
        for (const std::string& line : sequenceLines(shown(number), shading, console.style())) {
            console.line(line);
        }
    }
    const std::string rest = first == 0 && end == batch.count() ? "" : " of " + std::to_string(batch.count());
    std::string summary = countText(end - first, "sequence", "sequences") + rest + ", in the form of " + batch.form().name;
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
