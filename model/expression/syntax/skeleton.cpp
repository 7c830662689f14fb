// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/syntax/skeleton.h"

#include <torch/csrc/jit/frontend/error_report.h>
#include <torch/csrc/jit/frontend/lexer.h>
#include <torch/csrc/jit/frontend/parser.h>
#include <torch/csrc/jit/frontend/tree_views.h>

#include <algorithm>
#include <map>

// Note [Skeleton] The grammar is that of LibTorch's own Python parser, but it never reads the text itself. The program's tokens,
// which follow Python's lexical rules exactly, are written as a skeleton: every literal and name as an identifier `n<token>`, every
// operator as one with the right precedence. So the limits of LibTorch's lexer (big and grouped numbers, escapes, `;`, unary plus,
// `//=`, its own keywords) do not matter, nor do precedences that differ from Python's (`~`, `and` against `or`). The offsets of
// the resulting tree lead back to the tokens.

namespace tensordesk {

namespace {

namespace jit = torch::jit;

const std::map<std::string_view, BinaryOperator> kBinaryOperators = {
    {"+", BinaryOperator::Add},        {"-", BinaryOperator::Sub}, {"*", BinaryOperator::Mul},    {"/", BinaryOperator::Div},
    {"//", BinaryOperator::FloorDiv},  {"%", BinaryOperator::Mod}, {"@", BinaryOperator::MatMul}, {"**", BinaryOperator::Pow},
    {"&", BinaryOperator::And},        {"|", BinaryOperator::Or},  {"^", BinaryOperator::Xor},    {"<<", BinaryOperator::LeftShift},
    {">>", BinaryOperator::RightShift}};

const std::map<std::string_view, Comparator> kComparators = {{"==", Comparator::Equal},  {"!=", Comparator::NotEqual},
                                                             {"<", Comparator::Less},    {"<=", Comparator::LessEqual},
                                                             {">", Comparator::Greater}, {">=", Comparator::GreaterEqual},
                                                             {"in", Comparator::In},     {"not", Comparator::NotIn},
                                                             {"is", Comparator::Is}};

bool isComparator(const Token& token)
{
    return (token.kind == Token::Kind::Operator || token.kind == Token::Kind::Keyword) && token.text != "not"
        && kComparators.contains(token.text);
}

class SkeletonParser {
public:
    SkeletonParser(std::string_view source, const std::vector<Token>& tokens, std::vector<ParsedRange> known)
        : m_source(source), m_tokens(tokens)
    {
        for (ParsedRange& part : known)
            m_known.emplace(part.begin, std::move(part));
    }

    [[noreturn]] void fail(Place place, const Message& message) const { failAt(ErrorKind::SyntaxError, message, m_source, place); }

    Expression parse(std::size_t begin, std::size_t end)
    {
        if (begin == end)
            fail(m_tokens[begin].place, {"expected an expression"});
        const std::string skeleton = writeSkeleton(begin, end);
        jit::Parser parser(std::make_shared<jit::Source>(skeleton));
        jit::TreeRef tree;
        try {
            tree = parser.parseExp().tree();
        } catch (const std::exception& error) {
            explain(error.what(), parser.lexer().cur().range.start(), begin, end);
        }
        if (const auto& rest = parser.lexer().cur(); rest.kind != jit::TK_EOF)
            explain("", rest.range.start(), begin, end);
        return translate(tree);
    }

private:
    // ---- writing the skeleton -------------------------------------------------------------------

    std::string writeSkeleton(std::size_t begin, std::size_t end)
    {
        // Brackets around the whole make `a, b` a tuple.
        std::string text = "(";
        for (std::size_t i = begin; i < end; ++i) {
            // LibTorch's dicts have no comma behind the last entry.
            if (i > begin && m_tokens[i].is(",") && m_tokens[i + 1].is("}") && endsOperand(m_tokens[i - 1]))
                continue;
            text += ' ';
            m_offsets.emplace_back(text.size(), i);
            if (const auto known = m_known.find(i); known != m_known.end()) {
                text += "n" + std::to_string(i);
                i = known->second.end - 1;
                continue;
            }
            text += spelling(i, begin);
            // `not in` and `is not` are one operator.
            if (isOperatorPair(i, begin, end))
                ++i;
        }
        m_offsets.emplace_back(text.size() + 1, end);
        return text + " )";
    }

