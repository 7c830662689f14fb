// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <concepts>
#include <functional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace tensordesk {

/// An English pattern with a place `{}` for each of its parts, checked at compile time. The pattern is the id of the text in the
/// catalogues of translations (translations/model_de.ts).
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

/// A text for the user: a pattern and the parts for its places, each of which is verbatim text or a message itself. The command
/// line prints it in English; the window translates its patterns.
class Message {
public:
    /// Returns the translation of a pattern. Its places are `{}` in the same order, or `{1}`, `{2}` in another order.
    using Translation = std::function<std::string(std::string_view pattern)>;

    Message() = default;
    template <typename... Parts>
    Message(Pattern<std::type_identity_t<Parts>...> pattern, const Parts&... parts)
        : m_text(pattern.text()), m_isPattern(true), m_parts{part(parts)...}
    {
    }
    /// Makes a message of text from elsewhere, such as LibTorch or the system. Never translated.
    [[nodiscard]] static Message verbatim(std::string text);
    /// Makes a message of a name that the program gives to something, such as a format. Translated if a translation exists.
    [[nodiscard]] static Message name(std::string text);
    /// Makes a message of what text(), isPattern() and parts() returned on another machine.
    [[nodiscard]] static Message of(std::string text, bool isPattern, std::vector<Message> parts);

    [[nodiscard]] bool empty() const noexcept { return m_text.empty(); }
    /// Returns the English text, cut to about 4,000 bytes.
    [[nodiscard]] std::string english() const;
    /// Returns the pattern, or the text if it is none.
    [[nodiscard]] const std::string& text() const noexcept { return m_text; }
    [[nodiscard]] bool isPattern() const noexcept { return m_isPattern; }
    [[nodiscard]] const std::vector<Message>& parts() const noexcept { return m_parts; }
    [[nodiscard]] std::string translated(const Translation& translation) const;

private:
    static Message part(const Message& message) { return message; }
    static Message part(std::string_view text) { return verbatim(std::string(text)); }
    static Message part(std::integral auto number) { return verbatim(std::to_string(number)); }
    static Message part(std::same_as<bool> auto flag) = delete;       // pass a number through std::to_string() instead
    static Message part(std::same_as<char> auto character) = delete;  // as above

    std::string m_text;
    bool m_isPattern = false;
    std::vector<Message> m_parts;
};

}  // namespace tensordesk
