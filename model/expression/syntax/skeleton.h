// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/syntax.h"
#include "model/expression/syntax/tokens.h"

#include <string_view>
#include <vector>

namespace tensordesk {

/// Tokens [begin, end) whose tree is known: what LibTorch's grammar lacks.
struct Known {
    std::size_t begin, end;
    Expression tree;
};

/// The expression that the tokens [begin, end) make up, by LibTorch's grammar. SyntaxError.
[[nodiscard]] Expression parseSkeleton(std::string_view source, const std::vector<Token>& tokens, std::size_t begin,
                                       std::size_t end, std::vector<Known> known);

}  // namespace tensordesk
