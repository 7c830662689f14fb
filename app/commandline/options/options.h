// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/jobs/eachfile.h"
#include "app/commandline/verbs/verbs.h"

#include <CLI/CLI.hpp>

#include <functional>
#include <string>

namespace tensordesk {

struct WindowVerbs;

/// The function to run for the parsed arguments. Empty: the window.
using Verb = std::function<int(Console&)>;

// One function per verb: it adds the subcommand to `app`, whose parsing sets `options` and then `verb`, which is run afterwards.
// REQUIRES: both outlive that run. Other read-only verbs are in commandline.cpp.

void addExport(CLI::App& app, ExportOptions& options, Verb& verb);
void addConvert(CLI::App& app, ExportOptions& options, Verb& verb);
void addEdit(CLI::App& app, EditOptions& options, Verb& verb);
void addRecover(CLI::App& app, RecoverOptions& options, Verb& verb);
void addSample(CLI::App& app, SampleOptions& options, Verb& verb);
void addRender(CLI::App& app, RenderOptions& options, const WindowVerbs& window, Verb& verb);
void addEpisodes(CLI::App& app, EpisodesOptions& options, Verb& verb);
void addHealth(CLI::App& app, HealthVerbOptions& options, Verb& verb);
void addTokens(CLI::App& app, TokensOptions& options, Verb& verb);
void addDrift(CLI::App& app, DriftOptions& options, Verb& verb);
void addParameters(CLI::App& app, ParametersOptions& options, Verb& verb);
void addRuns(CLI::App& app, RunsOptions& options, Verb& verb);
void addRerun(CLI::App& app, RerunVerbOptions& options, Verb& verb);
void addLayout(CLI::App& app, LayoutVerbOptions& options, Verb& verb);
void addExplain(CLI::App& app, ExplainOptions& options, Verb& verb);

// Options of several verbs.

/// Runs a verb on the file at `path`. Errors on its keys, indices or shapes name that file; errors in the text of an expression
/// show a caret instead. REQUIRES: `path` outlives it.
[[nodiscard]] Verb onFile(const std::string& path, Verb run);
/// Runs a verb that cannot share its work: in the first of the processes that torchrun started, or in this one. Throws
/// CLI::RequiresError for `--jobs`. REQUIRES: `sharing` outlives it.
[[nodiscard]] Verb onLeader(const WorkSharing& sharing, Verb run);
/// Adds a positional argument without a type in its help.
template <typename T>
CLI::Option* positional(CLI::App& app, const char* name, T& value, const std::string& description)
{
    return app.add_option(name, value, description)->type_name("");
}

/// Adds `PATH…`: for several paths, `path` is their common pattern, which opens as one lazy stack; see filesMatching().
void positionalPaths(CLI::App& sub, std::string& path, const std::string& description);
/// Adds `--layout`.
CLI::Option* addLayoutOption(CLI::App& sub, LayoutOptions& opening);
/// Adds `--raw` and the other options of verbs that open a path.
void addOpening(CLI::App& sub, LayoutOptions& opening);
/// Adds these and `--derive`, for verbs that read entries.
void addOpening(CLI::App& sub, Opening& opening);
/// Adds `--rows`, `--by` and `--tokenizer`. `byDefault`: the default of `--by`, for the help.
void addSequenceOptions(CLI::App& sub, SequenceOptions& options, const std::string& byDefault);
/// Adds `--derive`.
CLI::Option* addDerive(CLI::App& sub, std::vector<std::string>& derive);
void addDevice(CLI::App& sub, std::string& device);
/// Adds `--jobs`.
void addJobs(CLI::App& sub, WorkSharing& sharing);
/// Adds `--each` and `--jobs`, for verbs that can be run on each file of several.
void addEach(CLI::App& sub, WorkSharing& sharing);
/// Properties of a verb with `--each`.
struct EachTraits {
    bool hasHeadings = true;  ///< see EachVerb
    bool sharesOne = false;   ///< it also shares its work on one tensordict
};
/// Runs a verb on the file of its options, or with `--each` on each of several files. Throws CLI::RequiresError for `--jobs` without
/// `--each` if there is nothing to share. REQUIRES: `options` outlive it.
template <typename Options>
[[nodiscard]] Verb onEachFile(const std::string& name, const Options& options, int (*run)(const Options&, Console&),
                              EachTraits traits = {})
{
    if (!options.sharing.each) {
        Verb onOne = onFile(options.path, [&options, run](Console& console) { return run(options, console); });
        return traits.sharesOne ? onOne : onLeader(options.sharing, std::move(onOne));
    }
    return [=, &options](Console& console) {
        EachVerb verb{.name = name, .json = options.json, .hasHeadings = traits.hasHeadings, .run = {}};
        if constexpr (requires { options.out; }) {
            verb.out = options.out;
        }
        verb.run = [&](const std::string& path, const std::string& out, Console& collecting) {
            Options own = options;
            own.path = path;
            own.sharing = {.jobs = 1};
            if constexpr (requires { own.out; }) {
                own.out = out;
            }
            return onFile(own.path, [&](Console& inner) { return run(own, inner); })(collecting);
        };
        return runEach(verb, options.path, options.sharing, console);
    };
}
/// Adds `--json`, which every verb has.
CLI::Option* addJson(CLI::App& sub, bool& json);
/// Adds `--cannot-hold`, for verbs that write a tensordict.
CLI::Option* addOnUnsupported(CLI::App& sub, OnUnsupported& choice);

}  // namespace tensordesk
