// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/text/terminaltext.h"
#include "model/layouts/laidout.h"

#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// How a file is read, and which layouts were tried.
struct LayoutReport {
    std::string path;
    std::string format;           ///< as stored: "npz file"
    std::optional<LaidOut> laid;  ///< nothing: shown as stored
    std::vector<LaidOut::Tried> tried;
};

/// Returns the layout that was taken, a row for each stored key, and why each of the others was not.
[[nodiscard]] std::vector<std::string> layoutText(const LayoutReport& report, const Style& style);
[[nodiscard]] Plain layoutDocument(const LayoutReport& report);

/// Returns the layouts that come with the program, one per line, with the sentence that describes each.
[[nodiscard]] std::vector<std::string> layoutsText(const Style& style);
[[nodiscard]] Plain layoutsDocument();

}  // namespace tensordesk
