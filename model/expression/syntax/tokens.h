// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/sourcetext.h"
#include "model/expression/syntax/value.h"

#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// The words of a source text, by Python's lexical rules.
struct Token {
    enum class Kind { Name, Keyword, Literal, Operator, NewLine, End };
    Kind kind = Kind::End;
    Place place;
    std::string text;       ///< of names, keywords and operators
    Value literal;          ///< of literals: numbers, strings (adjacent ones are one), True, False, None, `...`
    std::size_t match = 0;  ///< of a bracket: the token index of its partner

    [[nodiscard]] bool is(std::string_view spelling) const
    {
        return (kind == Kind::Operator || kind == Kind::Keyword) && text == spelling;
    }
};

/// Bounds on a source text, so that neither a parser nor an evaluator that recurses can be exhausted.
inline constexpr std::size_t kMaxSourceBytes = std::size_t{256} * 1024;
inline constexpr int kMaxNesting = 300;  ///< brackets and operators inside one another

/// Splits `source` into tokens; the last one is End. Checks what a grammar would notice late or not at
/// all: UTF-8, brackets that do not match, nesting. SyntaxError with the place.
[[nodiscard]] std::vector<Token> tokenize(std::string_view source);

/// True if an operand can end with `token`, so that a following `-` or `*` stands between two operands.
[[nodiscard]] bool endsOperand(const Token& token);

}  // namespace tensordesk
