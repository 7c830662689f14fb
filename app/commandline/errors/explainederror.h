// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/expression/derived/derivedkeys.h"
#include "model/expression/diagnosis/diagnosis.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/values/plain.h"

#include <string>
#include <vector>

namespace tensordesk {

/// The Error of an expression, with what is known of why it fails: which of its parts do not fit, and what would work.
class ExplainedError : public Error {
public:
    ExplainedError(const Error& error, Diagnosis diagnosis);

    [[nodiscard]] const Diagnosis& diagnosis() const noexcept { return m_diagnosis; }

private:
    Diagnosis m_diagnosis;
};

/// The document of an Error and, of an explained one, with "part", the innermost part that fails, "actual", its operands with
/// the shapes that they have at the key, "expected", the shape of the first where others differ from it, "rule", "remedies",
/// expressions that give a result, and "remedy", the first of them; each where it is known.
[[nodiscard]] Plain explainedDocumentOf(const Error& error);

/// Adds to `document` what explainedDocumentOf() says beside the error.
void addDiagnosis(Plain::Dict& document, const Diagnosis& diagnosis);

/// The operands with their shapes, the rule, and what to try, as lines of text.
[[nodiscard]] std::vector<std::string> explanationLines(const Diagnosis& diagnosis);

/// Throws `error`, which `expression` ended with over `scope`, explained where shapes tell why. Evaluates parts of the
/// expression several times, on shapes alone; nothing is read.
[[noreturn]] void throwExplained(const Error& error, const std::string& expression, const Scope& scope, Progress& progress);

/// The same of a statement over `td`, as that was before it.
[[noreturn]] void throwExplainedStatement(const Error& error, const std::string& statement, const TensorDict& td,
                                          Progress& progress);

/// The same of the module that `module` makes, called on `td`.
[[noreturn]] void throwExplainedModule(const Error& error, const std::string& module, const TensorDict& td, Progress& progress);

/// Throws the error of a derived key of `text`, explained where shapes tell why.
[[noreturn]] void throwExplained(const DerivedFailure& failure, std::string_view text, Progress& progress);

/// Runs `evaluation`, which evaluates `expression` over `scope`; explains an Error that leaves it.
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
