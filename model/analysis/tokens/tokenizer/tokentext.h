// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// A character of a UTF-8 text, or an ill-formed sequence that one U+FFFD replaces.
struct Utf8Character {
    std::size_t size;  ///< in bytes
    bool isValid;
};

inline constexpr std::string_view kReplacementCharacter = "\xEF\xBF\xBD";

/// Returns the character at the byte `at`. An ill-formed sequence ends before the first byte that cannot continue it.
/// REQUIRES: at < text.size().
[[nodiscard]] Utf8Character characterAt(std::string_view text, std::size_t at);

/// True if all characters are valid.
[[nodiscard]] bool isValidUtf8(std::string_view text);

/// Returns the text with each ill-formed sequence replaced by U+FFFD, as Rust's String::from_utf8_lossy does.
[[nodiscard]] std::string lossyUtf8(std::string_view bytes);

/// Returns the bytes that a byte-level token denotes; empty if it has a character outside of the alphabet of byte-level tokenizers.
/// `starts`: receives for each byte the position of its character.
[[nodiscard]] std::optional<std::string> bytesOfByteLevel(std::string_view token, std::vector<std::size_t>& starts);
/// Returns the bytes in the alphabet of byte-level tokenizers.
[[nodiscard]] std::string byteLevelTextOf(std::string_view bytes);

/// A text that records for each of its bytes the ID that it comes from: the position of the ID in the decoded sequence.
struct TracedText {
    /// The origin of text that comes from no ID.
    static constexpr uint32_t kNone = UINT32_MAX;

    std::string bytes;
    std::vector<uint32_t> origins = {};  ///< by byte
    uint32_t origin = kNone;             ///< of text that is inserted while `bytes` is empty

    TracedText() = default;
    TracedText(std::string_view text, uint32_t from) : bytes(text), origins(text.size(), from), origin(from) { }
    void append(std::string_view text, uint32_t from);
    void append(const TracedText& text, std::size_t begin, std::size_t end);
    /// Inserts text at the front, with the origin of the first byte.
    void prepend(std::string_view text);
    /// Removes all bytes outside of [begin, end).
    void cut(std::size_t begin, std::size_t end);
    /// Replaces each occurrence of `pattern`; `content` takes the origin of the first replaced byte. An empty pattern occurs before
    /// each character and at the end. Throws ValueError if the text becomes larger than `most` bytes.
    void replaceAll(std::string_view pattern, std::string_view content, std::size_t most);
    /// Replaces each ill-formed sequence by U+FFFD, which takes the origin of the first byte.
    void replaceInvalid();
    [[nodiscard]] uint32_t originAt(std::size_t byte) const { return byte < origins.size() ? origins[byte] : origin; }
};

/// Throws ValueError with the message that the text is larger than `most` bytes.
[[noreturn]] void throwTooLarge(std::size_t most);

}  // namespace tensordesk
