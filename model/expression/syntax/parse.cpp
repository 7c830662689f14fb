// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/syntax/parse.h"

#include "model/expression/syntax/grammar.h"

#include <algorithm>
#include <map>

namespace tensordesk {

namespace {

constexpr int kMostBlocks = 100;  ///< inside one another, as in Python

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

/// Splits a text into statements, which consist of expressions.
class StatementParser {
public:
    explicit StatementParser(std::string_view source) : m_source(source), m_grammar(source), m_tokens(m_grammar.tokens()) { }

    std::vector<Statement> run()
    {
        std::vector<Statement> statements;
        for (skipBreaks(); !isLineEnd(m_at); skipBreaks())
            readLine(statements);
        return statements;
    }

private:
    // ---- lines and blocks -----------------------------------------------------------------------

    [[nodiscard]] bool isLineEnd(std::size_t at) const
    {
        return at >= m_tokens.size() || m_tokens[at].kind == Token::Kind::NewLine || m_tokens[at].kind == Token::Kind::End;
    }

    void skipBreaks()
    {
        while (m_at < m_tokens.size() && m_tokens[m_at].kind == Token::Kind::NewLine)
            ++m_at;
    }

    /// Returns the end of the part that begins at `begin`: the end of its line, or an earlier token that `ends` accepts.
    template <typename Ends>
    [[nodiscard]] std::size_t endOf(std::size_t begin, Ends ends) const
    {
        return m_grammar.next(begin, m_tokens.size(), [&](const Token& token) {
            return token.kind == Token::Kind::NewLine || token.kind == Token::Kind::End || ends(token);
        });
    }

    /// The statements of one line, with the block below it.
    void readLine(std::vector<Statement>& statements)
    {
        if (m_tokens[m_at].is("with"))
            statements.push_back(with());
        else
            readSimple(statements);
    }

    /// Statements up to the end of the line.
    void readSimple(std::vector<Statement>& statements)
    {
        for (;; ++m_at) {
            const std::size_t begin = m_at;
            m_at = endOf(begin, [](const Token& token) { return token.is(";"); });
            if (begin < m_at && !(m_at == begin + 1 && m_tokens[begin].is("pass")))
                statements.push_back(statement(begin, m_at));
            if (isLineEnd(m_at))
                return;
        }
    }

    Statement with()
    {
        const std::size_t begin = m_at;
        const std::string_view outer = indentation(begin);
        const std::size_t colon = m_grammar.withColon(begin, endOf(begin, [](const Token& token) { return token.is(";"); }));
        if (++m_blocks > kMostBlocks)
            m_grammar.fail(m_tokens[begin].place, {"too deeply nested: more than {} levels", kMostBlocks});
        WithStatement result{m_grammar.withItems(begin + 1, colon), {}};
        m_at = colon + 1;
        if (isLineEnd(m_at))
            readBlock(result.body, outer, m_tokens[colon].place);
        else
            readSimple(result.body);
        --m_blocks;
        skipBreaks();
        if (!isLineEnd(m_at) && isDeeper(outer))
            m_grammar.fail(m_tokens[m_at].place, {"this line is indented, but belongs to no block"});
        return {std::move(result), {m_tokens[begin].place.begin, m_tokens[colon].place.end}};
    }

    /// The lines below a `with` that are indented deeper than it is.
    void readBlock(std::vector<Statement>& statements, std::string_view outer, Place colon)
    {
        skipBreaks();
        if (isLineEnd(m_at) || !isDeeper(outer))
            m_grammar.fail(colon, {"expected a statement after ':', or indented lines below"});
        const std::string_view inner = indentation(m_at);
        for (; !isLineEnd(m_at) && (indentation(m_at) == inner || isDeeper(inner)); skipBreaks()) {
            if (indentation(m_at) != inner)
                m_grammar.fail(m_tokens[m_at].place, {"this line is indented deeper than those above it"});
            readLine(statements);
        }
    }

    /// Returns the text before the first token of its line.
    [[nodiscard]] std::string_view indentation(std::size_t at) const
    {
        const std::size_t begin = m_tokens[at].place.begin;
        const std::size_t line = begin == 0 ? 0 : m_source.rfind('\n', begin - 1) + 1;  // npos + 1 = 0
        const std::string_view before = m_source.substr(line, begin - line);
        return before.substr(0, std::min(before.find_first_not_of(" \t\f"), before.size()));
    }

    /// True if the line here is indented deeper than one that is indented by `outer`.
    [[nodiscard]] bool isDeeper(std::string_view outer) const
    {
        const std::string_view own = indentation(m_at);
        if (!own.starts_with(outer) && !outer.starts_with(own))
            m_grammar.fail(m_tokens[m_at].place,
                           {"tabs and spaces are mixed: indent this line by the same characters as those above it"});
        return own.size() > outer.size();
    }

    // ---- single statements ----------------------------------------------------------------------

    Statement statement(std::size_t begin, std::size_t end)
    {
        const Place place{m_tokens[begin].place.begin, m_tokens[end - 1].place.end};
        if (m_tokens[begin].is("with"))
            m_grammar.fail(m_tokens[begin].place,
                           {"'with' must begin a line; write several context managers in one, as in with A, B: …"});
        if (m_tokens[begin].is("del"))
            return {DeleteStatement{targets(m_grammar.parse(begin + 1, end))}, place};

        const auto isAssignment = [](const Token& token) { return token.is("=") || augmentedOperator(token); };
        std::size_t at = m_grammar.next(begin, end, isAssignment);
        if (at == end) {
            const Token& first = m_tokens[begin];
            if (first.kind == Token::Kind::Keyword && !first.is("not"))
                m_grammar.fail(first.place, {"'{}' is not supported: expected an assignment or 'del'", first.text});
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

    std::string_view m_source;
    Grammar m_grammar;
    const std::vector<Token>& m_tokens;
    std::size_t m_at = 0;  ///< the token that is next
    int m_blocks = 0;      ///< that are open
};

}  // namespace

Expression parseExpression(std::string_view source)
{
    Grammar grammar(source);
    const auto& tokens = grammar.tokens();
    // Line breaks around an expression are ignored; between two expressions they are an error.
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
