// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/text/terminaltext.h"

#include <string>
#include <string_view>

namespace tensordesk {

/// Collected output of a verb.
struct ConsoleText {
    std::string out;
    std::string errors;
};

/// The output of a verb: results go to stdout, messages to stderr. A reader that closes the pipe early is not an error; a full disk
/// is.
class Console {
public:
    Console();
    /// Collects the output in `into` instead, formatted as `like` would print it. REQUIRES: `into` outlives this object.
    Console(const Console& like, ConsoleText& into) : m_width(like.m_width), m_style(like.m_style), m_collected(&into) { }

    /// Prints one line to stdout. REQUIRES: the text is printable().
    void line(std::string_view text);
    /// Prints complete lines to stdout.
    void text(std::string_view lines);
    /// Flushes stdout. Throws OSError if it could not be written.
    void flush();
    /// Prints `tensordesk: message` to stderr, made printable.
    void message(std::string_view text);
    /// Prints a further line of a message to stderr, made printable.
    void errorLine(std::string_view text);
    /// Prints what another console collected.
    void print(const ConsoleText& collected);

    /// Returns the width of the terminal in columns, 80 if stdout is not a terminal.
    [[nodiscard]] int width() const noexcept { return m_width; }
    [[nodiscard]] const Style& style() const noexcept { return m_style; }
    /// True if stderr is a terminal, on which progress bars are useful.
    [[nodiscard]] bool isWatched() const noexcept { return m_watched; }

private:
    int m_width = 80;
    Style m_style;
    bool m_watched = false;
    ConsoleText* m_collected = nullptr;  ///< null: prints
};

}  // namespace tensordesk
