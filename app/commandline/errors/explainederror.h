// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/expression/derived/derivedkeys.h"
#include "model/expression/diagnosis/diagnosis.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/values/pythonvalue.h"

#include <string>
#include <vector>

namespace tensordesk {

/// The Error of an expression with its explanation: the parts that do not fit, and expressions that work.
class ExplainedError : public Error {
public:
    ExplainedError(const Error& error, Diagnosis diagnosis);

    [[nodiscard]] const Diagnosis& diagnosis() const noexcept { return m_diagnosis; }

private:
    Diagnosis m_diagnosis;
};

/// Returns the document of an Error. For an explained one adds, if known, "part", the innermost part that fails, "actual", its
/// operands with their shapes at the key, "expected", the shape of the first operand if others differ from it, "rule", "remedies",
/// expressions that work, and "remedy", the first of them.
[[nodiscard]] PythonValue explainedDocumentOf(const Error& error);

/// Adds the fields of the explanation to `document`, see explainedDocumentOf().
void addDiagnosis(PythonValue::Dict& document, const Diagnosis& diagnosis);

/// Returns the operands with their shapes, the rule, and suggestions, as lines of text.
[[nodiscard]] std::vector<std::string> explanationLines(const Diagnosis& diagnosis);

/// Throws `error`, with which `expression` failed over `scope`, with an explanation if shapes show the reason. Evaluates parts of
/// the expression several times, on shapes only; reads nothing.
[[noreturn]] void throwExplained(const Error& error, const std::string& expression, const Scope& scope, Progress& progress);

/// As above, for a statement over `td` as it was before.
[[noreturn]] void throwExplainedStatement(const Error& error, const std::string& statement, const TensorDict& td,
                                          Progress& progress);

/// As above, for the module that `module` makes, called on `td`.
[[noreturn]] void throwExplainedModule(const Error& error, const std::string& module, const TensorDict& td, Progress& progress);

/// Throws the error of a derived key of `text`, with an explanation if shapes show the reason.
[[noreturn]] void throwExplained(const DerivedFailure& failure, std::string_view text, Progress& progress);

/// Runs `evaluation`, which evaluates `expression` over `scope`, and explains an Error that it throws.
template <typename Evaluation>
auto explaining(const std::string& expression, const Scope& scope, Progress& progress, const Evaluation& evaluation)
{
    try {
        return guardingTorch(evaluation);
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        throwExplained(error, expression, scope, progress);
    }
}

}  // namespace tensordesk
