// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/syntax/tokens.h"

#include "model/expression/syntax/literals.h"

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

constexpr std::array<std::string_view, 32> kKeywords = {"and",      "as",       "assert", "async", "await",  "break",  "class",
                                                        "continue", "def",      "del",    "elif",  "else",   "except", "finally",
                                                        "for",      "from",     "global", "if",    "import", "in",     "is",
                                                        "lambda",   "nonlocal", "not",    "or",    "pass",   "raise",  "return",
                                                        "try",      "while",    "with",   "yield"};

/// Longest first, so that the first that fits is the right one.
constexpr std::array<std::string_view, 47> kOperators = {"**=", "//=", ">>=", "<<=", "...", "**", "//", ">>", "<<", "<=",
                                                         ">=",  "==",  "!=",  "->",  ":=",  "+=", "-=", "*=", "/=", "%=",
                                                         "@=",  "&=",  "|=",  "^=",  "+",   "-",  "*",  "/",  "%",  "@",
                                                         "&",   "|",   "^",   "~",   "<",   ">",  "(",  ")",  "[",  "]",
                                                         "{",   "}",   ",",   ":",   ".",   ";",  "="};

/// Every character beyond ASCII may be part of a name: names are only ever compared.
bool beginsName(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}

/// The position of the first byte that is not UTF-8; npos if there is none.
std::size_t firstInvalidUtf8(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
        const unsigned char lead = byte(at);
        const std::size_t length = lead < 0x80 ? 1 : lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0;
        if (length == 0 || at + length > text.size())
            return at;
        for (std::size_t i = 1; i < length; ++i)
            if ((byte(at + i) & 0xC0) != 0x80)
                return at;
        // Overlong forms, surrogates, beyond the last character.
        if ((lead == 0xE0 && byte(at + 1) < 0xA0) || (lead == 0xED && byte(at + 1) >= 0xA0) || (lead == 0xF0 && byte(at + 1) < 0x90)
            || (lead == 0xF4 && byte(at + 1) >= 0x90))
            return at;
        at += length;
    }
    return std::string_view::npos;
}

class Tokenizer {
public:
    explicit Tokenizer(std::string_view source) : m_source(source) { }

    std::vector<Token> run()
    {
        while (skipBlanks())
            readToken();
        if (!m_brackets.empty())
            fail(m_tokens[m_brackets.back()].place,
                 {"'{}' is never closed: expected '{}'", m_tokens[m_brackets.back()].text, closing()});
        add(Token::Kind::End, m_source.size());
        return std::move(m_tokens);
    }

private:
    [[noreturn]] void fail(Place place, const Message& message) const { failAt(ErrorKind::SyntaxError, message, m_source, place); }

    /// Moves to the next token; false at the end.
    bool skipBlanks()
    {
        while (m_at < m_source.size()) {
            const char c = m_source[m_at];
            if (c == ' ' || c == '\t' || c == '\f' || c == '\r') {
                ++m_at;
            } else if (c == '#') {
                m_at = std::min(m_source.find('\n', m_at), m_source.size());
            } else if (m_source.substr(m_at, 2) == "\\\n") {
                m_at += 2;
            } else if (c == '\n' && !m_brackets.empty()) {
                ++m_at;
            } else {
                return true;
            }
        }
        return false;
    }

    Token& add(Token::Kind kind, std::size_t begin, std::string text = {})
    {
        m_tokens.push_back({kind, {begin, m_at}, std::move(text), {}, 0});
        return m_tokens.back();
    }

    void addLiteral(std::size_t begin, Value value) { add(Token::Kind::Literal, begin).literal = std::move(value); }

    void readToken()
    {
        const std::size_t begin = m_at;
        const char c = m_source[m_at];
        if (c == '\n') {
            ++m_at;
            add(Token::Kind::NewLine, begin);
            m_depth.assign(1, 0);
        } else if (beginsString(m_source, m_at)) {
            readStrings(begin);
        } else if (isDigit(c) || (c == '.' && m_at + 1 < m_source.size() && isDigit(m_source[m_at + 1]))) {
            Value number = readNumber(m_source, m_at);
            addLiteral(begin, std::move(number));
        } else if (beginsName(c)) {
            readName(begin);
        } else {
            readOperator(begin);
        }
    }

