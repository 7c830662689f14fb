// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/layouts/layout.h"

#include <memory>
#include <string>
#include <vector>

namespace tensordesk {

// The layouts that the user saved: JSON files in `$XDG_CONFIG_HOME/TensorDesk/layouts`, or in `~/.config` without that variable.

/// Returns the names of the saved layouts, sorted; none if the folder cannot be read.
[[nodiscard]] std::vector<std::string> savedLayouts();

/// Returns the saved layouts with rules that a file must meet, sorted by name. Leaves out files that are not layouts.
[[nodiscard]] std::vector<std::shared_ptr<const Layout>> recognisedLayouts();

/// Saves a layout under its name, replacing one with the same name. Throws ValueError for a name that no file can have, or that a
/// layout of the program has, and the errors of writing a file.
void saveLayout(const Layout& layout);

/// Writes a layout to a new file. Throws FileExistsError.
void writeLayout(const Layout& layout, const std::string& path);

/// Returns the layout with a name (case is ignored for those of the program), or that of the JSON file at a path. Throws
/// FileNotFoundError if it is none of these, and the errors of layoutIn().
[[nodiscard]] std::shared_ptr<const Layout> layoutNamed(const std::string& nameOrPath);

}  // namespace tensordesk
