// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/console.h"
#include "app/commandline/jobs/sharing.h"

#include <functional>
#include <string>
#include <vector>

namespace tensordesk {

/// A verb that is run on each of several files.
struct EachVerb {
    std::string name;
    bool json = false;
    bool hasHeadings = true;  ///< prints the path above the output for each file, and the number of failures at the end
    /// Runs it on one file. May throw.
    std::function<int(const std::string& path, Console& console)> run;
};

/// Returns the files that `path` names: those that match a pattern, and for each folder of several files the files in it and its
/// subfolders, in the order in which the window shows them. A path of a single tensordict is itself. Reads the first bytes of each
/// file of a folder.
[[nodiscard]] std::vector<std::string> filesNamed(const std::string& path);

/// Runs a verb on each file, shared among processes, and prints the output for each file in order. An error in a file is printed in
/// its place, and the other files are still processed. With `json`, prints one document with the documents of all files. Returns 1 if
/// any file failed.
[[nodiscard]] int runEach(const EachVerb& verb, const std::string& path, const Sharing& sharing, Console& console);

}  // namespace tensordesk
