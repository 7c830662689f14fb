// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/console.h"
#include "app/commandline/jobs/worksharing.h"

#include <functional>
#include <string>
#include <vector>

namespace tensordesk {

/// A verb that is run on each of several files.
struct EachVerb {
    std::string name;
    bool json = false;
    bool hasHeadings = true;  ///< prints the path above the output for each file, and the number of failures at the end
    /// The path that it writes for each file, with a `*` for the name of that file; empty: it writes nothing.
    std::string out = {};
    /// Runs it on one file. `out`: the path to write. May throw.
    std::function<int(const std::string& path, const std::string& out, Console& console)> run;
};

/// Returns the files that `path` names: those that match a pattern, and for each folder of several files the files in it and its
/// subfolders, in the order in which the window shows them. A path of a single tensordict is itself; see
/// partPaths().
[[nodiscard]] std::vector<std::string> filesNamed(const std::string& path);

/// Returns the path to write for each file: `pattern` with the name of the file in place of `*`. That name is the path below the
/// folder that all files have in common, without its ending, and with `-` for `/`. If files differ only in their endings, these are
/// kept. Throws ValueError if the last part of `pattern` does not contain one `*`, and if two files have the same name.
[[nodiscard]] std::vector<std::string> outputPaths(const std::string& pattern, const std::vector<std::string>& files);

/// Runs a verb on each file, shared among processes, and prints the output for each file in order. An error in a file is printed in
/// its place, and the other files are still processed. With `json`, prints one document with the documents of all files. Makes the
/// folder of EachVerb::out. Returns 1 if any file failed.
[[nodiscard]] int runEach(const EachVerb& verb, const std::string& path, const WorkSharing& sharing, Console& console);

}  // namespace tensordesk
