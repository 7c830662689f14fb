// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/text/terminaltext.h"

#include <string>
#include <string_view>

namespace tensordesk {

/// The two streams of a verb: what it found goes to stdout, how it went to stderr. A reader that
/// closed the pipe early is no error; a full disk is one.
class Console {
public:
    Console();

    /// A whole line on stdout. Text must be printable() already.
    void line(std::string_view text);
    /// Text of whole lines on stdout.
    void text(std::string_view lines);
    /// Hands on what was printed. OSError if it could not be written.
    void flush();
    /// `tensordesk: message` on stderr, made printable.
    void message(std::string_view text);
    /// A further line of a message on stderr, made printable.
    void errorLine(std::string_view text);

    /// Columns of the terminal, 80 if stdout is none.
    [[nodiscard]] int width() const noexcept { return m_width; }
    [[nodiscard]] const Style& style() const noexcept { return m_style; }
    /// True if a person watches stderr: progress bars make sense.
    [[nodiscard]] bool isWatched() const noexcept { return m_watched; }

private:
    int m_width = 80;
    Style m_style;
    bool m_watched = false;
};

}  // namespace tensordesk
