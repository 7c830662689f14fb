// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <string>
#include <string_view>

namespace tensordesk {

/// The error in a pasted text.
struct PastedError {
    std::string className;  ///< "RuntimeError"; empty if the text names none
    std::string message;    ///< the lines after the class name; for a text without one, the text itself
    std::string code;       ///< the line of the user's code that raised it; empty if the text does not show it
};

/// Reads a traceback of Python or IPython, or a single message. Of several frames, the last one outside of installed packages
/// counts. Reads at most the last 64 KiB of the text; executes nothing.
[[nodiscard]] PastedError readTraceback(std::string_view text);

}  // namespace tensordesk
