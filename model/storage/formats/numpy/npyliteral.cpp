// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/numpy/npyliteral.h"

#include "model/tensordict/base/error.h"

#include <cctype>
#include <charconv>

namespace tensordesk {

namespace {

class LiteralParser {
public:
    explicit LiteralParser(std::string_view text) : m_text(text) { }

    PythonValue parse()
    {
        PythonValue value = parseValue(0);
        skipBlanks();
        if (m_at != m_text.size())
            refuse();
        return value;
    }

private:
    [[noreturn]] void refuse() const
    {
        throw Error(ErrorKind::ValueError, "the header is not a Python literal, from its character {} on", m_at);
    }

    void skipBlanks()
    {
        while (m_at < m_text.size() && std::isspace(static_cast<unsigned char>(m_text[m_at])) != 0)
            ++m_at;
    }

    bool take(std::string_view token)
    {
        skipBlanks();
        if (!m_text.substr(m_at).starts_with(token))
            return false;
        m_at += token.size();
        return true;
    }

    PythonValue parseValue(int depth)
    {
        constexpr int deepest = 32;
        skipBlanks();
        if (depth > deepest || m_at == m_text.size())
            refuse();
        if (take("{"))
            return parseDict(depth);
        if (take("("))
            return parseList(")", depth);
        if (take("["))
            return parseList("]", depth);
        if (take("True"))
            return true;
        if (take("False"))
            return false;
        if (take("None"))
            return {};
        const char first = m_text[m_at];
        return first == '\'' || first == '"' ? PythonValue(parseText()) : PythonValue(parseInteger());
    }

    PythonValue parseDict(int depth)
    {
        PythonValue::Dict dict;
        while (!take("}")) {
            skipBlanks();
            if (m_at == m_text.size() || (m_text[m_at] != '\'' && m_text[m_at] != '"'))
                refuse();
            std::string key = parseText();
            if (!take(":"))
                refuse();
            dict.emplace_back(std::move(key), parseValue(depth + 1));
            if (!take(",") && (m_at == m_text.size() || m_text[m_at] != '}'))
                refuse();
        }
        return dict;
    }

    PythonValue parseList(std::string_view end, int depth)
    {
        PythonValue::List list;
        while (!take(end)) {
            list.push_back(parseValue(depth + 1));
            if (!take(",") && !m_text.substr(m_at).starts_with(end))
                refuse();
        }
        return list;
    }

    std::string parseText()
    {
        const char quote = m_text[m_at++];
        const std::size_t end = m_text.find_first_of(quote == '\'' ? "'\\" : "\"\\", m_at);
        if (end == m_text.npos || m_text[end] != quote)
            refuse();
        std::string text(m_text.substr(m_at, end - m_at));
        m_at = end + 1;
        return text;
    }

    int64_t parseInteger()
    {
        int64_t value = 0;
        const auto [end, error] = std::from_chars(m_text.data() + m_at, m_text.data() + m_text.size(), value);
        if (error != std::errc())
            refuse();
        m_at = static_cast<std::size_t>(end - m_text.data());
        take("L");  // integers of Python 2
        return value;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

}  // namespace

PythonValue parseLiteral(std::string_view text)
{
    return LiteralParser(text).parse();
}

}  // namespace tensordesk
