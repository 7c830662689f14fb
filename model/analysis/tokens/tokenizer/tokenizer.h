// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace tensordesk {

class TokenDecoder;
struct TracedText;

/// The vocabulary and the decoder of a Hugging Face tokenizer.json: turns IDs into text. It does not encode. Safe to use from any
/// thread.
///
///     const Tokenizer tokenizer = Tokenizer::parse(textOfFile);
///     tokenizer.decode(ids, true);  // "Hello world"
class Tokenizer {
public:
    /// Reads the text of a tokenizer.json with a model BPE, WordPiece, WordLevel or Unigram. An added token has its ID in the
    /// vocabulary, or the next one after the vocabulary: the library ignores its "id" too. Throws ValueError if the text is not
    /// JSON, a part of it is missing or unknown, or a limit is exceeded. Limits: 4,000,000 tokens, 64 KiB per token, IDs up to
    /// 2^31 - 1 and up to 8 times the number of tokens plus 1,000,000, 1000 decoders in 16 levels.
    [[nodiscard]] static Tokenizer parse(std::string_view json);

    /// Returns the number of IDs with a token: the vocabulary and the added tokens.
    [[nodiscard]] int64_t size() const noexcept { return m_size; }
    /// Returns the token as stored, such as "Ġworld"; null if the ID is unknown. Valid as long as this object.
    [[nodiscard]] const std::string* token(int64_t id) const noexcept;
    /// Returns the ID of a token as stored.
    [[nodiscard]] std::optional<int64_t> idOf(std::string_view token) const;
    /// True if the ID is that of an added token with "special": true.
    [[nodiscard]] bool isSpecial(int64_t id) const noexcept;

    /// Returns the text of the IDs, as Tokenizer.decode(ids, skip_special_tokens=skipSpecial) of the library does. Skips unknown
    /// IDs. Invalid UTF-8 is replaced by U+FFFD. Throws ValueError if the text exceeds 128 MiB.
    [[nodiscard]] std::string decode(std::span<const int64_t> ids, bool skipSpecial) const;
    /// Returns the bytes that each ID contributes to the text; those of unknown IDs are empty. Their concatenation is
    /// decode(ids, false) before invalid UTF-8 of a ByteLevel decoder is replaced, so a piece may be a part of a character.
    /// ByteFallback replaces an invalid run of bytes itself: each of its pieces is U+FFFD. Errors as in decode().
    [[nodiscard]] std::vector<std::string> pieces(std::span<const int64_t> ids) const;

private:
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const noexcept { return std::hash<std::string_view>()(text); }
    };
    struct Entry {
        int64_t id = 0;
        bool isSpecial = false;
    };
    using Entries = std::unordered_map<std::string, Entry, Hash, std::equal_to<>>;
    class Reader;

    Tokenizer() = default;
    [[nodiscard]] const Entries::value_type* entry(int64_t id) const noexcept;
    /// Returns the text of the IDs in consecutive parts.
    [[nodiscard]] std::vector<TracedText> traced(std::span<const int64_t> ids, bool skipSpecial) const;

    std::unique_ptr<const Entries> m_entries;               ///< by token; in memory that does not move
    std::vector<const Entries::value_type*> m_tokens;       ///< by ID; null for an unused one
    std::unordered_map<int64_t, std::string> m_normalized;  ///< by ID, of added tokens that are decoded in another form
    std::shared_ptr<const TokenDecoder> m_decoder;
    int64_t m_size = 0;
};

}  // namespace tensordesk