    bool isOperatorPair(std::size_t i, std::size_t begin, std::size_t end) const
    {
        return i > begin && i + 1 < end && endsOperand(m_tokens[i - 1])
            && ((m_tokens[i].is("not") && m_tokens[i + 1].is("in")) || (m_tokens[i].is("is") && m_tokens[i + 1].is("not")));
    }

    std::string spelling(std::size_t i, std::size_t begin) const
    {
        const Token& token = m_tokens[i];
        const bool isInfix = i > begin && endsOperand(m_tokens[i - 1]);
        switch (token.kind) {
        case Token::Kind::Name:
        case Token::Kind::Literal: return "n" + std::to_string(i);
        case Token::Kind::Keyword: return keywordSpelling(token, isInfix);
        case Token::Kind::Operator: break;
        case Token::Kind::NewLine:
        case Token::Kind::End: fail(token.place, {"expected the rest of the expression"});
        }
        const std::string& op = token.text;
        if (!isInfix && (op == "+" || op == "-" || op == "~"))
            return "-";
        if (!isInfix && op == "**")
            return "*";
        if (isInfix && (op == "+" || op == "-"))
            return "+";
        if (isInfix && (op == "*" || op == "/" || op == "//" || op == "%" || op == "@"))
            return "*";
        if (isInfix && (op == "<<" || op == ">>"))
            return "<<";
        if (isInfix && isComparator(token))
            return "<";
        for (const char* same : {"(", ")", "[", "]", "{", "}", ",", ":", ".", "*", "**", "&", "|", "^", "="})
            if (op == same)
                return op;
        fail(token.place, {"unexpected '{}'", op});
    }

    std::string keywordSpelling(const Token& token, bool isInfix) const
    {
        if (isInfix && (token.is("and") || token.is("or")))
            return "or";
        if (isInfix && token.is("not"))
            return "<";
        for (const char* same : {"not", "if", "else"})
            if (token.is(same))
                return token.text;
        if (isInfix && token.is("in"))
            return "<";
        if (isInfix && token.is("is"))
            return "<";
        for (const char* infix : {"and", "or", "in", "is"})
            if (token.is(infix))
                fail(token.place, {"expected a name or a value, found '{}'", token.text});
        fail(token.place, {"'{}' is not supported", token.text});
    }

    // ---- reading the tree -----------------------------------------------------------------------

    /// Returns the token at `offset` of the skeleton. LibTorch's ranges begin with the first operand of a node: tokenAfter() finds
    /// an operator after it.
    std::size_t tokenAt(std::size_t offset) const
    {
        const auto after = std::upper_bound(m_offsets.begin(), m_offsets.end(), offset,
                                            [](std::size_t at, const auto& entry) { return at < entry.first; });
        return after == m_offsets.begin() ? m_offsets.front().second : std::prev(after)->second;
    }
    std::size_t tokenOf(const jit::TreeRef& tree) const { return tokenAt(tree->range().start()); }
    const Token& tokenOfName(const jit::TreeRef& ident) const { return m_tokens[std::stoul(jit::Ident(ident).name().substr(1))]; }

    [[noreturn]] void explain(std::string_view what, std::size_t offset, std::size_t begin, std::size_t end) const
    {
        const std::size_t at = std::clamp(tokenAt(offset), begin, end);
        const bool isEnd = at == end;
        const Place place = isEnd ? Place{m_tokens[end - 1].place.end, m_tokens[end - 1].place.end} : m_tokens[at].place;
        const std::string_view next = m_source.substr(place.begin, std::min<std::size_t>(40, place.end - place.begin));
        const Message found = isEnd ? Message() : Message(", found '{}'", next);
        std::string expected;
        if (const auto from = what.find("expected "); from != std::string_view::npos)
            if (const auto to = what.find(" but found", from); to != std::string_view::npos)
                expected = what.substr(from + 9, to - from - 9);
        if (expected == "ident")
            fail(place, {"expected a name or a value{}", found});
        if (expected == "else")
            fail(place, {"expected 'else'{}", found});
        if (isEnd)
            fail(place, {"expected the rest of the expression"});
        // The closing token of the innermost bracket, or without one the end.
        const auto bracket = enclosingBracket(at, begin);
        if (!bracket)
            fail(place, {"expected an operator or the end{}", found});
        const Token& closing = m_tokens[m_tokens[*bracket].match];
        if (expected == ":")
            fail(place, {"expected ':'{}", found});
        fail(place, {"expected an operator, ',' or '{}'{}", closing.text, found});
    }

