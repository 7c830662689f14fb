// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace tensordesk {

struct RenderView;

/// The candidates for a word that is being completed by a shell.
struct Completions {
    struct Candidate {
        std::string text;
        std::string description = {};  ///< one line, for shells that show it; may be empty
    };
    std::vector<Candidate> candidates;
    bool files = false;  ///< also names of files and folders, which the shell completes
};

/// Returns the candidates for the last of `words`, which may be empty: verbs, options, their values and, for a file in the
/// preceding words, keys. `words` follow the program's name. `app` has all verbs; `views` are those of `render`. Only reads
/// metadata of that one file; a file that cannot be read has no keys.
[[nodiscard]] Completions completionsOf(const CLI::App& app, const std::vector<RenderView>& views,
                                        const std::vector<std::string>& words);

/// The hidden verb with which the shell scripts request completionsOf() for the following words. Prints a line
/// `text<TAB>description` per candidate, and `:files` for names of files.
inline constexpr const char* kCompleteVerb = "__complete";

/// Returns the completion script of `tensordesk` for `shell`: "bash", "zsh" or "fish".
[[nodiscard]] std::string completionScript(const std::string& shell);

}  // namespace tensordesk
