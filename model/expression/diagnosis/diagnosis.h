// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/expression.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tensordesk {

/// The role of a dim in the failing operation.
enum class DimKind { Plain, Batch, Event, Feature, Channel, Class };
/// Returns "batch", "feature" etc.; empty for PythonValue.
[[nodiscard]] const char* nameOf(DimKind kind) noexcept;

/// A tensordict or tensor that the failing operation uses, with its shape at the failing key.
struct FailingOperand {
    std::string text;                           ///< as in the expression: `td[0]`; for an item of a list its position, `tds[2]`
    bool isMissing = false;                     ///< it lacks the key and so has no shape
    Shape shape = {};                           ///< of the entry at the key, or its own
    std::size_t batchDims = 0;                  ///< the number of leading dims of `shape` that are batch dims
    DimNames names = {};                        ///< of the batch dims
    std::set<std::size_t> offending = {};       ///< dims of `shape` that do not fit
    std::map<std::size_t, DimKind> kinds = {};  ///< dims with a role in the operation, such as the classes of a loss

    [[nodiscard]] DimKind kindOf(std::size_t dim) const;
};

/// The end at which the dims of the operands are aligned.
enum class Alignment { First, Last };

/// A whole expression that works and differs from the failing one in one place.
struct Fix {
    std::string expression;
    Message meaning;  ///< one sentence on the difference; empty if it is obvious
    Value result;     ///< without elements
};

/// Explains why an expression fails, or why its result is probably a mistake; see warningsFor().
struct Diagnosis {
    Error error;
    std::string part;            ///< the innermost part that fails although all of its own parts have values
    std::string operation = {};  ///< the operation of that part: `+`, `[]`, `reshape`, `stack`, `Linear`
    KeyPath key = {};            ///< the first key that fails; empty for the whole
    std::vector<FailingOperand> operands = {};
    /// True if the shapes are valid and the result depends on values.
    bool dependsOnValues = false;
    /// the requirements of the operation on shapes and dtypes, and where the operands violate them; empty if unknown
    Message rule = {};
    Alignment alignment = Alignment::First;
    std::vector<Fix> fixes = {};  ///< at most kMostFixes, the most likely first
};

inline constexpr std::size_t kMostFixes = 3;

/// Finds out why `expression` fails over tensordicts without elements (see withoutElements()), and which changes would work.
/// `known`: the error of its evaluation with elements, which shapes may not show. Empty if it does not fail. Evaluates parts of the
/// expression, some several times; reads nothing. If it is cancelled while it searches for fixes, returns those found so far;
/// before that it throws Cancelled, and nothing else. Safe to call from any thread.
[[nodiscard]] std::optional<Diagnosis> diagnose(std::string_view expression, const Scope& shapes,
                                                Progress& progress = Progress::none(), const std::optional<Error>& known = {});

/// Explains a statement that failed with `error`, over the tensordict as it was before. The diagnosis's `operation` is `=`, `+=` or
/// the failing operation within it; the first operand is the assigned place. Empty for several statements, or if nothing is known.
/// Throws SyntaxError and Cancelled.
[[nodiscard]] std::optional<Diagnosis> diagnoseStatement(const Error& error, std::string_view statement, const Scope& shapes,
                                                         Progress& progress = Progress::none());

/// Explains why the module that `module` makes fails when it is called on `td`. The fixes are expressions for `module`.
[[nodiscard]] std::optional<Diagnosis> diagnoseModule(std::string_view module, const Scope& shapes,
                                                      Progress& progress = Progress::none(),
                                                      const std::optional<Error>& known = {});

/// Returns the operands to show: all of them, or if there are more than `most`, the first of each shape, at most `most`.
[[nodiscard]] std::vector<FailingOperand> shownOperands(const std::vector<FailingOperand>& operands, std::size_t most);

/// Removes `before` and `after` from the ends of the fixes' expressions, and fixes that do not have them.
void cutFixes(Diagnosis& diagnosis, std::string_view before, std::string_view after);

}  // namespace tensordesk