    std::optional<std::size_t> enclosingBracket(std::size_t at, std::size_t begin) const
    {
        for (std::size_t i = at; i-- > begin;) {
            const Token& token = m_tokens[i];
            if (token.is(")") || token.is("]") || token.is("}"))
                i = token.match;
            else if (token.is("(") || token.is("[") || token.is("{"))
                return i;
        }
        return std::nullopt;
    }

    /// From the first token of `first` to the closing partner of `bracket`.
    Place until(Place first, std::size_t bracket) const { return {first.begin, m_tokens[m_tokens[bracket].match].place.end}; }
    Place ofBrackets(std::size_t bracket) const { return until(m_tokens[bracket].place, bracket); }

    std::vector<Expression> translateAll(const jit::TreeRef& list)
    {
        std::vector<Expression> items;
        items.reserve(list->trees().size());
        for (const jit::TreeRef& tree : list->trees())
            items.push_back(translate(tree));
        return items;
    }

    Expression translate(const jit::TreeRef& tree)
    {
        switch (tree->kind()) {
        case jit::TK_VAR: return translateName(tree);
        case jit::TK_LIST_LITERAL: return translateList(tree);
        case jit::TK_TUPLE_LITERAL: return translateTuple(tree);
        case jit::TK_DICT_LITERAL: return translateDict(tree);
        case jit::TK_SLICE_EXPR: return translateSlice(tree);
        case '.': return translateAttribute(tree);
        case jit::TK_SUBSCRIPT: return translateSubscript(tree);
        case jit::TK_APPLY: return translateCall(tree);
        case jit::TK_UNARY_MINUS:
        case jit::TK_NOT: return translateUnary(tree);
        case jit::TK_STARRED: return translateStarred(tree);
        case jit::TK_IF_EXPR: return translateConditional(tree);
        case jit::TK_OR: return translateBoolean(tree);
        case '<': return translateComparison(tree);
        case '+':
        case '*':
        case jit::TK_LSHIFT:
        case jit::TK_POW:
        case '&':
        case '|':
        case '^': return translateBinary(tree);
        default: fail(m_tokens[tokenOf(tree)].place, {"this syntax is not supported"});
        }
    }

    Expression translateName(const jit::TreeRef& tree)
    {
        const Token& token = tokenOfName(tree->tree(0));
        if (const auto known = m_known.find(static_cast<std::size_t>(&token - m_tokens.data())); known != m_known.end())
            return std::move(known->second.tree);
        if (token.kind == Token::Kind::Literal)
            return {LiteralNode{token.literal}, token.place};
        return {NameNode{token.text}, token.place};
    }

    Expression translateList(const jit::TreeRef& tree)
    {
        std::vector<Expression> items = translateAll(tree->tree(0));
        const Place place = ofBrackets(tokenOf(tree));
        return {ListNode{std::move(items)}, place};
    }

    Expression translateTuple(const jit::TreeRef& tree)
    {
        std::vector<Expression> items = translateAll(tree->tree(0));
        // The range of an empty tuple begins behind it.
        const Place place = items.empty() ? ofBrackets(m_tokens[tokenOf(tree) - 1].match)
                                          : Place{items.front().place.begin, items.back().place.end};
        return {TupleNode{std::move(items)}, place};
    }

    Expression translateDict(const jit::TreeRef& tree)
    {
        const jit::TreeRef &keys = tree->tree(0), &values = tree->tree(1);
        DictNode dict;
        for (std::size_t i = 0; i < keys->trees().size(); ++i)
            dict.items.push_back({translate(keys->tree(i)), translate(values->tree(i))});
        std::size_t bracket = tokenOf(tree);
        if (!dict.items.empty())
            bracket = enclosingBracket(tokenAfter(dict.items.front().key), 0).value_or(bracket);
        else if (m_tokens[bracket].is("}"))
            bracket = m_tokens[bracket].match;
        return {std::move(dict), ofBrackets(bracket)};
    }

    Expression translateSlice(const jit::TreeRef& tree)
    {
        SliceNode slice;
        const auto part = [&](std::size_t i) {
            const jit::TreeRef& option = tree->tree(i);
            return option->trees().empty() ? nullptr : boxed(translate(option->tree(0)));
        };
        slice.start = part(0);
        slice.stop = part(1);
        slice.step = part(2);
        return {std::move(slice), m_tokens[tokenOf(tree)].place};
    }

    Expression translateAttribute(const jit::TreeRef& tree)
    {
        Expression object = translate(tree->tree(0));
        const Token& name = tokenOfName(tree->tree(1));
        if (name.kind != Token::Kind::Name)
            fail(name.place, {"expected the name of an attribute after '.'"});
        const Place place{outer(object).begin, name.place.end};
        return {AttributeNode{boxed(std::move(object)), name.text, name.place}, place};
    }