    /// Adjacent strings are one literal.
    void readStrings(std::size_t begin)
    {
        Value value = readString(m_source, m_at);
        Token* last = m_tokens.empty() ? nullptr : &m_tokens.back();
        if (!last || last->kind != Token::Kind::Literal) {
            addLiteral(begin, std::move(value));
            return;
        }
        if (const auto *head = last->literal.as<std::string>(), *tail = value.as<std::string>(); head && tail)
            last->literal = *head + *tail;
        else if (const auto* some = last->literal.as<PythonValue::Bytes>(), *more = value.as<PythonValue::Bytes>(); some && more)
            last->literal = PythonValue::Bytes{some->bytes + more->bytes};
        else
            fail({begin, m_at}, {"expected an operator or a comma before this string"});
        last->place.end = m_at;
    }

    void readName(std::size_t begin)
    {
        while (m_at < m_source.size() && (beginsName(m_source[m_at]) || isDigit(m_source[m_at])))
            ++m_at;
        std::string name(m_source.substr(begin, m_at - begin));
        if (name == "True" || name == "False")
            addLiteral(begin, name == "True");
        else if (name == "None")
            addLiteral(begin, Value());
        else if (std::find(kKeywords.begin(), kKeywords.end(), name) != kKeywords.end())
            deepen(add(Token::Kind::Keyword, begin, std::move(name)));
        else
            add(Token::Kind::Name, begin, std::move(name));
    }

    void readOperator(std::size_t begin)
    {
        const auto found = std::find_if(kOperators.begin(), kOperators.end(),
                                        [&](std::string_view op) { return m_source.substr(m_at, op.size()) == op; });
        if (found == kOperators.end()) {
            const auto byte = static_cast<unsigned char>(m_source[m_at]);
            fail({m_at, m_at + 1}, byte == 0     ? Message("a NUL character is not allowed here")
                                   : byte < 0x20 ? Message("a control character is not allowed here")
                                                 : Message("unexpected '{}'", m_source.substr(m_at, 1)));
        }
        m_at += found->size();
        if (*found == "...") {
            addLiteral(begin, Ellipsis{});
            return;
        }
        const std::size_t index = m_tokens.size();
        Token& token = add(Token::Kind::Operator, begin, std::string(*found));
        const char c = found->size() == 1 ? found->front() : '\0';
        if (c == '(' || c == '[' || c == '{') {
            deepen(token);
            m_brackets.push_back(index);
            m_depth.push_back(0);
        } else if (c == ')' || c == ']' || c == '}') {
            if (m_brackets.empty())
                fail(token.place, {"'{}' has no opening bracket", *found});
            if (closing() != *found)
                fail(token.place, {"expected '{}', found '{}'", closing(), *found});
            token.match = m_brackets.back();
            m_tokens[m_brackets.back()].match = index;
            m_brackets.pop_back();
            m_depth.pop_back();
        } else if (c == ',' || c == ';') {
            m_depth.back() = 0;
        } else {
            deepen(token);
        }
    }

    std::string_view closing() const
    {
        const char c = m_tokens[m_brackets.back()].text.front();
        return c == '(' ? ")" : c == '[' ? "]" : "}";
    }

    /// Counts tokens that can make the tree deeper: the operators and brackets since the last comma, on each level of brackets.
    /// Their sum limits every recursion over the text.
    void deepen(const Token& token)
    {
        ++m_depth.back();
        int sum = 0;
        for (const int depth : m_depth)
            sum += depth;
        if (sum > kMaxNesting)
            fail(token.place, {"too deeply nested: more than {} levels", kMaxNesting});
    }

    std::string_view m_source;
    std::size_t m_at = 0;
    std::vector<Token> m_tokens;
    std::vector<std::size_t> m_brackets;  ///< token indices of those still open
    std::vector<int> m_depth = {0};       ///< by level of brackets; see deepen()
};

}  // namespace

std::vector<Token> tokenize(std::string_view source)
{
    if (source.size() > kMaxSourceBytes)
        throw Error(ErrorKind::SyntaxError, "the text is too long: {} bytes, at most {} are read", source.size(), kMaxSourceBytes);
    if (const std::size_t bad = firstInvalidUtf8(source); bad != std::string_view::npos)
        throw Error(ErrorKind::SyntaxError, "the text is not UTF-8 at byte {}", bad);
    return Tokenizer(source).run();
}

bool endsOperand(const Token& token)
{
    return token.kind == Token::Kind::Name || token.kind == Token::Kind::Literal || token.is(")") || token.is("]") || token.is("}");
}

}  // namespace tensordesk
