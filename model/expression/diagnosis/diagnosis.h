// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/expression.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tensordesk {

/// The part that a dim plays in the operation that fails.
enum class DimKind { Plain, Batch, Event, Feature, Channel, Class };
/// "batch", "feature"; empty for Plain.
[[nodiscard]] const char* nameOf(DimKind kind) noexcept;

/// A tensordict or tensor that the failing operation uses, with the shape that it has at the key that fails.
struct FailingOperand {
    std::string text;                           ///< as the expression has it: `td[0]`; of an item of a list its place, `tds[2]`
    bool isMissing = false;                     ///< it has no such key, and so no shape
    Shape shape = {};                           ///< of the entry at the key, or its own
    std::size_t batchDims = 0;                  ///< the number of leading dims of `shape` that are batch dims
    DimNames names = {};                        ///< of the batch dims
    std::set<std::size_t> offending = {};       ///< dims of `shape` that do not fit
    std::map<std::size_t, DimKind> kinds = {};  ///< dims that the operation treats in a special way, such as the classes of a loss

    [[nodiscard]] DimKind kindOf(std::size_t dim) const;
};

/// How the dims of the operands correspond.
enum class Alignment { First, Last };

/// A whole expression that gives a result and differs from the failing one in one place.
struct Fix {
    std::string expression;
    Message meaning;  ///< one sentence on the difference; empty if none is needed
    Value result;     ///< without elements
};

/// Explains why an expression gives no result, or one that is probably a mistake; see warningsFor().
struct Diagnosis {
    Error error;
    std::string part;            ///< the innermost part that fails although all its own parts have values
    std::string operation = {};  ///< what that part does: `+`, `[]`, `reshape`, `stack`, `Linear`
    KeyPath key = {};            ///< the first key that fails; empty: the whole
    std::vector<FailingOperand> operands = {};
    /// The shapes are not at fault: the result depends on values.
    bool dependsOnValues = false;
    Message rule = {};  ///< what the operation asks of shapes and dtypes, and where the operands differ; empty if nothing is known
    Alignment alignment = Alignment::First;
    std::vector<Fix> fixes = {};  ///< at most kMostFixes, the most likely first
};

inline constexpr std::size_t kMostFixes = 3;

/// Finds out why `expression` fails over tensordicts without elements as withoutElements() gives them, and what would work.
/// `known`: the error that it ended with when it was evaluated on elements, which may be one that shapes alone do not show. Nothing
/// if it does not fail. Evaluates parts of the expression, some of them several times; reads nothing. Cancelled while it looks for
/// fixes, it returns those found so far; before, it throws Cancelled, and nothing else. Call from any thread.
[[nodiscard]] std::optional<Diagnosis> diagnose(std::string_view expression, const Scope& shapes,
                                                Progress& progress = Progress::none(), const std::optional<Error>& known = {});

/// Explains a statement that ended with `error`, over the tensordict as it was before. The diagnosis's "operation" is `=`, `+=`
/// or the operation that fails within it; its first operand is the assigned place. Nothing of several statements, or where
/// nothing is known. SyntaxError, Cancelled.
[[nodiscard]] std::optional<Diagnosis> diagnoseStatement(const Error& error, std::string_view statement, const Scope& shapes,
                                                         Progress& progress = Progress::none());

/// diagnose() of the module that `module` makes, called on `td`. The expressions of the fixes are those of `module` alone.
[[nodiscard]] std::optional<Diagnosis> diagnoseModule(std::string_view module, const Scope& shapes,
                                                      Progress& progress = Progress::none(),
                                                      const std::optional<Error>& known = {});

/// Returns the operands to show: all of them, or if there are more than `most`, the first of each shape, at most `most`.
[[nodiscard]] std::vector<FailingOperand> shownOperands(const std::vector<FailingOperand>& operands, std::size_t most);

/// Removes `before` and `after` from the ends of the fixes' expressions, and fixes that do not have them.
void cutFixes(Diagnosis& diagnosis, std::string_view before, std::string_view after);

}  // namespace tensordesk
