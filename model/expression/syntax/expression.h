// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/value.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/mutations/mutations.h"
#include "model/tensordict/tree/tensordict.h"

#include <map>
#include <string>
#include <string_view>

namespace tensordesk {

/// The names that an expression can use besides `torch` and `TensorDict`: `td`, those of `--with`, and `tds`, the list of members
/// in the collation microscope. Each value is a tensordict or a list of tensordicts.
using Scope = std::map<std::string, Value, std::less<>>;
/// Returns the tensordict named `td`; null if the scope does not have one.
[[nodiscard]] const TensorDict* tdIn(const Scope& scope) noexcept;

/// Tells if td.send() etc. may exchange tensordicts with other processes. Refused in an evaluation that is a trial or may be
/// repeated, because sending cannot be undone.
enum class Exchanges : bool { Refused, Allowed };

/// Evaluates one expression in Python syntax. Only reads elements that the result needs. In-place methods act on private copies:
/// the values in `scope`, and the files behind them, never change. Throws SyntaxError, which shows the place with a caret; errors
/// with the class that Python would raise; and Cancelled soon after `progress` requests a stop.
[[nodiscard]] Value evaluate(std::string_view expression, const Scope& scope, Progress& progress = Progress::none(),
                             Exchanges exchanges = Exchanges::Refused);

/// Evaluates without elements: returns the result with leaves on the `meta` device, or throws the error with its key path. Reads
/// nothing; throws RuntimeError if the result depends on values.
[[nodiscard]] Value evaluateShapes(std::string_view expression, const Scope& scope, Progress& progress = Progress::none());

/// Returns the scope's tensordicts with leaves on the `meta` device, as evaluateShapes() uses them. Costs nothing per leaf until
/// access.
[[nodiscard]] Scope withoutElements(const Scope& scope);
/// Evaluates several expressions over one result of withoutElements(): results that share memory with it are views.
[[nodiscard]] Value evaluateOnShapes(std::string_view expression, const Scope& shapes, Progress& progress = Progress::none());

/// Runs statements (assignment, augmented assignment, `del`, in-place methods), separated by `;` or lines. Changes of the
/// tensordict named `td` go to `mutations`; other assigned names are local to the text. The first error ends it; the caller undoes
/// the changes before it.
void execute(std::string_view statements, const Scope& scope, Mutations& mutations, Progress& progress = Progress::none(),
             Exchanges exchanges = Exchanges::Refused);

}  // namespace tensordesk
