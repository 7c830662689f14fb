// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/syntax/sourcetext.h"

#include <algorithm>

namespace tensordesk {

namespace {

constexpr std::size_t kShownBytes = 60;  ///< of a long line, before and after the place

bool isContinuation(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

/// The text with everything a terminal would not show as one column replaced.
std::string shown(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        result += byte < 0x20 || byte == 0x7F ? ' ' : c;
    }
    return result;
}

std::size_t columns(std::string_view text)
{
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) { return !isContinuation(c); }));
}

}  // namespace

Error withCaret(Error error, std::string_view source, Place place)
{
    const std::size_t begin = std::min(place.begin, source.size());
    const std::size_t lineBegin = begin == 0 ? 0 : source.rfind('\n', begin - 1) + 1;  // npos + 1 = 0
    const std::size_t lineEnd = std::min(source.find('\n', begin), source.size());
    const std::size_t end = std::clamp(place.end, begin, lineEnd);

    std::size_t from = std::max(lineBegin, begin > kShownBytes ? begin - kShownBytes : 0);
    std::size_t to = std::min(lineEnd, std::max(end, begin) + kShownBytes);
    const std::size_t caretEnd = std::min(end, begin + kShownBytes);
    to = std::min(to, caretEnd + kShownBytes);
    while (from > lineBegin && isContinuation(source[from]))
        --from;
    while (to < lineEnd && isContinuation(source[to]))
        ++to;

    const std::string before = (from > lineBegin ? "…" : "") + shown(source.substr(from, begin - from));
    const std::string line = before + shown(source.substr(begin, to - begin)) + (to < lineEnd ? "…" : "");
    const std::size_t carets = std::max<std::size_t>(1, columns(source.substr(begin, caretEnd - begin)));
    const auto lineNumber = std::count(source.begin(), source.begin() + static_cast<std::ptrdiff_t>(begin), '\n') + 1;
    return error.markedAt(place, lineNumber, "  " + line + "\n  " + std::string(columns(before), ' ') + std::string(carets, '^'));
}

Message suggestion(const std::string& nearest)
{
    return nearest.empty() ? Message() : Message("; did you mean '{}'?", nearest);
}

void failNear(const std::string& nearest, ErrorKind kind, const Message& message, std::string_view source, Place place)
{
    Error error(kind, message);
    if (!nearest.empty())
        error.among({nearest});
    throw withCaret(std::move(error), source, place);
}

void failAt(ErrorKind kind, const Message& message, std::string_view source, Place place)
{
    throw withCaret(Error(kind, message), source, place);
}

}  // namespace tensordesk