    Expression translateSubscript(const jit::TreeRef& tree)
    {
        Expression object = translate(tree->tree(0));
        std::vector<Expression> items = translateAll(tree->tree(1));
        const std::size_t bracket = tokenAfter(object);
        const std::size_t closing = m_tokens[bracket].match;
        if (items.empty())
            fail(m_tokens[closing].place, {"expected an index or a key between the brackets"});
        const Place place = until(outer(object), bracket);
        // LibTorch drops the comma that makes `td[0,]` a tuple.
        const bool isTuple = items.size() > 1 || m_tokens[closing - 1].is(",");
        const Place indexPlace{m_tokens[bracket].place.end, m_tokens[closing].place.begin};
        Expression index = isTuple ? Expression{TupleNode{std::move(items)}, indexPlace} : std::move(items.front());
        return {SubscriptNode{boxed(std::move(object)), boxed(std::move(index))}, place};
    }

    Expression translateCall(const jit::TreeRef& tree)
    {
        CallNode call;
        Expression callee = translate(tree->tree(0));
        const Place place = until(outer(callee), tokenAfter(callee));
        call.callee = boxed(std::move(callee));
        call.arguments = translateAll(tree->tree(1));
        for (const jit::TreeRef& attribute : tree->tree(2)->trees()) {
            const Token& name = tokenOfName(attribute->tree(0));
            if (name.kind != Token::Kind::Name)
                fail(name.place, {"expected the name of a parameter before '='"});
            for (const KeywordArgument& earlier : call.keywords)
                if (earlier.name == name.text)
                    fail(name.place, {"'{}' is given twice", name.text});
            call.keywords.push_back({name.text, name.place, translate(attribute->tree(1))});
        }
        if (!call.keywords.empty())
            for (const Expression& argument : call.arguments)
                if (argument.place.begin > call.keywords.front().place.begin && !argument.as<StarredNode>())
                    fail(argument.place, {"an argument without a name cannot follow one with a name"});
        return {std::move(call), place};
    }

    /// `*a + b` unpacks the sum, although LibTorch parses `*` as a sign: applies `make` to the operand without the star, and
    /// unpacks the result.
    template <typename Make>
    static Expression spreadingLast(Expression operand, const Make& make)
    {
        auto* starred = std::get_if<StarredNode>(&operand.node);
        if (!starred)
            return make(std::move(operand));
        const bool isMapping = starred->isMapping;
        Expression whole = make(std::move(*starred->value));
        const Place place = whole.place;
        return {StarredNode{boxed(std::move(whole)), isMapping}, place};
    }

    Expression translateUnary(const jit::TreeRef& tree)
    {
        const Token& op = m_tokens[tokenOf(tree)];
        const UnaryOperator which = op.is("-") ? UnaryOperator::Minus
                                  : op.is("+") ? UnaryOperator::Plus
                                  : op.is("~") ? UnaryOperator::Invert
                                               : UnaryOperator::Not;
        Expression operand = translate(tree->tree(0));
        const Place place{op.place.begin, outer(operand).end};
        return {UnaryNode{which, boxed(std::move(operand))}, place};
    }

    Expression translateStarred(const jit::TreeRef& tree)
    {
        const std::size_t star = tokenOf(tree);
        Expression value = translate(tree->tree(0));
        const Place place = value.place;
        const bool isMapping = m_tokens[star].is("**") || (star > 0 && m_tokens[star - 1].is("**"));
        return {StarredNode{boxed(std::move(value)), isMapping}, place};
    }

    Expression translateConditional(const jit::TreeRef& tree)
    {
        Expression condition = translate(tree->tree(0));
        return spreadingLast(translate(tree->tree(1)), [&](Expression then) -> Expression {
            Expression otherwise = translate(tree->tree(2));
            const Place place{outer(then).begin, outer(otherwise).end};
            return {ConditionalNode{boxed(std::move(condition)), boxed(std::move(then)), boxed(std::move(otherwise))}, place};
        });
    }

    /// The first token that begins at or after an offset of the source.
    std::size_t tokenFrom(std::size_t offset) const
    {
        const auto isBefore = [](const Token& token, std::size_t end) { return token.place.begin < end; };
        return static_cast<std::size_t>(std::lower_bound(m_tokens.begin(), m_tokens.end(), offset, isBefore) - m_tokens.begin());
    }

