// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/memmap/keyencoding.h"

#include "model/tensordict/base/error.h"

#include <cctype>
#include <filesystem>
#include <string_view>

namespace tensordesk {

namespace {

constexpr std::size_t kLongestName = 255;  // bytes of one path component, on every usual file system

bool isSpecial(unsigned char character)
{
    return character < 0x20 || character == 0x7f
        || std::string_view("/<>:\"|?*\\ %").find(static_cast<char>(character)) != std::string_view::npos;
}

bool hasDrive(const Key& key)
{
    return key.size() >= 2 && key[1] == ':' && std::isalpha(static_cast<unsigned char>(key[0])) != 0;
}

/// A separator or a NUL, which would cut the path; on Windows a backslash and a drive prefix ("C:x") too.
bool couldEscape(const Key& key)
{
    constexpr bool isWindows = std::filesystem::path::preferred_separator == '\\';
    return key.find_first_of(std::string_view("/\0", 2)) != Key::npos
        || (isWindows && (hasDrive(key) || key.find('\\') != Key::npos));
}

}  // namespace

std::string encodedKey(const Key& key)
{
    if (key.empty())
        return "%";
    if (key == ".")
        return "%2E";
    if (key == "..")
        return "%2E%2E";
    std::string name;
    name.reserve(key.size());
    for (const char character : key) {
        const auto byte = static_cast<unsigned char>(character);
        if (isSpecial(byte)) {
            constexpr char digits[] = "0123456789ABCDEF";
            name += {'%', digits[byte >> 4], digits[byte & 15]};
        } else {
            name += character;
        }
    }
    return name;
}

std::optional<std::string> rawLeafName(const Key& key)
{
    if (couldEscape(key) || encodedKey(key) == key)
        return std::nullopt;
    return key;
}

std::optional<std::string> rawFolderName(const Key& key)
{
    if (key.empty() || key == "." || key == "..")
        return std::nullopt;
    return rawLeafName(key);
}

void checkStorable(const Key& key, std::size_t endingBytes)
{
    if (key == "shape" || key == "device" || key == "_type")
        throw Error(ErrorKind::ValueError,
                    "a memmap folder cannot hold the key {}: meta.json has a field of that name; rename "
                    "it first",
                    stringLiteral(key));
    const std::size_t length = encodedKey(key).size() + endingBytes;
    if (length > kLongestName)
        throw Error(ErrorKind::ValueError,
                    "a memmap folder cannot hold this key: its file name would have {} bytes, and file "
                    "systems take {}",
                    length, kLongestName);
}

}  // namespace tensordesk
