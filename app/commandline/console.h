// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/text/terminaltext.h"

#include <string>
#include <string_view>

namespace tensordesk {

/// The output of a verb: results go to stdout, messages to stderr. A reader that closes the pipe early is not an error; a full disk
/// is.
class Console {
public:
    Console();

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

    /// Returns the width of the terminal in columns, 80 if stdout is not a terminal.
    [[nodiscard]] int width() const noexcept { return m_width; }
    [[nodiscard]] const Style& style() const noexcept { return m_style; }
    /// True if stderr is a terminal, on which progress bars are useful.
    [[nodiscard]] bool isWatched() const noexcept { return m_watched; }

private:
    int m_width = 80;
    Style m_style;
    bool m_watched = false;
};

}  // namespace tensordesk
