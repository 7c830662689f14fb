// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/verbs/verbs.h"

#include <CLI/CLI.hpp>

#include <functional>
#include <string>

namespace tensordesk {

struct WindowVerbs;

/// What the arguments ask for. Empty: the window.
using Verb = std::function<int(Console&)>;

// A function a verb: it adds the subcommand to `app`, whose parsing fills `options` and then sets `verb`, to be run
// afterwards. Both outlive that run. Other verbs that only read stand in commandline.cpp.

void addExport(CLI::App& app, ExportOptions& options, Verb& verb);
void addConvert(CLI::App& app, ExportOptions& options, Verb& verb);
void addEdit(CLI::App& app, EditOptions& options, Verb& verb);
void addRecover(CLI::App& app, RecoverOptions& options, Verb& verb);
void addSample(CLI::App& app, SampleOptions& options, Verb& verb);
void addRender(CLI::App& app, RenderOptions& options, const WindowVerbs& window, Verb& verb);
void addEpisodes(CLI::App& app, EpisodesOptions& options, Verb& verb);
void addHealth(CLI::App& app, HealthVerbOptions& options, Verb& verb);
void addDrift(CLI::App& app, DriftOptions& options, Verb& verb);
void addRerun(CLI::App& app, RerunVerbOptions& options, Verb& verb);
void addLayout(CLI::App& app, LayoutVerbOptions& options, Verb& verb);
void addExplain(CLI::App& app, ExplainOptions& options, Verb& verb);

// What several verbs have.

/// Runs a verb on the file at `path`, which outlives it; an error about its keys, indices or shapes names that file. What is
/// wrong with the text of an expression is told with a caret below it instead.
[[nodiscard]] Verb onFile(const std::string& path, Verb run);
/// A positional argument; its name says enough of its type.
template <typename T>
CLI::Option* positional(CLI::App& app, const char* name, T& value, const std::string& description)
{
    return app.add_option(name, value, description)->type_name("");
}

/// `PATH…`: where several are named, `path` is the pattern of all of them, which opens as one lazy stack; see filesMatching().
void positionalPaths(CLI::App& sub, std::string& path, const std::string& description);
/// `--layout` alone.
CLI::Option* addLayoutOption(CLI::App& sub, LayoutOptions& opening);
/// `--raw` and others, for each verb that opens what lies at a path.
void addOpening(CLI::App& sub, LayoutOptions& opening);
/// Those, and `--derive`, for each verb that reads what lies there.
void addOpening(CLI::App& sub, Opening& opening);
/// `--derive` alone.
CLI::Option* addDerive(CLI::App& sub, std::vector<std::string>& derive);
void addDevice(CLI::App& sub, std::string& device);
/// `--json`, which every verb has.
CLI::Option* addJson(CLI::App& sub, bool& json);
/// `--cannot-hold`, for each verb that writes a tensordict.
CLI::Option* addOnMisfit(CLI::App& sub, OnMisfit& choice);

}  // namespace tensordesk
