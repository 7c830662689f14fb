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

/// The names that an expression may use besides `torch` and `TensorDict`: `td`, those of `--with`, and `tds`, the list of members in
/// the collation microscope. Each value is a tensordict or a list of tensordicts.
using Scope = std::map<std::string, Value, std::less<>>;
/// Returns the tensordict named `td`; null if the scope does not have one.
[[nodiscard]] const TensorDict* tdIn(const Scope& scope) noexcept;

/// Whether td.send() and its kin may exchange tensordicts with other processes. Not in an evaluation that is a trial, or
/// that may be repeated: what was sent cannot be taken back.
enum class Exchanges : bool { Refused, Allowed };

/// Evaluates one expression in Python syntax. Nothing is read that the result does not need. In-place
/// methods act on private copies: what `scope` holds, and the files behind it, never change.
/// SyntaxError shows the place with a caret; other errors have the class Python would raise; Cancelled soon
/// after `progress` asks for a stop.
[[nodiscard]] Value evaluate(std::string_view expression, const Scope& scope, Progress& progress = Progress::none(),
                             Exchanges exchanges = Exchanges::Refused);

/// Evaluates without any element: what it would give, of leaves on the `meta` device, or the error with its key
/// path. Reads nothing, whatever the expression; RuntimeError where the result depends on values.
[[nodiscard]] Value evaluateShapes(std::string_view expression, const Scope& scope, Progress& progress = Progress::none());

/// The scope's tensordicts with leaves of the `meta` device in place of theirs: what evaluateShapes() evaluates on. Costs
/// nothing per leaf until one is looked at.
[[nodiscard]] Scope withoutElements(const Scope& scope);
/// evaluateShapes() on what withoutElements() gave, for several expressions over one scope: results that share a
/// tensor's memory with it are views.
[[nodiscard]] Value evaluateOnShapes(std::string_view expression, const Scope& shapes, Progress& progress = Progress::none());

/// Runs statements (assignment, augmented assignment, `del`, in-place methods), separated by `;` or lines.
/// Changes of the tensordict named `td` go to `mutations`; what else is assigned is local to the text. The
/// first error ends it: undoing what came before is the caller's.
void execute(std::string_view statements, const Scope& scope, Mutations& mutations, Progress& progress = Progress::none(),
             Exchanges exchanges = Exchanges::Refused);

}  // namespace tensordesk
