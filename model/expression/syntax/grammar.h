// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/skeleton.h"
#include "model/expression/syntax/syntax.h"
#include "model/expression/syntax/tokens.h"

#include <string_view>
#include <vector>

namespace tensordesk {

/// Parses Python's expressions from tokens: those of LibTorch's grammar and, by our own rules, comprehensions of all kinds,
/// `lambda` and `with`.
class Grammar {
public:
    /// REQUIRES: `source` outlives it.
    explicit Grammar(std::string_view source) : m_source(source), m_tokens(tokenize(source)) { }

    [[nodiscard]] const std::vector<Token>& tokens() const noexcept { return m_tokens; }
    [[noreturn]] void fail(Place place, const Message& message) const;

    /// Returns the expression in the tokens [begin, end).
    [[nodiscard]] Expression parse(std::size_t begin, std::size_t end) const;

    /// Returns the position of the colon of the `with` at `begin`, before `end`. Throws SyntaxError if there is none.
    [[nodiscard]] std::size_t withColon(std::size_t begin, std::size_t end) const;
    /// Returns the items in [begin, end) between `with` and its colon.
    [[nodiscard]] std::vector<WithItem> withItems(std::size_t begin, std::size_t end) const;

    /// Returns the first token of [begin, end) outside of brackets and parameters of `lambda` that `wanted` accepts; end if there
    /// is none.
    template <typename Wanted>
    [[nodiscard]] std::size_t next(std::size_t begin, std::size_t end, Wanted wanted) const
    {
        int lambdas = 0;
        for (std::size_t i = begin; i < end; ++i) {
            if (lambdas == 0 && wanted(m_tokens[i]))
                return i;
            if (m_tokens[i].is("lambda"))
                ++lambdas;
            else if (lambdas > 0 && m_tokens[i].is(":"))
                --lambdas;
            else if (m_tokens[i].match > i)
                i = m_tokens[i].match;
        }
        return end;
    }

private:
    [[nodiscard]] std::size_t nextOf(std::size_t begin, std::size_t end, std::initializer_list<std::string_view> words) const;
    [[nodiscard]] ParsedRange lambda(std::size_t begin, std::size_t end) const;
    [[nodiscard]] std::size_t lambdaEnd(std::size_t body, std::size_t end) const;
    [[nodiscard]] ParsedRange with(std::size_t begin, std::size_t end) const;
    [[nodiscard]] bool isOwnDisplay(std::size_t bracket) const;
    [[nodiscard]] ParsedRange display(std::size_t bracket) const;
    [[nodiscard]] ParsedRange comprehension(std::size_t bracket, std::size_t forAt, bool isSubscript) const;
    [[nodiscard]] std::vector<ComprehensionClause> clauses(std::size_t forAt, std::size_t end) const;
    [[nodiscard]] Expression boundNames(std::size_t begin, std::size_t end, Place forPlace) const;

    std::string_view m_source;
    std::vector<Token> m_tokens;
};

}  // namespace tensordesk
