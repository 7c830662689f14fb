// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/verbs.h"

#include "app/commandline/errors/explainederror.h"
#include "app/commandline/errors/warningtext.h"
#include "app/commandline/progressbar.h"
#include "app/commandline/text/healthtext.h"
#include "app/commandline/text/keyname.h"
#include "app/commandline/verbs/opening.h"
#include "model/analysis/doctor/doctor.h"
#include "model/document/ignoredfindings.h"
#include "model/document/inspectedfiles.h"
#include "model/document/rollouts/rollout.h"
#include "model/document/rollouts/tokenizerfile.h"
#include "model/document/thresholds.h"
#include "model/storage/storage.h"
#include "model/tensordict/values/pythonvalue.h"

namespace tensordesk {

namespace {

/// Returns the printed form of an expression's warnings.
std::vector<std::string> expressionLines(const std::vector<Diagnosis>& warnings, const HealthVerbOptions& options,
                                         const Style& style)
{
    const auto count = static_cast<int64_t>(warnings.size());
    std::vector<std::string> lines;
    if (options.json) {
        lines.push_back(toJson(PythonValue::Dict{{"kind", "health"},
                                                 {"path", options.path},
                                                 {"expression", options.expression},
                                                 {"ok", true},
                                                 {"errors", int64_t{0}},
                                                 {"warnings", count},
                                                 {"findings", warningDocuments(warnings)}}));
    } else if (options.ci) {
        for (const Diagnosis& warning : warnings) {
            lines.push_back(printableRow(options.path) + ": warning: expression: " + printableRow(warning.rule.english()));
        }
    } else if (options.markdown) {
        lines = {"# Health of `" + printableRow(options.expression) + "`", "", countText(count, "warning", "warnings") + "."};
        for (const Diagnosis& warning : warnings) {
            lines.insert(lines.end(), {"", "**" + printableRow(warning.part) + "**: " + printableRow(warning.rule.english())});
            if (!warning.fixes.empty()) {
                lines.insert(lines.end(), {"", "Try `" + printableRow(warning.fixes.front().expression) + "`."});
            }
        }
    } else {
        lines = warningLines(warnings, style);
        lines.push_back(countText(count, "warning", "warnings") + ".");
    }
    return lines;
}

/// Examines an expression over the rollout in place of the rollout. Returns the exit status.
int examineExpression(const HealthVerbOptions& options, const TensorDict& td, Console& console)
{
    ProgressBar progress("Examining " + options.expression, console.isWatched());
    const Scope scope{{"td", td}};
    const auto warnings = explaining(options.expression, scope, progress, [&] {
        try {
            static_cast<void>(evaluateShapes(options.expression, scope, progress));
        } catch (const Error& error) {
            if (!error.wantsValues()) {
                throw;
            }
        }
        return allWarningsFor(options.expression, scope, progress);
    });
    for (const std::string& line : expressionLines(warnings, options, console.style())) {
        console.line(line);
    }
    return options.ci && !warnings.empty() ? 1 : 0;
}

}  // namespace

int runHealth(const HealthVerbOptions& options, Console& console)
{
    const auto storage = openLaidOut(options.path, options.opening);
    if (!options.expression.empty()) {
        return examineExpression(options, storage->root(), console);
    }
    const TimedRollout rollout = rolloutOf(storage->root(), keyNamedIfAny(storage->root(), options.by),
                                           ringFolder(*storage, options.opening));
    HealthOptions asked{rollout.rule, options.gamma, options.lambda, options.checks};
    if (!options.thresholds.empty()) {
        asked.thresholds = thresholdsIn(options.thresholds);
    }
    if (const NotesReader notes = storage->notes()) {
        asked.attributesOf = [notes](const KeyPath& key) { return notes(key).attributes; };
    }
    if (const std::string tokenizer = tokenizerBeside(options.path); !tokenizer.empty()) {
        asked.tokenizer = tokenizerAt(tokenizer);
    }
    asked.inspectFiles = symptomsOf(storage->inspector());
    const IgnoredFindings ignored = IgnoredFindings::of(options.path);
    std::vector<CheckResult> results = [&] {
        ProgressBar progress("Examining " + options.path, console.isWatched());
        return examine(rollout.td, asked, progress);
    }();
    ignored.applyTo(results);
    const ConcernCounts counts = countsOf(results);
    std::vector<std::string> lines;
    if (options.json) {
        PythonValue::Dict document{{"kind", "health"}, {"path", options.path}};
        PythonValue::Dict body = healthDocument(results);
        std::move(body.begin(), body.end(), std::back_inserter(document));
        lines.push_back(toJson(document, NonFinite::Quoted));
    } else {
        lines = options.ci       ? healthLines(options.path, results)
              : options.markdown ? healthMarkdown(options.path, results)
                                 : healthText(results, console.style());
    }
    for (const std::string& line : lines) {
        console.line(line);
    }
    return counts.errors > 0 || (options.ci && counts.warnings > 0) ? 1 : 0;
}

}  // namespace tensordesk
