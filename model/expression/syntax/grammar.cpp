// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/syntax/grammar.h"

#include <algorithm>

namespace tensordesk {

namespace {

bool bindsNames(const Expression& target)
{
    if (target.as<NameNode>())
        return true;
    const auto* tuple = target.as<TupleNode>();
    const auto* list = target.as<ListNode>();
    const auto* items = tuple ? &tuple->items : list ? &list->items : nullptr;
    return items && std::all_of(items->begin(), items->end(), bindsNames);
}

}  // namespace

void Grammar::fail(Place place, const Message& message) const
{
    failAt(ErrorKind::SyntaxError, message, m_source, place);
}

std::size_t Grammar::nextOf(std::size_t begin, std::size_t end, std::initializer_list<std::string_view> words) const
{
    return next(begin, end, [&](const Token& token) {
        return std::any_of(words.begin(), words.end(), [&](std::string_view word) { return token.is(word); });
    });
}

Expression Grammar::parse(std::size_t begin, std::size_t end) const
{
    std::vector<ParsedRange> known;
    for (std::size_t i = begin; i < end; ++i) {
        const Token& token = m_tokens[i];
        if (token.is("lambda")) {
            known.push_back(lambda(i, end));
            i = known.back().end - 1;
        } else if (token.is("with")) {
            known.push_back(with(i, end));
            i = known.back().end - 1;
        } else if (token.is("for")) {
            fail(token.place, {"'for' is only allowed in brackets, as in [x for x in td]"});
        } else if (token.match > i) {
            const std::size_t forAt = nextOf(i + 1, token.match, {"for"});
            if (forAt < token.match)
                known.push_back(comprehension(i, forAt, token.is("[") && i > begin && endsOperand(m_tokens[i - 1])));
            else if (token.is("{") && isOwnDisplay(i))
                known.push_back(display(i));
            else
                continue;
            i = known.back().end - 1;
        }
    }
    return parseSkeleton(m_source, m_tokens, begin, end, std::move(known));
}

// ---- lambda -----------------------------------------------------------------------------------------

ParsedRange Grammar::lambda(std::size_t begin, std::size_t end) const
{
    using Kind = Parameter::Kind;
    LambdaNode node;
    std::vector<Parameter>& parameters = node.parameters;
    Kind kind = Kind::Plain;  // of the parameters without a star
    std::size_t at = begin + 1;
    while (at < end && !m_tokens[at].is(":")) {
        const Token& first = m_tokens[at];
        if (!parameters.empty() && parameters.back().kind == Kind::Mapping)
            fail(first.place, {"no parameter follows the one with '**'"});
        const bool isRest = first.is("*"), isMapping = first.is("**");
        if (isRest && kind == Kind::Named)
            fail(first.place, {"there is a '*' already"});
        if (isRest)
            kind = Kind::Named;
        if (isRest && at + 1 < end && m_tokens[at + 1].is(",")) {
            at += 2;
            if (at >= end || m_tokens[at].kind != Token::Kind::Name)
                fail(first.place, {"expected the name of a parameter after '*,'"});
            continue;
        }
        at += isRest || isMapping ? 1 : 0;
        const Token& name = m_tokens[std::min(at, end - 1)];
        if (at >= end || name.kind != Token::Kind::Name)
            fail(name.place, {"expected the name of a parameter, or ':' before the value of the lambda"});
        const auto isSame = [&](const Parameter& earlier) { return earlier.name == name.text; };
        if (std::any_of(parameters.begin(), parameters.end(), isSame))
            fail(name.place, {"there is a parameter '{}' already", name.text});
        Parameter parameter{name.text, nullptr, isRest ? Kind::Rest : isMapping ? Kind::Mapping : kind};
        ++at;
        if (isRest || isMapping) {
            // collects the rest, possibly nothing
        } else if (m_tokens[at].is("=")) {
            const std::size_t stop = nextOf(at + 1, end, {",", ":"});
            parameter.fallback = boxed(parse(at + 1, stop));
            at = stop;
        } else if (kind == Kind::Plain && !parameters.empty() && parameters.back().fallback) {
            fail(name.place, {"a parameter without a default cannot follow one with a default"});
        }
        parameters.push_back(std::move(parameter));
        if (at < end && m_tokens[at].is(","))
            ++at;
        else if (at < end && !m_tokens[at].is(":"))
            fail(m_tokens[at].place, {"expected ',' or ':' after a parameter of lambda"});
    }
    if (at >= end)
        fail(m_tokens[begin].place, {"expected ':' after the parameters of lambda"});
    const std::size_t stop = lambdaEnd(at + 1, end);
    node.body = boxed(parse(at + 1, stop));
    const Place place{m_tokens[begin].place.begin, node.body->place.end};
    return {begin, stop, {std::move(node), place}};
}

/// Returns the end of the body that begins at `body`.
std::size_t Grammar::lambdaEnd(std::size_t body, std::size_t end) const
{
    const auto ends = [&](const Token& token) {
        const bool closes = token.is(")") || token.is("]") || token.is("}");
        return closes || token.is(",") || token.is(":") || token.is("=") || token.is("for") || token.kind == Token::Kind::NewLine;
    };
    return next(body, end, ends);
}

// ---- with -------------------------------------------------------------------------------------------

std::size_t Grammar::withColon(std::size_t begin, std::size_t end) const
{
    const std::size_t colon = nextOf(begin + 1, end, {":"});
    const std::size_t last = std::min(colon, m_tokens.size()) - 1;
    if (colon == end)
        fail({m_tokens[last].place.end, m_tokens[last].place.end}, {"expected ':' after the context manager of 'with'"});
    return colon;
}

std::vector<WithItem> Grammar::withItems(std::size_t begin, std::size_t end) const
{
    if (m_tokens[begin].is("(") && m_tokens[begin].match == end - 1 && begin + 2 < end) {  // brackets around all of them
        ++begin;
        end -= m_tokens[end - 2].is(",") ? 2 : 1;
    }
    std::vector<WithItem> items;
    for (std::size_t at = begin; at <= end; ++at) {
        const std::size_t stop = nextOf(at, end, {","}), as = nextOf(at, stop, {"as"});
        Expression context = parse(at, as);
        items.push_back({std::move(context), as < stop ? boxed(parse(as + 1, stop)) : nullptr});
        at = stop;
    }
    return items;
}

/// As a whole text, or in brackets of its own.
ParsedRange Grammar::with(std::size_t begin, std::size_t end) const
{
    const auto isBreak = [](const Token& token) { return token.kind == Token::Kind::NewLine; };
    const bool isFirst = std::all_of(m_tokens.begin(), m_tokens.begin() + static_cast<std::ptrdiff_t>(begin), isBreak);
    const bool isBracketed = begin > 0 && m_tokens[begin - 1].is("(") && (begin == 1 || !endsOperand(m_tokens[begin - 2]));
    if (!isFirst && !isBracketed)
        fail(m_tokens[begin].place, {"'with' must begin a line, or be in brackets of its own within an expression"});
    const std::size_t stop = nextOf(begin, end, {")"});
    const std::size_t colon = withColon(begin, stop);
    WithNode node{withItems(begin + 1, colon), {}};
    for (const WithItem& item : node.items)
        if (item.target && !item.target->as<NameNode>())
            fail(item.target->place, {"expected a name after 'as'"});
    node.body = boxed(parse(colon + 1, stop));
    const Place place{m_tokens[begin].place.begin, node.body->place.end};
    return {begin, stop, {std::move(node), place}};
}

// ---- displays -----------------------------------------------------------------------------------------

/// True of `{a, b}` and `{**a, b: c}`, which LibTorch does not know.
bool Grammar::isOwnDisplay(std::size_t bracket) const
{
    const std::size_t closing = m_tokens[bracket].match;
    if (closing == bracket + 1)
        return false;
    const std::size_t first = nextOf(bracket + 1, closing, {":", ","});
    const auto spreads = [&](std::size_t at) { return m_tokens[at].is("**") && !endsOperand(m_tokens[at - 1]); };
    for (std::size_t at = bracket + 1; at < closing; at = nextOf(at, closing, {","}) + 1)
        if (spreads(at))
            return true;
    return first == closing || m_tokens[first].is(",");
}

ParsedRange Grammar::display(std::size_t bracket) const
{
    const std::size_t closing = m_tokens[bracket].match;
    ListNode items;
    DictNode pairs;
    for (std::size_t at = bracket + 1; at < closing;) {
        const std::size_t end = nextOf(at, closing, {","});
        const std::size_t colon = nextOf(at, end, {":"});
        if (m_tokens[at].is("**")) {
            Expression spread = parse(at + 1, end);
            const Place place = spread.place;
            pairs.items.push_back({Expression{StarredNode{boxed(std::move(spread)), true}, place}, Expression()});
        } else if (colon < end) {
            Expression key = parse(at, colon);
            pairs.items.push_back({std::move(key), parse(colon + 1, end)});
        } else {
            items.items.push_back(parse(at, end));
        }
        at = end + 1;
    }
    const Place place{m_tokens[bracket].place.begin, m_tokens[closing].place.end};
    if (!items.items.empty() && !pairs.items.empty())
        fail(items.items.front().place, {"expected key: value, as in the rest of this dict"});
    // A set is written for its items: they stand in a list.
    return {bracket, closing + 1, pairs.items.empty() ? Expression{std::move(items), place} : Expression{std::move(pairs), place}};
}

// ---- comprehensions -----------------------------------------------------------------------------------

ParsedRange Grammar::comprehension(std::size_t bracket, std::size_t forAt, bool isSubscript) const
{
    const std::size_t closing = m_tokens[bracket].match;
    if (isSubscript)
        fail(m_tokens[forAt].place, {"a comprehension is not an index; put it into brackets of its own"});
    if (const std::size_t comma = nextOf(bracket + 1, closing, {","}); comma < forAt)
        fail(m_tokens[forAt].place, {"a comprehension makes one element for each item: put several into brackets, as a tuple"});
    ComprehensionNode node;
    std::size_t element = bracket + 1;
    const std::size_t colon = nextOf(element, forAt, {":"});
    if (m_tokens[bracket].is("{")) {
        if (colon == forAt)
            fail(m_tokens[forAt].place, {"sets are not supported; a dict is written {key: value}, a list [value]"});
        node.key = boxed(parse(element, colon));
        element = colon + 1;
    }
    node.element = boxed(parse(element, forAt));
    node.clauses = clauses(forAt, closing);
    if (m_tokens[bracket].is("("))
        return {bracket + 1, closing, {std::move(node), {m_tokens[bracket + 1].place.begin, m_tokens[closing - 1].place.end}}};
    return {bracket, closing + 1, {std::move(node), {m_tokens[bracket].place.begin, m_tokens[closing].place.end}}};
}

std::vector<ComprehensionClause> Grammar::clauses(std::size_t forAt, std::size_t end) const
{
    std::vector<ComprehensionClause> result;
    for (std::size_t at = forAt; at < end;) {
        const Place forPlace = m_tokens[at].place;
        const std::size_t in = nextOf(at + 1, end, {"in"});
        if (in == end)
            fail(forPlace, {"expected 'in' after the names of 'for'"});
        Expression target = boundNames(at + 1, in, forPlace);
        at = nextOf(in + 1, end, {"for", "if", ","});
        ComprehensionClause clause{std::move(target), parse(in + 1, at), {}};
        while (at < end && m_tokens[at].is("if")) {
            const std::size_t condition = at + 1;
            at = nextOf(condition, end, {"for", "if", ","});
            clause.conditions.push_back(parse(condition, at));
        }
        if (at < end && m_tokens[at].is(","))
            fail(m_tokens[at].place, {"a comprehension beside other items or arguments needs brackets of its own"});
        result.push_back(std::move(clause));
    }
    return result;
}

Expression Grammar::boundNames(std::size_t begin, std::size_t end, Place forPlace) const
{
    if (begin == end)
        fail(forPlace, {"expected a name after 'for'"});
    Expression target = parse(begin, end);
    if (!bindsNames(target))
        fail(target.place, {"expected one name or several after 'for'"});
    return target;
}

}  // namespace tensordesk
