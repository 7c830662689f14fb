// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/errors/explainederror.h"

#include "app/commandline/errors/shapetable.h"
#include "app/commandline/text/json.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <utility>

namespace tensordesk {

namespace {

PythonValue operandDocument(const FailingOperand& operand)
{
    if (operand.isMissing) {
        return PythonValue::Dict{{"text", operand.text}, {"missing", true}};
    }
    PythonValue::List offending;
    for (const std::size_t dim : operand.offending) {
        offending.emplace_back(static_cast<int64_t>(dim));
    }
    PythonValue::Dict document{{"text", operand.text},
                               {"shape", toPythonValue(operand.shape)},
                               {"batch_dims", static_cast<int64_t>(operand.batchDims)},
                               {"names", toPythonValue(operand.names)},
                               {"offending", std::move(offending)}};
    PythonValue::List kinds;
    bool isKnown = false;
    for (std::size_t dim = 0; dim < operand.shape.size(); ++dim) {
        isKnown = isKnown || operand.kindOf(dim) != DimKind::Plain;
        kinds.emplace_back(std::string(nameOf(operand.kindOf(dim))));
    }
    if (isKnown) {
        document.emplace_back("kinds", std::move(kinds));
    }
    return document;
}

PythonValue fixDocument(const Fix& fix)
{
    PythonValue::Dict document{{"expression", fix.expression}, {"meaning", fix.meaning.english()}};
    if (const auto shape = shapeOfResult(fix.result)) {
        document.emplace_back("shape", toPythonValue(*shape));
    }
    return document;
}

/// True if the operands differ from the first of several.
bool disagree(const std::vector<FailingOperand>& operands)
{
    return operands.size() > 1 && !operands.front().isMissing
        && std::any_of(operands.begin() + 1, operands.end(), [](const FailingOperand& other) { return !other.offending.empty(); });
}

[[noreturn]] void throwWith(const Error& error, std::optional<Diagnosis> diagnosis)
{
    if (diagnosis && !diagnosis->dependsOnValues) {
        throw ExplainedError(error, std::move(*diagnosis));
    }
    throw error;
}

}  // namespace

ExplainedError::ExplainedError(const Error& error, Diagnosis diagnosis) : Error(error), m_diagnosis(std::move(diagnosis)) { }

void addDiagnosis(PythonValue::Dict& document, const Diagnosis& diagnosis)
{
    document.emplace_back("part", diagnosis.part);
    if (disagree(diagnosis.operands) && diagnosis.error.candidates().empty()) {
        document.emplace_back("expected", toPythonValue(diagnosis.operands.front().shape));
    }
    if (!diagnosis.operands.empty()) {
        PythonValue::List operands;
        std::transform(diagnosis.operands.begin(), diagnosis.operands.end(), std::back_inserter(operands), operandDocument);
        document.emplace_back("actual", std::move(operands));
    }
    if (!diagnosis.rule.empty()) {
        document.emplace_back("rule", diagnosis.rule.english());
    }
    if (!diagnosis.fixes.empty()) {
        PythonValue::List fixes;
        std::transform(diagnosis.fixes.begin(), diagnosis.fixes.end(), std::back_inserter(fixes), fixDocument);
        document.emplace_back("remedy", diagnosis.fixes.front().expression);
        document.emplace_back("remedies", std::move(fixes));
    }
}

PythonValue explainedDocumentOf(const Error& error)
{
    PythonValue document = documentOf(error);
    if (const auto* explained = dynamic_cast<const ExplainedError*>(&error)) {
        PythonValue::Dict fields = *document.as<PythonValue::Dict>();
        addDiagnosis(fields, explained->diagnosis());
        return fields;
    }
    return document;
}

std::vector<std::string> explanationLines(const Diagnosis& diagnosis)
{
    std::vector<std::string> lines;
    if (std::ranges::any_of(diagnosis.operands,
                            [](const FailingOperand& each) { return !each.offending.empty() || each.isMissing; })) {
        lines = shapeTable(diagnosis.operands, diagnosis.alignment);
    }
    if (!diagnosis.rule.empty()) {
        lines.push_back("  " + diagnosis.rule.english());
    }
    for (const Fix& fix : diagnosis.fixes) {
        const auto shape = shapeOfResult(fix.result);
        lines.push_back((&fix == &diagnosis.fixes.front() ? "Try: " : "  or ") + fix.expression);
        lines.push_back("       " + (shape ? "gives " + toString(*shape) + ". " : std::string()) + fix.meaning.english());
    }
    return lines;
}

void throwExplained(const Error& error, const std::string& expression, const Scope& scope, Progress& progress)
{
    throwWith(error, diagnose(expression, withoutElements(scope), progress, error));
}

void throwExplainedStatement(const Error& error, const std::string& statement, const TensorDict& td, Progress& progress)
{
    if (error.kind() == ErrorKind::Cancelled || error.kind() == ErrorKind::SyntaxError) {
        throw error;
    }
    throwWith(error, diagnoseStatement(error, statement, withoutElements({{"td", td}}), progress));
}

void throwExplainedModule(const Error& error, const std::string& module, const TensorDict& td, Progress& progress)
{
    if (error.kind() == ErrorKind::Cancelled || error.kind() == ErrorKind::SyntaxError) {
        throw error;
    }
    throwWith(error, diagnoseModule(module, withoutElements({{"td", td}}), progress, error));
}

void throwExplained(const DerivedFailure& failure, std::string_view text, Progress& progress)
{
    throwWith(failure.named(), diagnoseDerived(failure, text, progress));
}

}  // namespace tensordesk
