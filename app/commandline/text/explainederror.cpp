// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/text/explainederror.h"

#include "app/commandline/text/json.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <utility>

namespace tensordesk {

namespace {

Plain operandDocument(const FailingOperand& operand)
{
    if (operand.isMissing) {
        return Plain::Dict{{"text", operand.text}, {"missing", true}};
    }
    Plain::List offending;
    for (const std::size_t dim : operand.offending) {
        offending.emplace_back(static_cast<int64_t>(dim));
    }
    return Plain::Dict{{"text", operand.text},
                       {"shape", toPlain(operand.shape)},
                       {"batch_dims", static_cast<int64_t>(operand.batchDims)},
                       {"names", toPlain(operand.names)},
                       {"offending", std::move(offending)}};
}

/// The first of several operands is what the others are measured by.
bool disagree(const std::vector<FailingOperand>& operands)
{
    return operands.size() > 1 && !operands.front().isMissing
        && std::any_of(operands.begin() + 1, operands.end(), [](const FailingOperand& other) { return !other.offending.empty(); });
}

void addDiagnosis(Plain::Dict& document, const Diagnosis& diagnosis)
{
    document.emplace_back("part", diagnosis.part);
    if (disagree(diagnosis.operands) && diagnosis.error.candidates().empty()) {
        document.emplace_back("expected", toPlain(diagnosis.operands.front().shape));
    }
    if (!diagnosis.operands.empty()) {
        Plain::List operands;
        std::transform(diagnosis.operands.begin(), diagnosis.operands.end(), std::back_inserter(operands), operandDocument);
        document.emplace_back("actual", std::move(operands));
    }
    if (!diagnosis.remedies.empty()) {
        document.emplace_back("remedy", diagnosis.remedies.front());
    }
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

Plain explainedDocumentOf(const Error& error)
{
    Plain document = documentOf(error);
    if (const auto* explained = dynamic_cast<const ExplainedError*>(&error)) {
        Plain::Dict fields = *document.as<Plain::Dict>();
        addDiagnosis(fields, explained->diagnosis());
        return fields;
    }
    return document;
}

void throwExplained(const Error& error, const std::string& expression, const Scope& scope, Progress& progress)
{
    throwWith(error, diagnose(expression, withoutElements(scope), progress));
}

void throwExplainedStatement(const Error& error, const std::string& statement, const TensorDict& td, Progress& progress)
{
    if (error.kind() == ErrorKind::Cancelled || error.kind() == ErrorKind::SyntaxError) {
        throw error;
    }
    throwWith(error, diagnoseStatement(error, statement, withoutElements({{"td", td}}), progress));
}

}  // namespace tensordesk
