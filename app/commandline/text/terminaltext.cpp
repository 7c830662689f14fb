// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/text/terminaltext.h"

#include <algorithm>
#include <array>
#include <clocale>
#include <cmath>
#include <wchar.h>

namespace tensordesk {

namespace {

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

int displayWidth(std::string_view text)
{
    int width = 0;
    while (!text.empty()) {
        const auto point = firstCodePoint(text);
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
        const auto point = firstCodePoint(std::string_view(text).substr(end));
        used += point ? columns(point->value) : 1;
        if (used >= width) {
            break;
        }
        end += point ? point->length : 1;
    }
    return text.substr(0, end) + "…";
}

std::vector<std::string> tableLines(const std::vector<PrintedColumn>& columns, const Style& style)
{
    const std::size_t rows = columns.empty() ? 0 : columns.front().texts.size();
    std::vector<std::string> lines(rows + 1);
    for (const PrintedColumn& column : columns) {
        int width = displayWidth(column.heading);
        for (const std::string& text : column.texts) {
            width = std::max(width, displayWidth(text));
        }
        const auto append = [&](std::string& line, const std::string& text) {
            line += (line.empty() ? "" : "  ") + (column.isNumber ? paddedLeft(text, width) : padded(text, width));
        };
        append(lines[0], column.heading);
        for (std::size_t row = 0; row < rows; ++row) {
            append(lines[row + 1], column.texts[row]);
        }
    }
    for (std::string& line : lines) {
        line.erase(line.find_last_not_of(' ') + 1);
    }
    lines[0] = style.strong(lines[0]);
    return lines;
}

std::string Style::shaded(std::string text, double share) const
{
    // Colours among the 256 of terminals whose brightness grows in equal steps, as in viridis.
    static constexpr std::array<int, 9> kScale{17, 18, 60, 24, 30, 36, 71, 148, 226};
    const auto step = static_cast<std::size_t>(std::lround(std::clamp(share, 0.0, 1.0) * (kScale.size() - 1)));
    const std::string code = std::string(step < kScale.size() / 2 ? "97" : "30") + ";48;5;" + std::to_string(kScale[step]);
    return wrapped(code.c_str(), std::move(text));
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
