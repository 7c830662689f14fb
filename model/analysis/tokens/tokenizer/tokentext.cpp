// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/tokens/tokenizer/tokentext.h"

#include "model/tensordict/base/error.h"

#include <array>
#include <utility>

namespace tensordesk {
namespace {

/// The end of the code points in the alphabet of byte-level tokenizers.
constexpr std::size_t kAlphabetEnd = 0x144;

constexpr bool isPrintable(std::size_t byte)
{
    return (byte >= 0x21 && byte <= 0x7E) || (byte >= 0xA1 && byte <= 0xFF && byte != 0xAD);
}

/// Returns the code point of each byte: its own number if that is a printable character, and otherwise the next one from U+0100 on.
constexpr std::array<uint16_t, 256> makeAlphabet()
{
    std::array<uint16_t, 256> points{};
    std::size_t next = 0x100;
    for (std::size_t byte = 0; byte < points.size(); ++byte) {
        points[byte] = static_cast<uint16_t>(isPrintable(byte) ? byte : next++);
    }
    return points;
}

constexpr auto kAlphabet = makeAlphabet();

/// Returns the byte of each code point, or -1 outside of the alphabet.
constexpr std::array<int16_t, kAlphabetEnd> makeBytes()
{
    std::array<int16_t, kAlphabetEnd> bytes{};
    bytes.fill(-1);
    for (std::size_t byte = 0; byte < kAlphabet.size(); ++byte) {
        bytes[kAlphabet[byte]] = static_cast<int16_t>(byte);
    }
    return bytes;
}

}  // namespace

Utf8Character characterAt(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) { return at + i < text.size() ? static_cast<unsigned char>(text[at + i]) : 0U; };
    const unsigned lead = byte(0);
    if (lead < 0x80) {
        return {1, true};
    }
    if (lead < 0xC2 || lead > 0xF4) {
        return {1, false};
    }
    // The second byte excludes overlong forms, surrogates and numbers beyond U+10FFFF.
    const unsigned low = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
    const unsigned high = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
    if (byte(1) < low || byte(1) > high) {
        return {1, false};
    }
    const std::size_t size = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    for (std::size_t i = 2; i < size; ++i) {
        if ((byte(i) & 0xC0) != 0x80) {
            return {i, false};
        }
    }
    return {size, true};
}

bool isValidUtf8(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Character character = characterAt(text, at);
        if (!character.isValid) {
            return false;
        }
        at += character.size;
    }
    return true;
}

std::string lossyUtf8(std::string_view bytes)
{
    std::string text;
    text.reserve(bytes.size());
    for (std::size_t at = 0; at < bytes.size();) {
        const Utf8Character character = characterAt(bytes, at);
        text += character.isValid ? bytes.substr(at, character.size) : kReplacementCharacter;
        at += character.size;
    }
    return text;
}

std::optional<std::string> bytesOfByteLevel(std::string_view token, std::vector<std::size_t>& starts)
{
    static constexpr auto kBytes = makeBytes();
    std::string bytes;
    starts.clear();
    for (std::size_t at = 0; at < token.size();) {
        const auto [size, isValid] = characterAt(token, at);
        const auto lead = static_cast<unsigned char>(token[at]);
        std::size_t point = lead;
        if (isValid && size == 2) {
            point = ((lead & 0x1FU) << 6U) | (static_cast<unsigned char>(token[at + 1]) & 0x3FU);
        }
        if (!isValid || size > 2 || point >= kAlphabetEnd || kBytes[point] < 0) {
            return std::nullopt;
        }
        bytes += static_cast<char>(kBytes[point]);
        starts.push_back(at);
        at += size;
    }
    return bytes;
}

std::string byteLevelTextOf(std::string_view bytes)
{
    std::string text;
    for (const char byte : bytes) {
        const unsigned point = kAlphabet[static_cast<unsigned char>(byte)];
        if (point < 0x80) {
            text += static_cast<char>(point);
        } else {
            text += static_cast<char>(0xC0U | (point >> 6U));
            text += static_cast<char>(0x80U | (point & 0x3FU));
        }
    }
    return text;
}

void TracedText::append(std::string_view text, uint32_t from)
{
    bytes += text;
    origins.insert(origins.end(), text.size(), from);
}

void TracedText::append(const TracedText& text, std::size_t begin, std::size_t end)
{
    bytes.append(text.bytes, begin, end - begin);
    const auto from = text.origins.begin();
    origins.insert(origins.end(), from + static_cast<std::ptrdiff_t>(begin), from + static_cast<std::ptrdiff_t>(end));
}

void TracedText::prepend(std::string_view text)
{
    origins.insert(origins.begin(), text.size(), originAt(0));
    bytes.insert(0, text);
}

void TracedText::cut(std::size_t begin, std::size_t end)
{
    bytes = bytes.substr(begin, end - begin);
    origins.erase(origins.begin() + static_cast<std::ptrdiff_t>(end), origins.end());
    origins.erase(origins.begin(), origins.begin() + static_cast<std::ptrdiff_t>(begin));
}

void TracedText::replaceAll(std::string_view pattern, std::string_view content, std::size_t most)
{
    std::size_t found = bytes.find(pattern);
    if (found == std::string::npos) {
        return;
    }
    TracedText result({}, origin);
    std::size_t at = 0;
    while (found != std::string::npos) {
        result.append(*this, at, found);
        result.append(content, originAt(found > 0 && found == bytes.size() ? found - 1 : found));
        at = found + pattern.size();
        if (result.bytes.size() > most) {
            throwTooLarge(most);
        }
        if (!pattern.empty()) {
            found = bytes.find(pattern, at);
        } else {
            found = at < bytes.size() ? at + characterAt(bytes, at).size : std::string::npos;
        }
    }
    result.append(*this, at, bytes.size());
    *this = std::move(result);
}

void TracedText::replaceInvalid()
{
    if (isValidUtf8(bytes)) {
        return;
    }
    TracedText result({}, origin);
    for (std::size_t at = 0; at < bytes.size();) {
        const Utf8Character character = characterAt(bytes, at);
        if (character.isValid) {
            result.append(*this, at, at + character.size);
        } else {
            result.append(kReplacementCharacter, origins[at]);
        }
        at += character.size;
    }
    *this = std::move(result);
}

void throwTooLarge(std::size_t most)
{
    throw Error(ErrorKind::ValueError, "the text of the tokens is larger than {} bytes", most);
}

}  // namespace tensordesk
