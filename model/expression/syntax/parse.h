// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/syntax.h"

#include <string_view>
#include <vector>

namespace tensordesk {

/// The tree of one expression. SyntaxError shows the place with a caret and what was expected there.
/// Bounded: the text in length, the tree in depth (tokens.h).
[[nodiscard]] Expression parseExpression(std::string_view source);

/// The statements of a text, separated by `;` or line breaks: assignment, augmented assignment, `del`, expressions, and
/// `with`, whose own statements stand behind its colon or are indented below it. `pass` gives none. Lines outside of a `with`
/// may be indented in any way.
[[nodiscard]] std::vector<Statement> parseStatements(std::string_view source);

}  // namespace tensordesk
