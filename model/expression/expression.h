// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "expression/value.h"
#include "tensordict/mutations.h"
#include "tensordict/tensordict.h"

#include <map>
#include <string>
#include <string_view>

namespace tensordesk {

/// The names an expression may use besides `torch` and `TensorDict`: `td`, and those of `--with`.
using Scope = std::map<std::string, TensorDict, std::less<>>;

/// Evaluates one expression in Python syntax. Nothing is read that the result does not need.
/// SyntaxError shows the place with a caret; other errors have the class Python would raise.
[[nodiscard]] Value evaluate(std::string_view expression, const Scope& scope);

/// Runs statements (assignment, augmented assignment, `del`), separated by `;` or lines. Changes go to
/// `mutations`, which acts on the tensordict named `td`. The first error ends it: undoing what came
/// before is the caller's.
void execute(std::string_view statements, const Scope& scope, Mutations& mutations);

}  // namespace tensordesk
