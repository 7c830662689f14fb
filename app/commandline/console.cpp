// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/console.h"

#include "model/tensordict/base/error.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <sys/ioctl.h>
#include <unistd.h>

namespace tensordesk {

namespace {

/// https://no-color.org: present and not empty.
bool wantsColours()
{
    const char* noColor = std::getenv("NO_COLOR");
    const char* term = std::getenv("TERM");
    return (noColor == nullptr || *noColor == '\0') && (term == nullptr || std::strcmp(term, "dumb") != 0);
}

int terminalWidth()
{
    winsize size{};
    constexpr int kNarrowest = 40;
    return ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? std::max<int>(size.ws_col, kNarrowest) : 80;
}

}  // namespace

Console::Console() : m_watched(isatty(STDERR_FILENO) != 0)
{
    if (isatty(STDOUT_FILENO) != 0) {
        m_width = terminalWidth();
        m_style = Style(wantsColours());
    }
}

void Console::line(std::string_view text)
{
    this->text(text);
    this->text("\n");
}

void Console::text(std::string_view lines)
{
    if (m_collected != nullptr) {
        m_collected->out += lines;
        return;
    }
    std::fwrite(lines.data(), 1, lines.size(), stdout);
}

void Console::flush()
{
    if (m_collected != nullptr) {
        return;
    }
    const bool flushed = std::fflush(stdout) == 0;
    const int reason = errno;
    if ((!flushed || std::ferror(stdout) != 0) && reason != EPIPE) {
        std::clearerr(stdout);
        throw Error(ErrorKind::OSError, "Cannot write to standard output: {}.", std::strerror(reason));
    }
}

void Console::message(std::string_view text)
{
    errorLine("tensordesk: " + std::string(text));
}

void Console::errorLine(std::string_view text)
{
    print({{}, printable(text) + "\n"});
}

void Console::print(const ConsoleText& collected)
{
    text(collected.out);
    if (m_collected != nullptr) {
        m_collected->errors += collected.errors;
        return;
    }
    std::fwrite(collected.errors.data(), 1, collected.errors.size(), stderr);
}

}  // namespace tensordesk
