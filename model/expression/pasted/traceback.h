// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <string>
#include <string_view>

namespace tensordesk {

/// The error that a pasted text reports.
struct PastedError {
    std::string className;  ///< "RuntimeError"; empty if the text names none
    std::string message;    ///< the lines behind the class's name; of a text without one, the text itself
    std::string code;       ///< the line of the user's code that raised it; empty if the text shows none
};

/// Reads a traceback of Python or IPython, or a single message. Of several frames, the last one outside of installed packages
/// counts. Reads at most 64 KiB of the end of the text; executes nothing.
[[nodiscard]] PastedError readTraceback(std::string_view text);

}  // namespace tensordesk
