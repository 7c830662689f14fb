// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/syntax/literals.h"

#include "model/tensordict/base/text.h"

#include <charconv>
#include <limits>

namespace tensordesk {

namespace {

constexpr std::size_t kMaxDigits = 4300;  ///< of an integer, as in Python

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

int digitValue(char c)
{
    if (isDigit(c))
        return c - '0';
    c = lower(c);
    return c >= 'a' && c <= 'z' ? c - 'a' + 10 : 99;
}

[[noreturn]] void fail(std::string_view source, std::size_t begin, std::size_t end, const Message& message)
{
    failAt(ErrorKind::SyntaxError, message, source, {begin, end});
}

/// Digits of `base` with single underscores between them, without the underscores.
std::string readDigits(std::string_view source, std::size_t& at, int base)
{
    std::string digits;
    while (at < source.size()) {
        if (digitValue(source[at]) < base)
            digits += source[at++];
        else if (source[at] == '_' && !digits.empty() && at + 1 < source.size() && digitValue(source[at + 1]) < base)
            ++at;
        else
            break;
    }
    return digits;
}

Value integer(std::string_view source, std::size_t begin, std::size_t end, std::string digits, int base)
{
    int64_t value = 0;
    const auto [last, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
    if (error == std::errc{})
        return value;
    if (base != 10 || digits.size() > kMaxDigits)
        fail(source, begin, end, {"this number is too large"});
    return PythonValue::BigInt{digits.substr(digits.find_first_not_of('0'))};
}

double floating(const std::string& digits)
{
    double value = 0;
    const auto [last, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error == std::errc{})
        return value;
    // Out of range: by the sign of the exponent, or without one by the digits before the dot.
    const auto exponent = digits.find_first_of("eE");
    const bool tiny = exponent != std::string::npos ? digits[exponent + 1] == '-'
                                                    : digits.find_first_not_of("0.") > digits.find('.');
    return tiny ? 0.0 : std::numeric_limits<double>::infinity();
}

/// Parses the escape whose backslash is at `at` and appends its value.
void readEscape(std::string_view source, std::size_t& at, bool isBytes, std::string& text)
{
    const std::size_t begin = at;
    const char c = source[at + 1];
    at += 2;
    static constexpr std::string_view kNames = "abfnrtv\\'\"", kMeanings = "\a\b\f\n\r\t\v\\'\"";
    const auto put = [&](uint32_t code) {
        if (isBytes)
            text += static_cast<char>(code & 0xFF);
        else if (code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF))
            fail(source, begin, at, {"this escape is not a character"});
        else
            appendUtf8(text, code);
    };
    if (const auto name = kNames.find(c); name != std::string_view::npos) {
        text += kMeanings[name];
    } else if (c == '\n') {
        // An escaped line break is left out.
    } else if (digitValue(c) < 8) {
        uint32_t code = static_cast<uint32_t>(digitValue(c));
        for (int i = 0; i < 2 && at < source.size() && digitValue(source[at]) < 8; ++i)
            code = code * 8 + static_cast<uint32_t>(digitValue(source[at++]));
        put(code);
    } else if (c == 'x' || (!isBytes && (c == 'u' || c == 'U'))) {
        const int length = c == 'x' ? 2 : c == 'u' ? 4 : 8;
        uint32_t code = 0;
        for (int i = 0; i < length; ++i, ++at) {
            if (at >= source.size() || digitValue(source[at]) >= 16)
                fail(source, begin, std::min(at + 1, source.size()),
                     {"expected {} hexadecimal digits after {}", length, source.substr(begin, 2)});
            code = code * 16 + static_cast<uint32_t>(digitValue(source[at]));
        }
        put(code);
    } else if (!isBytes && c == 'N') {
        fail(source, begin, at, {"characters by name (\\N{…}) are not supported; use \\u"});
    } else {
        text.append(source.substr(begin, 2));  // as Python: an unknown escape stays
    }
}

/// Length of the prefix (`r`, `b`, …) of a string literal at `at`; npos if none begins there.
std::size_t prefixLength(std::string_view source, std::size_t at)
{
    std::size_t length = 0;
    while (length < 3 && at + length < source.size() && isLetter(source[at + length]))
        ++length;
    if (at + length >= source.size() || (source[at + length] != '"' && source[at + length] != '\''))
        return std::string_view::npos;
    std::string prefix;
    for (std::size_t i = 0; i < length; ++i)
        prefix += lower(source[at + i]);
    for (const char* known : {"", "r", "b", "u", "f", "br", "rb", "fr", "rf"})
        if (prefix == known)
            return length;
    return std::string_view::npos;
}

}  // namespace

Value readNumber(std::string_view source, std::size_t& at)
{
    const std::size_t begin = at;
    const auto next = [&](std::size_t offset) { return at + offset < source.size() ? lower(source[at + offset]) : '\0'; };
    Value result;
    const int base = next(0) != '0' ? 10 : next(1) == 'x' ? 16 : next(1) == 'o' ? 8 : next(1) == 'b' ? 2 : 10;
    if (base != 10) {
        at += next(2) == '_' ? 3 : 2;
        std::string digits = readDigits(source, at, base);
        if (digits.empty())
            fail(source, begin, at, {"expected digits after {}", source.substr(begin, 2)});
        result = integer(source, begin, at, std::move(digits), base);
    } else {
        std::string text = readDigits(source, at, 10);
        bool isFloat = false;
        if (next(0) == '.') {
            isFloat = true;
            ++at;
            text += "." + readDigits(source, at, 10);
        }
        if (next(0) == 'e' && (isDigit(next(1)) || ((next(1) == '+' || next(1) == '-') && isDigit(next(2))))) {
            isFloat = true;
            ++at;
            text += 'e';
            if (next(0) == '+' || next(0) == '-')
                text += source[at++];
            text += readDigits(source, at, 10);
        }
        if (next(0) == 'j') {
            ++at;
            result = std::complex<double>(0, floating(text));
        } else if (isFloat) {
            result = floating(text);
        } else {
            if (text.size() > 1 && text[0] == '0' && text.find_first_not_of('0') != std::string::npos)
                fail(source, begin, at, {"a decimal number does not begin with 0; write 0o for an octal one"});
            result = integer(source, begin, at, std::move(text), 10);
        }
    }
    if (at < source.size() && (isLetter(source[at]) || isDigit(source[at]) || source[at] == '_'))
        fail(source, begin, at + 1, {"this is neither a number nor a name"});
    return result;
}

bool beginsString(std::string_view source, std::size_t at)
{
    return prefixLength(source, at) != std::string_view::npos;
}

Value readString(std::string_view source, std::size_t& at)
{
    const std::size_t begin = at;
    bool isRaw = false, isBytes = false;
    for (const std::size_t quoteAt = at + prefixLength(source, at); at < quoteAt; ++at) {
        isRaw = isRaw || lower(source[at]) == 'r';
        isBytes = isBytes || lower(source[at]) == 'b';
        if (lower(source[at]) == 'f')
            fail(source, begin, quoteAt + 1, {"f-strings are not supported"});
    }
    const bool isLong = source.substr(at, 3) == std::string(3, source[at]);
    const std::string quote(isLong ? 3 : 1, source[at]);
    at += quote.size();
    std::string text;
    while (source.substr(at, quote.size()) != quote) {
        if (at >= source.size() || (source[at] == '\\' && at + 1 >= source.size()) || (source[at] == '\n' && !isLong))
            fail(source, begin, begin + 1, {"this string is never closed: expected {}", quote});
        if (source[at] == '\\' && isRaw) {
            text.append(source.substr(at, 2));
            at += 2;
        } else if (source[at] == '\\') {
            readEscape(source, at, isBytes, text);
        } else {
            if (isBytes && static_cast<unsigned char>(source[at]) >= 0x80)
                fail(source, at, at + 1, {"bytes hold ASCII characters only; use \\x"});
            text += source[at++];
        }
    }
    at += quote.size();
    return isBytes ? Value(PythonValue::Bytes{std::move(text)}) : Value(std::move(text));
}

}  // namespace tensordesk
