// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace tensordesk {

class Console;
struct RenderOptions;

/// What the window asks of its start.
struct WindowOptions {
    std::vector<std::string> paths;  ///< opened one after the other; UTF-8
    std::string language;            ///< `--lang`; empty: the system's
    bool compare = false;            ///< `--compare`: the two paths in a window that shows what differs
    bool stack = false;              ///< `--stack`: the paths as one lazy stack, in place of a tab each
    bool collate = false;            ///< `--collate`: the paths side by side in the collation microscope
    std::string derived;             ///< `--derive`: the text of the keys that the paths get in place of those remembered of them
    std::string show;                ///< `--show`: a folder that another program made to be shown and removed
};

/// A kind of picture that the verb `render` draws.
struct RenderView {
    std::string name;
    std::string plural;                     ///< "lines", for errors
    std::string note = {};                  ///< for the help: what it is, where the name does not say it
    bool showsElements = true;              ///< of a tensor; else of any expression
    bool isFilm = false;                    ///< it has no single picture
    std::vector<std::string> options = {};  ///< that it takes, beside those of all: "--log"
};

/// The verbs that need Qt, handed in from above; null in a build without the window.
struct WindowVerbs {
    /// Shows the window and runs until it is closed; `argv` for Qt's own options.
    int (*show)(int& argc, char** argv, const WindowOptions& options) = nullptr;
    /// Draws a view into a file.
    int (*render)(const RenderOptions& options, Console& console) = nullptr;
    std::vector<RenderView> views = {};  ///< that it draws
};

/// Runs the program: a verb, or the window for paths alone. Exit status 0, 1 for an error (one message
/// on stderr), 2 for wrong usage. Nothing Qt is touched for verbs.
int runCommandLine(int argc, char** argv, const WindowVerbs& window);

}  // namespace tensordesk
