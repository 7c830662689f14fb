// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/sourcetext.h"
#include "model/expression/syntax/value.h"

#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// One token of a source text, by Python's lexical rules.
struct Token {
    enum class Kind { Name, Keyword, Literal, Operator, NewLine, End };
    Kind kind = Kind::End;
    Place place;
    std::string text;       ///< for names, keywords and operators
    Value literal;          ///< for literals: numbers, strings (adjacent ones are joined), True, False, None, `...`
    std::size_t match = 0;  ///< for a bracket: the index of the matching token

    [[nodiscard]] bool is(std::string_view spelling) const
    {
        return (kind == Kind::Operator || kind == Kind::Keyword) && text == spelling;
    }
};

/// Limits for a source text, so that recursive parsers and evaluators do not exhaust the stack.
inline constexpr std::size_t kMaxSourceBytes = std::size_t{256} * 1024;
inline constexpr int kMaxNesting = 300;  ///< nested brackets and operators

/// Splits `source` into tokens; the last one is End. Checks UTF-8, matching brackets and nesting. Throws SyntaxError with the
/// place.
[[nodiscard]] std::vector<Token> tokenize(std::string_view source);

/// True if an operand can end with `token`, so that a following `-` or `*` is a binary operator.
[[nodiscard]] bool endsOperand(const Token& token);

}  // namespace tensordesk
