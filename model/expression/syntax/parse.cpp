// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/syntax/parse.h"

#include "model/expression/syntax/grammar.h"

#include <map>

namespace tensordesk {

namespace {

/// The operator that `+=` and its like carry; null for any other token.
const BinaryOperator* augmentedOperator(const Token& token)
{
    if (token.kind != Token::Kind::Operator || token.text.size() < 2 || token.text.back() != '=')
        return nullptr;
    static const std::map<std::string_view, BinaryOperator> operators = {
        {"+", BinaryOperator::Add},        {"-", BinaryOperator::Sub},       {"*", BinaryOperator::Mul},
        {"/", BinaryOperator::Div},        {"//", BinaryOperator::FloorDiv}, {"%", BinaryOperator::Mod},
        {"@", BinaryOperator::MatMul},     {"**", BinaryOperator::Pow},      {"&", BinaryOperator::And},
        {"|", BinaryOperator::Or},         {"^", BinaryOperator::Xor},       {"<<", BinaryOperator::LeftShift},
        {">>", BinaryOperator::RightShift}};
    const auto found = operators.find(std::string_view(token.text).substr(0, token.text.size() - 1));
    return found == operators.end() ? nullptr : &found->second;
}

/// Splits a text into statements; what they consist of are expressions.
class StatementParser {
public:
    explicit StatementParser(std::string_view source) : m_grammar(source), m_tokens(m_grammar.tokens()) { }

    std::vector<Statement> run()
    {
        std::vector<Statement> statements;
        for (std::size_t begin = 0; begin < m_tokens.size(); ++begin) {
            const std::size_t end = m_grammar.next(begin, m_tokens.size(), [](const Token& token) {
                return token.is(";") || token.kind == Token::Kind::NewLine || token.kind == Token::Kind::End;
            });
            if (begin < end)
                statements.push_back(statement(begin, end));
            begin = end;
        }
        return statements;
    }

private:
    Statement statement(std::size_t begin, std::size_t end)
    {
        const Place place{m_tokens[begin].place.begin, m_tokens[end - 1].place.end};
        if (m_tokens[begin].is("del"))
            return {DeleteStatement{targets(m_grammar.parse(begin + 1, end))}, place};

        const auto isAssignment = [](const Token& token) { return token.is("=") || augmentedOperator(token); };
        std::size_t at = m_grammar.next(begin, end, isAssignment);
        if (at == end) {
            const Token& first = m_tokens[begin];
            if (first.kind == Token::Kind::Keyword && !first.is("not"))
                m_grammar.fail(first.place, {"'{}' is not part of this language: expected an assignment or 'del'", first.text});
            return {ExpressionStatement{m_grammar.parse(begin, end)}, place};
        }
        Expression first = m_grammar.parse(begin, at);
        if (const BinaryOperator* op = augmentedOperator(m_tokens[at])) {
            refuseSecond(m_grammar.next(at + 1, end, isAssignment), end);
            return {AugmentedStatement{std::move(first), *op, m_grammar.parse(at + 1, end)}, place};
        }
        std::vector<Expression> parts;
        parts.push_back(std::move(first));
        while (at < end) {
            const std::size_t part = at + 1;
            at = m_grammar.next(part, end, isAssignment);
            if (at < end && augmentedOperator(m_tokens[at]))
                refuseSecond(at, end);
            parts.push_back(m_grammar.parse(part, at));
        }
        Expression value = std::move(parts.back());
        parts.pop_back();
        return {AssignStatement{std::move(parts), std::move(value)}, place};
    }

    void refuseSecond(std::size_t at, std::size_t end) const
    {
        if (at < end)
            m_grammar.fail(m_tokens[at].place, {"expected one assignment in a statement, found '{}'", m_tokens[at].text});
    }

    static std::vector<Expression> targets(Expression list)
    {
        std::vector<Expression> result;
        if (auto* tuple = std::get_if<TupleNode>(&list.node))
            result = std::move(tuple->items);
        else
            result.push_back(std::move(list));
        return result;
    }

    Grammar m_grammar;
    const std::vector<Token>& m_tokens;
};

}  // namespace

Expression parseExpression(std::string_view source)
{
    Grammar grammar(source);
    const auto& tokens = grammar.tokens();
    // Line breaks around an expression mean nothing; between two, that there is no single one.
    std::size_t begin = 0, end = tokens.size() - 1;
    while (begin < end && tokens[begin].kind == Token::Kind::NewLine)
        ++begin;
    while (end > begin && tokens[end - 1].kind == Token::Kind::NewLine)
        --end;
    for (std::size_t i = begin; i < end; ++i)
        if (tokens[i].kind == Token::Kind::NewLine)
            grammar.fail(tokens[i + 1].place, {"expected one expression, found a second line"});
    if (begin < end && tokens[begin].is("del"))
        grammar.fail(tokens[begin].place, {"expected an expression, found a statement"});
    const std::size_t assignment = grammar.next(begin, end,
                                                [](const Token& token) { return token.is("=") || augmentedOperator(token); });
    if (assignment < end)
        grammar.fail(tokens[assignment].place, {"expected an expression, found an assignment ('==' compares)"});
    return grammar.parse(begin, end);
}

std::vector<Statement> parseStatements(std::string_view source)
{
    return StatementParser(source).run();
}

}  // namespace tensordesk
