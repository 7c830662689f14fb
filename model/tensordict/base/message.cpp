// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/base/message.h"

#include <charconv>
#include <utility>

namespace tensordesk {

namespace {

/// Shapes, keys and external texts in messages can have any length.
constexpr std::size_t kMostBytes = 4000;

std::string bounded(std::string text)
{
    if (text.size() > kMostBytes) {
        std::size_t end = kMostBytes;
        while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) {
            --end;  // not within a character
        }
        text.resize(end);
        text += "…";
    }
    return text;
}

}  // namespace

Message Message::verbatim(std::string text)
{
    Message message;
    message.m_text = bounded(std::move(text));
    return message;
}

Message Message::name(std::string text)
{
    Message message = verbatim(std::move(text));
    message.m_isPattern = true;
    return message;
}

Message Message::of(std::string text, bool isPattern, std::vector<Message> parts)
{
    Message message = verbatim(std::move(text));
    message.m_isPattern = isPattern;
    message.m_parts = std::move(parts);
    return message;
}

std::string Message::english() const
{
    return translated([](std::string_view pattern) { return std::string(pattern); });
}

std::string Message::translated(const Translation& translation) const
{
    if (!m_isPattern) {
        return m_text;
    }
    const std::string pattern = translation(m_text);
    std::string text;
    std::size_t written = 0;
    std::size_t next = 0;
    for (std::size_t open = pattern.find('{'); open != std::string::npos; open = pattern.find('{', open + 1)) {
        const std::size_t close = pattern.find('}', open);
        if (close == std::string::npos) {
            break;
        }
        std::size_t place = next;
        if (close > open + 1) {
            std::size_t number = 0;
            const auto [end, failure] = std::from_chars(pattern.data() + open + 1, pattern.data() + close, number);
            if (failure != std::errc() || end != pattern.data() + close || number == 0) {
                continue;  // braces that are none of ours
            }
            place = number - 1;
        } else {
            ++next;
        }
        if (place < m_parts.size()) {
            text.append(pattern, written, open - written).append(m_parts[place].translated(translation));
            written = close + 1;
        }
    }
    return bounded(std::move(text.append(pattern, written)));
}

}  // namespace tensordesk
