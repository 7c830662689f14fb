// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/expression.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tensordesk {

/// A tensordict or tensor that takes part in what fails, as it stands at the key that breaks.
struct FailingOperand {
    std::string text;                      ///< as the expression has it: `td[0]`; of an item of a list its place, `tds[2]`
    bool isMissing = false;                ///< it lacks the key: there is no shape
    Shape shape = {};                      ///< of the entry at the key, or its own
    std::size_t batchDims = 0;             ///< the first dims of `shape` that are those of a batch
    DimNames names = {};                   ///< of these
    std::set<std::size_t> offending = {};  ///< dims of `shape` that do not fit
};

/// Why an expression gives no result.
struct Diagnosis {
    Error error;
    std::string part;            ///< the innermost part that fails though all that it consists of works
    std::string operation = {};  ///< what that part does: `+`, `[]`, `reshape`, `torch.stack`
    KeyPath key = {};            ///< the first key that breaks; empty: the whole
    std::vector<FailingOperand> operands = {};
    /// Nothing is wrong as far as shapes tell: what it gives depends on values.
    bool dependsOnValues = false;
    /// Whole expressions that differ in that part alone and give a result, the nearest first.
    std::vector<std::string> remedies = {};
};

/// Looks for what makes `expression` fail, over tensordicts without elements as withoutElements() gives them.
/// Nothing if it does not fail. Evaluates parts of the expression, some of them several times; throws Cancelled alone.
[[nodiscard]] std::optional<Diagnosis> diagnose(std::string_view expression, const Scope& shapes,
                                                Progress& progress = Progress::none());

/// The same of a statement that ended with `error`, over the tensordict as it was before. Its "operation" is `=`, `+=` or what
/// fails in it, its first operand what stands where the value is to go. Nothing of several statements, or where nothing is
/// known. SyntaxError, Cancelled.
[[nodiscard]] std::optional<Diagnosis> diagnoseStatement(const Error& error, std::string_view statement, const Scope& shapes,
                                                         Progress& progress = Progress::none());

}  // namespace tensordesk
