// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/errors/warningtext.h"

#include "app/commandline/errors/explainederror.h"
#include "model/expression/diagnosis/warnings.h"
#include "model/expression/shapes/origins.h"

#include <utility>

namespace tensordesk {

namespace {

/// A warning without its rule, which stands as the headline.
Diagnosis withoutRule(Diagnosis warning)
{
    warning.rule = {};
    return warning;
}

}  // namespace

std::vector<Diagnosis> allWarningsFor(const std::string& expression, const Scope& scope, Progress& progress)
{
    std::vector<Diagnosis> warnings = warningsFor(expression, withoutElements(scope), progress);
    const auto origins = OriginMap::of(expression, *tdIn(scope), {}, progress);
    if (auto mixing = origins ? origins->mixing() : std::nullopt) {
        warnings.push_back({Error(ErrorKind::RuntimeError, {}), expression});
        warnings.back().rule = *std::move(mixing);
    }
    return warnings;
}

std::vector<std::string> warningLines(const std::vector<Diagnosis>& warnings, const Style& style)
{
    std::vector<std::string> lines;
    for (const Diagnosis& warning : warnings) {
        lines.push_back(style.doubtful("! " + warning.rule.english()));
        for (std::string& line : explanationLines(withoutRule(warning))) {
            lines.push_back(std::move(line));
        }
    }
    return lines;
}

PythonValue::List warningDocuments(const std::vector<Diagnosis>& warnings)
{
    PythonValue::List documents;
    for (const Diagnosis& warning : warnings) {
        PythonValue::Dict document{{"message", warning.rule.english()}};
        addDiagnosis(document, withoutRule(warning));
        documents.emplace_back(std::move(document));
    }
    return documents;
}

}  // namespace tensordesk
