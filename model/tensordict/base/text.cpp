// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/base/text.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace tensordesk {

namespace {

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
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), value < 0x100 ? "\\x%02x" : "\\u%04x", static_cast<unsigned>(value));
    return text.data();
}

std::string escaped(std::string_view text, bool keepLineFeeds)
{
    std::string result;
    result.reserve(text.size());
    while (!text.empty()) {
        const auto point = firstCodePoint(text);
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

}  // namespace

void appendUtf8(std::string& text, char32_t point)
{
    if (point > 0x10ffff || (point >= 0xd800 && point < 0xe000)) {
        point = 0xfffd;
    }
    const auto add = [&](char32_t byte) { text += static_cast<char>(byte); };
    const auto addTail = [&](int shift) { add(0x80 | ((point >> shift) & 0x3f)); };
    if (point < 0x80) {
        add(point);
    } else if (point < 0x800) {
        add(0xc0 | (point >> 6));
        addTail(0);
    } else if (point < 0x10000) {
        add(0xe0 | (point >> 12));
        addTail(6);
        addTail(0);
    } else {
        add(0xf0 | (point >> 18));
        addTail(12);
        addTail(6);
        addTail(0);
    }
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view kBlank = " \t\n\v\f\r";
    const auto first = text.find_first_not_of(kBlank);
    return first == std::string_view::npos ? std::string_view() : text.substr(first, text.find_last_not_of(kBlank) + 1 - first);
}

std::string_view beginningOfText(std::string_view text, std::size_t most)
{
    most = std::min(most, text.size());
    while (most > 0 && most < text.size() && (static_cast<unsigned char>(text[most]) & 0xC0U) == 0x80U) {
        --most;
    }
    return text.substr(0, most);
}

std::size_t codePointCount(std::string_view text)
{
    const auto isContinuation = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; };
    return text.size() - static_cast<std::size_t>(std::ranges::count_if(text, isContinuation));
}

std::optional<CodePoint> firstCodePoint(std::string_view text)
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

std::string printable(std::string_view text)
{
    return escaped(text, true);
}

std::string printableRow(std::string_view text)
{
    return escaped(text, false);
}

}  // namespace tensordesk
