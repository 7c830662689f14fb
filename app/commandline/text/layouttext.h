// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/text/terminaltext.h"
#include "model/layouts/laidout.h"

#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// The layout by which a file is read, and the layouts that were tried.
struct LayoutReport {
    std::string path;
    std::string format;           ///< as stored: "npz file"
    std::optional<LaidOut> laid;  ///< empty: shown as stored
    std::vector<LaidOut::Tried> tried;
};

/// Returns the chosen layout, a row per stored key, and the reasons against the others.
[[nodiscard]] std::vector<std::string> layoutText(const LayoutReport& report, const Style& style);
[[nodiscard]] PythonValue layoutDocument(const LayoutReport& report);

/// Returns the layouts of the program, one per line, with their descriptions.
[[nodiscard]] std::vector<std::string> layoutsText(const Style& style);
[[nodiscard]] PythonValue layoutsDocument();

}  // namespace tensordesk