    /// The place of `operand` with the brackets around it, which belong to no node; not those of a call.
    Place outer(const Expression& operand) const
    {
        Place place = operand.place;
        for (std::size_t at = tokenFrom(place.end); m_tokens[at].is(")"); ++at) {
            const std::size_t open = m_tokens[at].match;
            const bool isOfCall = open > 0 && endsOperand(m_tokens[open - 1]);
            if (isOfCall || m_tokens[open + 1].place.begin != place.begin)
                break;
            place = {m_tokens[open].place.begin, m_tokens[at].place.end};
        }
        return place;
    }

    /// The first token behind `operand` and the brackets it stands in: the operator that takes it.
    std::size_t tokenAfter(const Expression& operand) const
    {
        std::size_t at = tokenFrom(operand.place.end);
        while (m_tokens[at].is(")") || (m_tokens[at].is(",") && m_tokens[at + 1].is(")")))
            ++at;
        return at;
    }

    /// True if `operand` of the operator at token `op` is in brackets of its own, so that it is not a link of a chain with it.
    bool isBracketed(const Expression& operand, std::size_t op) const
    {
        const Token& before = m_tokens[op - 1];
        return before.is(")") && m_tokens[before.match].place.begin < operand.place.begin;
    }

    /// `a < b < c` is one node; LibTorch nests them to the left.
    Expression translateComparison(const jit::TreeRef& tree)
    {
        Expression left = translate(tree->tree(0));
        const std::size_t op = tokenAfter(left);
        const bool isNegated = m_tokens[op].is("is") && m_tokens[op + 1].is("not");
        const Comparator comparator = isNegated ? Comparator::IsNot : kComparators.at(m_tokens[op].text);
        Expression right = translate(tree->tree(1));
        const Place place{outer(left).begin, outer(right).end};
        ComparisonNode node;
        if (auto* chain = std::get_if<ComparisonNode>(&left.node); chain && !isBracketed(left, op))
            node = std::move(*chain);
        else
            node.operands.push_back(std::move(left));
        node.comparators.push_back(comparator);
        node.operands.push_back(std::move(right));
        return {std::move(node), place};
    }

    /// The skeleton has one operator for `and` and `or`: here `and` gets to bind tighter.
    Expression translateBoolean(const jit::TreeRef& tree)
    {
        Expression left = translate(tree->tree(0));
        const std::size_t op = tokenAfter(left);
        const bool isAnd = m_tokens[op].is("and");
        Expression right = translate(tree->tree(1));
        const Place place{outer(left).begin, outer(right).end};
        auto* chain = std::get_if<BooleanNode>(&left.node);
        if (chain && isBracketed(left, op))
            chain = nullptr;
        if (chain && isAnd && !chain->isAnd) {
            Expression& last = chain->operands.back();
            const Place lastPlace{outer(last).begin, place.end};
            last = joined(true, std::move(last), std::move(right), lastPlace);
            left.place = place;
            return left;
        }
        if (chain && chain->isAnd == isAnd) {
            chain->operands.push_back(std::move(right));
            left.place = place;
            return left;
        }
        return joined(isAnd, std::move(left), std::move(right), place);
    }

    static Expression joined(bool isAnd, Expression left, Expression right, Place place)
    {
        BooleanNode node{isAnd, {}};
        node.operands.push_back(std::move(left));
        node.operands.push_back(std::move(right));
        return {std::move(node), place};
    }

    Expression translateBinary(const jit::TreeRef& tree)
    {
        return spreadingLast(translate(tree->tree(0)), [&](Expression left) -> Expression {
            const BinaryOperator op = kBinaryOperators.at(m_tokens[tokenAfter(left)].text);
            Expression right = translate(tree->tree(1));
            const Place place{outer(left).begin, outer(right).end};
            return {BinaryNode{op, boxed(std::move(left)), boxed(std::move(right))}, place};
        });
    }

    std::string_view m_source;
    const std::vector<Token>& m_tokens;
    std::map<std::size_t, ParsedRange> m_known;                  ///< by their first token
    std::vector<std::pair<std::size_t, std::size_t>> m_offsets;  ///< offset in the skeleton -> token
};

}  // namespace

Expression parseSkeleton(std::string_view source, const std::vector<Token>& tokens, std::size_t begin, std::size_t end,
                         std::vector<ParsedRange> known)
{
    return SkeletonParser(source, tokens, std::move(known)).parse(begin, end);
}

}  // namespace tensordesk
