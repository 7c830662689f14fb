// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/zip/zipname.h"

#include "model/tensordict/base/text.h"

#include <algorithm>
#include <cstdint>

namespace tensordesk {

namespace {

/// Code points of the bytes from 0x80 on.
constexpr std::u16string_view kCodePage437 =
    u"ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0";
static_assert(kCodePage437.size() == 128);

/// The bytes of the code point that `first` begins; 0 if none begins so.
std::size_t utf8LengthOf(unsigned char first)
{
    if (first < 0x80)
        return 1;
    if (first >= 0xc2 && first < 0xe0)
        return 2;
    if (first >= 0xe0 && first < 0xf0)
        return 3;
    return first >= 0xf0 && first < 0xf5 ? 4 : 0;
}

bool isUtf8Text(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const auto first = static_cast<unsigned char>(text[at]);
        const std::size_t length = utf8LengthOf(first);
        if (length == 0 || length > text.size() - at)
            return false;
        uint32_t point = length == 1 ? first : first & (0x7fU >> length);
        for (std::size_t i = 1; i < length; ++i) {
            const auto next = static_cast<unsigned char>(text[at + i]);
            if ((next & 0xc0) != 0x80)
                return false;
            point = point << 6 | (next & 0x3f);
        }
        const bool isLonger = (length == 3 && point < 0x800) || (length == 4 && point < 0x10000);
        if (isLonger || point > 0x10ffff || (point >= 0xd800 && point < 0xe000))
            return false;
        at += length;
    }
    return true;
}

}  // namespace

std::optional<std::string> decodedZipName(std::string_view bytes, bool isUtf8)
{
    if (isUtf8)
        return isUtf8Text(bytes) ? std::optional(std::string(bytes)) : std::nullopt;
    std::string name;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        appendUtf8(name, byte < 0x80 ? char32_t{byte} : char32_t{kCodePage437[byte - 0x80]});
    }
    return name;
}

bool leadsOutOfArchive(std::string_view name)
{
    if (name.find('\0') != name.npos || (name.size() > 1 && name[1] == ':'))
        return true;
    for (std::size_t begin = 0; begin <= name.size();) {
        const std::size_t end = std::min(name.find_first_of("/\\", begin), name.size());
        const std::string_view step = name.substr(begin, end - begin);
        const bool isAbsolute = begin == 0 && end == 0 && !name.empty();
        if (isAbsolute || step == "..")
            return true;
        begin = end + 1;
    }
    return false;
}

}  // namespace tensordesk
