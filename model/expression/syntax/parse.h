// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/syntax.h"

#include <string_view>
#include <vector>

namespace tensordesk {

/// Returns the tree of one expression. Throws SyntaxError, which shows the place with a caret and what was expected. Limits the
/// length of the text and the depth of the tree (tokens.h).
[[nodiscard]] Expression parseExpression(std::string_view source);

/// Returns the statements of a text, separated by `;` or line breaks: assignment, augmented assignment, `del`, expressions, and
/// `with`, whose own statements follow its colon or are indented below it. `pass` gives none. Lines outside of a `with` may be
/// indented in any way.
[[nodiscard]] std::vector<Statement> parseStatements(std::string_view source);

}  // namespace tensordesk
