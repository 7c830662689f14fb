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

/// Defines if td.send() etc. may exchange tensordicts with other processes. Use Refused for an evaluation that is only a trial or
/// may be repeated, because sending cannot be undone.
enum class Exchanges : bool { Refused, Allowed };

/// Evaluates one expression in Python syntax. Only reads elements that the result needs. In-place methods act on private copies:
/// the values in `scope`, and the files behind them, never change. Throws SyntaxError, which shows the place with a caret; errors
/// with the class that Python would raise; and Cancelled soon after `progress` requests a stop.
[[nodiscard]] Value evaluate(std::string_view expression, const Scope& scope, Progress& progress = Progress::none(),
                             Exchanges exchanges = Exchanges::Refused);

/// Evaluates without elements and returns the result with leaves on the `meta` device. Reads nothing. Throws the errors of
/// evaluate(), with the key path of the failing entry, and RuntimeError if the result depends on values.
[[nodiscard]] Value evaluateShapes(std::string_view expression, const Scope& scope, Progress& progress = Progress::none());

/// Returns the scope's tensordicts with leaves on the `meta` device, as evaluateShapes() uses them. Costs nothing per leaf until
/// access.
[[nodiscard]] Scope withoutElements(const Scope& scope);
/// Evaluates as evaluateShapes(), over a scope from withoutElements(). Leaves of the result that share memory with leaves of this
/// scope are views.
[[nodiscard]] Value evaluateOnShapes(std::string_view expression, const Scope& shapes, Progress& progress = Progress::none());

/// Runs statements (assignment, augmented assignment, `del`, in-place methods), separated by `;` or lines. Changes of the
/// tensordict named `td` go to `mutations`; other assigned names are local to the text. Stops at the first error; the caller undoes
/// the earlier changes.
void execute(std::string_view statements, const Scope& scope, Mutations& mutations, Progress& progress = Progress::none(),
             Exchanges exchanges = Exchanges::Refused);

}  // namespace tensordesk
