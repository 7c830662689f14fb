// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/values/pickle/pickletext.h"

#include "model/tensordict/base/text.h"

#include <charconv>
#include <cstdint>

namespace tensordesk {

namespace {

/// The number that the `count` hexadecimal digits behind `at` make.
std::optional<uint32_t> hexNumber(std::string_view text, std::size_t at, std::size_t count)
{
    if (at + count > text.size())
        return std::nullopt;
    uint32_t value = 0;
    const char* const last = text.data() + at + count;
    const auto [end, error] = std::from_chars(text.data() + at, last, value, 16);
    return error == std::errc() && end == last ? std::optional(value) : std::nullopt;
}

}  // namespace

bool isUtf8(std::string_view bytes)
{
    for (std::size_t i = 0; i < bytes.size();) {
        const auto first = static_cast<uint8_t>(bytes[i]);
        const std::size_t tail = first < 0x80                  ? 0
                               : first >= 0xc2 && first < 0xe0 ? 1
                               : first >= 0xe0 && first < 0xf0 ? 2
                               : first >= 0xf0 && first < 0xf5 ? 3
                                                               : 4;
        if (tail == 4 || i + tail >= bytes.size())
            return false;
        for (std::size_t k = 1; k <= tail; ++k)
            if ((static_cast<uint8_t>(bytes[i + k]) & 0xc0) != 0x80)
                return false;
        i += tail + 1;
    }
    return true;
}

std::string unescapedUnicode(std::string_view line)
{
    std::string text;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char kind = line[i] == '\\' && i + 1 < line.size() ? line[i + 1] : '\0';
        const std::size_t digits = kind == 'u' ? 4 : kind == 'U' ? 8 : 0;
        const auto point = digits > 0 ? hexNumber(line, i + 2, digits) : std::nullopt;
        appendUtf8(text, point ? char32_t{*point} : char32_t{static_cast<uint8_t>(line[i])});
        if (point)
            i += 1 + digits;
    }
    return text;
}

std::optional<std::string> unquotedString(std::string_view literal)
{
    if (literal.size() < 2 || literal.front() != literal.back() || (literal.front() != '\'' && literal.front() != '"'))
        return std::nullopt;
    literal = literal.substr(1, literal.size() - 2);
    std::string text;
    for (std::size_t i = 0; i < literal.size(); ++i) {
        if (literal[i] != '\\') {
            text += literal[i];
            continue;
        }
        if (++i == literal.size())
            return std::nullopt;
        switch (literal[i]) {
        case 'n': text += '\n'; break;
        case 'r': text += '\r'; break;
        case 't': text += '\t'; break;
        case 'x':
            if (const auto byte = hexNumber(literal, i + 1, 2)) {
                text += static_cast<char>(*byte);
                i += 2;
                break;
            }
            return std::nullopt;
        default: text += literal[i];
        }
    }
    return text;
}

std::optional<std::string> latin1Of(std::string_view text)
{
    std::string bytes;
    bytes.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto first = static_cast<uint8_t>(text[i]);
        if (first < 0x80) {
            bytes += text[i];
            continue;
        }
        // Code points 128 to 255 take two bytes, of which the first is c2 or c3.
        if ((first != 0xc2 && first != 0xc3) || i + 1 == text.size() || (static_cast<uint8_t>(text[i + 1]) & 0xc0) != 0x80)
            return std::nullopt;
        bytes += static_cast<char>((first & 0x03) << 6 | (static_cast<uint8_t>(text[++i]) & 0x3f));
    }
    return bytes;
}

}  // namespace tensordesk
