// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/text/terminaltext.h"

#include <array>
#include <cstdio>
#include <optional>

#include <clocale>
#include <wchar.h>

namespace tensordesk {

namespace {

struct CodePoint {
    char32_t value;
    std::size_t length;
};

/// Returns the code point at the start of `text`; empty if it is not well-formed UTF-8.
std::optional<CodePoint> decode(std::string_view text)
{
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    const unsigned char lead = byte(0);
    if (lead < 0x80) {
        return CodePoint{lead, 1};
    }
    const std::size_t length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    if (lead < 0xc2 || lead > 0xf4 || text.size() < length) {
        return {};
    }
    char32_t value = lead & (0xffU >> (length + 1));
    for (std::size_t at = 1; at < length; ++at) {
        if ((byte(at) & 0xc0U) != 0x80) {
            return {};
        }
        value = (value << 6U) | (byte(at) & 0x3fU);
    }
    constexpr std::array<char32_t, 5> kSmallest{0, 0, 0x80, 0x800, 0x10000};
    const bool isSurrogate = value >= 0xd800 && value <= 0xdfff;
    if (value < kSmallest[length] || value > 0x10ffff || isSurrogate) {
        return {};
    }
    return CodePoint{value, length};
}

/// True for C0 and C1 controls, line and paragraph separators, and marks that change the writing direction.
bool actsOnTerminal(char32_t value)
{
    return value < 0x20 || (value >= 0x7f && value < 0xa0) || value == 0x061c || value == 0x200e || value == 0x200f
        || (value >= 0x2028 && value <= 0x202e) || (value >= 0x2066 && value <= 0x2069);
}

std::string escape(char32_t value)
{
    switch (value) {
    case '\n': return "\\n";
    case '\r': return "\\r";
    case '\t': return "\\t";
    default: break;
    }
    char text[16];
    std::snprintf(text, sizeof text, value < 0x100 ? "\\x%02x" : "\\u%04x", static_cast<unsigned>(value));
    return text;
}

std::string escaped(std::string_view text, bool keepLineFeeds)
{
    std::string result;
    result.reserve(text.size());
    while (!text.empty()) {
        const auto point = decode(text);
        const std::size_t length = point ? point->length : 1;
        if (!point) {
            result += escape(static_cast<unsigned char>(text[0]));
        } else if (actsOnTerminal(point->value) && !(keepLineFeeds && point->value == '\n')) {
            result += escape(point->value);
        } else {
            result += text.substr(0, length);
        }
        text.remove_prefix(length);
    }
    return result;
}

int columns(char32_t value)
{
    if (value < 0x300) {
        return 1;
    }
    // The process's own locale may be "C", whose wcwidth knows no letter beyond ASCII.
    static const locale_t utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
    if (utf8 == nullptr) {
        return 1;
    }
    const locale_t before = uselocale(utf8);
    const int width = wcwidth(static_cast<wchar_t>(value));
    uselocale(before);
    return width < 0 ? 1 : width;
}

}  // namespace

std::string printable(std::string_view text)
{
    return escaped(text, true);
}

std::string printableRow(std::string_view text)
{
    return escaped(text, false);
}

int displayWidth(std::string_view text)
{
    int width = 0;
    while (!text.empty()) {
        const auto point = decode(text);
        width += point ? columns(point->value) : 1;
        text.remove_prefix(point ? point->length : 1);
    }
    return width;
}

std::string padded(std::string text, int width)
{
    const int missing = width - displayWidth(text);
    return missing > 0 ? text.append(static_cast<std::size_t>(missing), ' ') : text;
}

std::string paddedLeft(std::string text, int width)
{
    const int missing = width - displayWidth(text);
    return missing > 0 ? text.insert(0, static_cast<std::size_t>(missing), ' ') : text;
}

std::string elided(std::string text, int width)
{
    if (displayWidth(text) <= width) {
        return text;
    }
    std::size_t end = 0;
    for (int used = 0; end < text.size();) {
        const auto point = decode(std::string_view(text).substr(end));
        used += point ? columns(point->value) : 1;
        if (used >= width) {
            break;
        }
        end += point ? point->length : 1;
    }
    return text.substr(0, end) + "…";
}

std::string Style::wrapped(const char* code, std::string text) const
{
    return m_colours && !text.empty() ? "\x1b[" + std::string(code) + "m" + text + "\x1b[0m" : text;
}

std::string countText(int64_t count, const char* one, const char* many)
{
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

}  // namespace tensordesk
