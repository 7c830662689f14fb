// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace tensordesk {

class Console;
struct RenderOptions;

/// The options with which the window starts.
struct WindowOptions {
    std::vector<std::string> paths;  ///< opened one after the other; UTF-8
    std::string language;            ///< `--lang`; empty: the system's language
    bool compare = false;            ///< `--compare`: shows the differences between the two paths
    bool stack = false;              ///< `--stack`: opens the paths as one lazy stack, instead of one tab each
    bool collate = false;            ///< `--collate`: opens the paths in the collation microscope
    bool runs = false;               ///< `--runs`: compares the runs in the paths
    std::string derived;             ///< `--derive`: the derived keys of the paths, instead of remembered ones
    std::string show;                ///< `--show`: a folder that another program made to be shown and removed
};

/// A kind of picture that the verb `render` draws.
struct RenderView {
    std::string name;
    std::string plural;                     ///< "lines", for errors
    std::string note = {};                  ///< for the help: its description, unless the name is clear
    bool showsElements = true;              ///< draws a tensor; otherwise any expression
    bool isFilm = false;                    ///< it is a film, not a single picture
    bool isOfFile = false;                  ///< draws the whole file by default; otherwise an expression is required
    bool writesHtml = false;                ///< also writes a page for browsers
    std::vector<std::string> options = {};  ///< its options in addition to those of all: "--log"
};

/// The verbs that need Qt, passed in from above; null in a build without the window.
struct WindowVerbs {
    /// Shows the window and runs until it is closed; `argv` for Qt's own options.
    int (*show)(int& argc, char** argv, const WindowOptions& options) = nullptr;
    /// Draws a view into a file.
    int (*render)(const RenderOptions& options, Console& console) = nullptr;
    std::vector<RenderView> views = {};  ///< the views that it draws
};

/// Runs the program: a verb, or the window if there are only paths. Returns the exit status: 0, 1 for an error (one message on
/// stderr), 2 for wrong usage. Verbs do not use Qt.
int runCommandLine(int argc, char** argv, const WindowVerbs& window);

}  // namespace tensordesk
