// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/syntax.h"
#include "model/expression/syntax/tokens.h"

#include <string_view>
#include <vector>

namespace tensordesk {

/// Tokens [begin, end) with a known tree, for syntax that LibTorch's grammar lacks.
struct ParsedRange {
    std::size_t begin, end;
    Expression tree;
};

/// Returns the expression in the tokens [begin, end), by LibTorch's grammar. Throws SyntaxError.
[[nodiscard]] Expression parseSkeleton(std::string_view source, const std::vector<Token>& tokens, std::size_t begin,
                                       std::size_t end, std::vector<ParsedRange> known);

}  // namespace tensordesk
