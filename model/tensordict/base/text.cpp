// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/base/text.h"

namespace tensordesk {

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

}  // namespace tensordesk
