// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <concepts>
#include <functional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace tensordesk {

/// A sentence in English with a place `{}` for each of its parts, checked when it is compiled. Its text is the id that a
/// catalogue of translations has it under (translations/model_de.ts).
template <typename... Parts>
class Pattern {
public:
    consteval Pattern(const char* text) : m_text(text)  // NOLINT(google-explicit-constructor): as std::format_string
    {
        std::size_t places = 0;
        for (std::size_t at = m_text.find("{}"); at != std::string_view::npos; at = m_text.find("{}", at + 2)) {
            ++places;
        }
        if (places != sizeof...(Parts)) {
            throw "a pattern has one {} for each part";  // NOLINT(bugprone-std-exception-baseclass): ends compiling, never thrown
        }
    }

    [[nodiscard]] constexpr std::string_view text() const noexcept { return m_text; }

private:
    std::string_view m_text;
};

/// What is said to a person: a pattern and what stands at its places, each of them a text of others or a message of its own.
/// The program prints it in English; a window puts it together from the translations of its patterns.
class Message {
public:
    /// The translation of a pattern; the places of it are `{}` in their order, or `{1}`, `{2}` where the order is another.
    using Translation = std::function<std::string(std::string_view pattern)>;

    Message() = default;
    template <typename... Parts>
    Message(Pattern<std::type_identity_t<Parts>...> pattern, const Parts&... parts)
        : m_text(pattern.text()), m_isPattern(true), m_parts{part(parts)...}
    {
    }
    /// What others say, such as LibTorch or the system: it stays as it is in any language.
    [[nodiscard]] static Message verbatim(std::string text);
    /// A name that the program gives to something, such as a format: a part of sentences, translated where it has a translation.
    [[nodiscard]] static Message name(std::string text);

    [[nodiscard]] bool empty() const noexcept { return m_text.empty(); }
    /// At most some 4,000 bytes, whatever its parts are.
    [[nodiscard]] std::string english() const;
    [[nodiscard]] std::string translated(const Translation& translation) const;

private:
    static Message part(const Message& message) { return message; }
    static Message part(std::string_view text) { return verbatim(std::string(text)); }
    static Message part(std::integral auto number) { return verbatim(std::to_string(number)); }
    static Message part(std::same_as<bool> auto flag) = delete;       // a number to std::to_string()
    static Message part(std::same_as<char> auto character) = delete;  // so is this

    std::string m_text;
    bool m_isPattern = false;
    std::vector<Message> m_parts;
};

}  // namespace tensordesk
