// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace tensordesk {

struct RenderView;

/// What a shell can put at the place of a word that a person has begun.
struct Completions {
    struct Candidate {
        std::string text;
        std::string description = {};  ///< one line, for shells that show any; may be empty
    };
    std::vector<Candidate> candidates;
    bool files = false;  ///< names of files and folders too, which the shell knows best
};

/// What can stand where the last of `words` stands, which may be empty: verbs, options, their choices and, of a file that
/// the words before it name, keys. They are the words behind the program's name. `app` has all verbs; `views` are those of
/// `render`. Reads only metadata, of that one file; a file that cannot be read has no keys.
[[nodiscard]] Completions completionsOf(const CLI::App& app, const std::vector<RenderView>& views,
                                        const std::vector<std::string>& words);

/// The hidden verb by which the scripts of the shells ask for completionsOf() the words behind it. It prints a line
/// `text<TAB>description` a candidate, and `:files` for names of files.
inline constexpr const char* kCompleteVerb = "__complete";

/// The script that makes a shell complete the program's arguments: of "bash", "zsh" or "fish".
[[nodiscard]] std::string completionScript(const std::string& shell);

}  // namespace tensordesk
