// SPDX-License-Identifier: GPL-3.0-or-later
#include "commandline/commandline.h"

#include "commandline/verbs.h"
#include "tensordict/error.h"

#include <CLI/CLI.hpp>
#include <c10/util/Exception.h>

#include <algorithm>
#include <array>
#include <functional>
#include <new>
#include <optional>
#include <string_view>

namespace tensordesk {

namespace {

constexpr int kFailure = 1;
constexpr int kWrongUsage = 2;

/// The verb that was asked for, or none: the window.
using Verb = std::function<int(Console&)>;

/// Runs a verb on the file at `path`; an error about its keys, indices or shapes names that file. What is
/// wrong with the text of an expression is told with a caret below it instead.
template <typename Run>
Verb onFile(const std::string& path, Run run)
{
    return [&path, run](Console& console) {
        try {
            return run(console);
        } catch (Error& error) {
            const bool isText = error.kind() == ErrorKind::SyntaxError || error.kind() == ErrorKind::NameError;
            throw isText ? error : error.inFile(path);
        }
    };
}

/// A positional argument; its name says enough of its type.
template <typename T>
CLI::Option* positional(CLI::App& app, const char* name, T& value, const char* description)
{
    return app.add_option(name, value, description)->type_name("");
}

void addTree(CLI::App& app, TreeOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("tree", "Print the tree of keys, shapes, dtypes and sizes");
    positional(*sub, "PATH", options.path, "File or folder that holds a tensordict")->required();
    sub->add_flag("--json", options.json, "Print one JSON document");
    sub->callback([&] { verb = onFile(options.path, [&](Console& console) { return runTree(options, console); }); });
}

std::string withProblem(const std::string& item)
{
    const std::size_t equals = item.find('=');
    const bool isName = equals != std::string::npos && equals > 0 && item.find_first_not_of(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_") == equals &&
        (item[0] < '0' || item[0] > '9');
    return isName && equals + 1 < item.size() ? "" : "expected NAME=PATH, such as other=run2.h5, but got " + item;
}

void addEval(CLI::App& app, EvalOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("eval", "Evaluate an expression in Python syntax; the file never changes");
    positional(*sub, "PATH", options.path, "File or folder that holds the tensordict `td`")->required();
    auto* expression = positional(*sub, "EXPR", options.expression, "Such as 'td[:, 100:200].select(\"obs\")'");
    sub->add_flag("--json", options.json, "Print one JSON document");
    sub->add_flag("--values", options.values, "Include the elements of tensors inside a tensordict");
    sub->add_option("--max-values", options.maxValues, "Leave out the elements of tensors with more than N")
        ->type_name("N")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
    auto* out = sub->add_option("-o,--out", options.out, "Save the resulting tensordict; its ending says the format")
                    ->type_name("OUT");
    sub->add_option("--device", options.device, "Where to compute: cpu, cuda:0, …")
        ->type_name("D")
        ->capture_default_str();
    sub->add_flag("--meta", options.meta, "Shapes only: read no element");
    sub->add_option("--with", options.with, "Another tensordict for the expression; may be repeated")
        ->type_name("NAME=PATH")
        ->allow_extra_args(false)
        ->check(withProblem);
    auto* batch = sub->add_option("--batch", options.batch,
                                  "Evaluate each line of FILE (- for stdin); one JSON document a line")
                      ->type_name("FILE")
                      ->excludes(out);
    expression->excludes(batch);
    sub->callback([&, expression, batch] {
        if (expression->count() + batch->count() == 0) {
            throw CLI::RequiredError("EXPR or --batch");
        }
        verb = onFile(options.path, [&](Console& console) { return runEval(options, console); });
    });
}

void addExport(CLI::App& app, ExportOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("export", "Write a tensordict, or a slice of it, to a new file");
    positional(*sub, "PATH", options.path, "File or folder that holds the tensordict `td`")->required();
    positional(*sub, "EXPR", options.expression, "What to write, such as 'td[:, ::2]'")->capture_default_str();
    sub->add_option("-o,--out", options.out, "The new file; its ending says the format, none means a memmap folder")
        ->type_name("OUT")
        ->required();
    sub->add_option("--compress", options.compression, "Such as gzip:4, where the format can")->type_name("HOW");
    sub->add_flag("--force", options.force, "Replace what lies at OUT");
    sub->callback([&] { verb = onFile(options.path, [&](Console& console) { return runExport(options, console); }); });
}

void addEdit(CLI::App& app, EditOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("edit", "Change the file in place by Python statements, all or none");
    positional(*sub, "PATH", options.path, "File or folder that holds the tensordict `td`")->required();
    positional(*sub, "STATEMENT", options.statements, "Such as 'td[\"reward\"][3] = 0'")->required();
    sub->add_flag("--dry-run", options.dryRun, "Only show the cells before and after");
    sub->callback([&] { verb = onFile(options.path, [&](Console& console) { return runEdit(options, console); }); });
}

void addInfo(CLI::App& app, InfoOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("info", "Print format, sizes on disk and a summary of every leaf");
    positional(*sub, "PATH", options.path, "File or folder that holds a tensordict")->required();
    positional(*sub, "KEY", options.key, "Only this entry: reward, next/reward or '(\"next\", \"reward\")'");
    sub->add_flag("--json", options.json, "Print one JSON document");
    sub->callback([&] { verb = onFile(options.path, [&](Console& console) { return runInfo(options, console); }); });
}

void addCheck(CLI::App& app, CheckOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("check", "Verify every leaf and say what is wrong where");
    positional(*sub, "PATH", options.path, "File or folder that holds a tensordict")->required();
    sub->add_flag("--json", options.json, "Print one JSON document");
    sub->callback([&] { verb = onFile(options.path, [&](Console& console) { return runCheck(options, console); }); });
}

void addSample(CLI::App& app, SampleOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("sample", "Write a realistic rollout: pendulum swing-ups, simulated");
    positional(*sub, "OUT", options.out, "The new file; its ending says the format, none means a memmap folder")
        ->required();
    sub->add_option("--seed", options.seed, "The same seed gives the same bytes")->type_name("N")->capture_default_str();
    sub->add_flag("--force", options.force, "Replace what lies at OUT");
    sub->callback([&] { verb = [&](Console& console) { return runSample(options, console); }; });
}

/// Options that Qt itself takes out of the arguments, and those of them that have a value.
bool isQtOption(std::string_view argument)
{
    constexpr std::array<std::string_view, 8> kNames{"-platform", "-style",    "-stylesheet", "-qwindowgeometry",
                                                     "-geometry", "-display",  "-session",    "-reverse"};
    return std::find(kNames.begin(), kNames.end(), argument) != kNames.end();
}

/// The arguments that are ours.
std::vector<std::string> ownArguments(int argc, char** argv)
{
    std::vector<std::string> arguments;
    for (int at = 1; at < argc; ++at) {
        const std::string_view argument = argv[at];
        if (arguments.empty() && isQtOption(argument)) {
            at += argument == "-reverse" ? 0 : 1;
        } else {
            arguments.emplace_back(argument);
        }
    }
    return arguments;
}

/// The paths among well-formed arguments without a verb, as they were given: CLI11 takes one such as
/// `[x]` for a list and drops its brackets.
std::vector<std::string> pathsAmong(const std::vector<std::string>& arguments)
{
    std::vector<std::string> paths;
    bool onlyPaths = false;
    for (std::size_t at = 0; at < arguments.size(); ++at) {
        const std::string& argument = arguments[at];
        if (onlyPaths || !argument.starts_with("--")) {
            paths.push_back(argument);
        } else if (argument == "--") {
            onlyPaths = true;
        } else if (argument == "--lang") {
            ++at;
        }
    }
    return paths;
}

int showWindow(int argc, char** argv, const WindowOptions& options, const WindowVerbs& window, Console& console)
{
    if (window.show != nullptr) {
        return window.show(argc, argv, options);
    }
    const std::string path = options.paths.empty() ? "PATH" : options.paths.front();
    console.message("This build has no window. `tensordesk tree " + path + "` prints the tree; "
                    "`tensordesk --help` lists what else works without one.");
    return kFailure;
}

/// Runs `verb` and says in one message what went wrong.
int guarded(const Verb& verb, Console& console)
{
    try {
        const int status = verb(console);
        console.flush();
        return status;
    } catch (const Error& error) {
        console.message(error.what());
    } catch (const std::bad_alloc&) {
        console.message("There is not enough memory.");
    } catch (const std::exception& error) {
        console.message(std::string("Internal error, please report it: ") + error.what());
    }
    return kFailure;
}

/// LibTorch warns its developers on stderr, where people expect the program's own words.
class Silence final : public c10::WarningHandler {
public:
    void process(const c10::Warning&) override {}
};

}  // namespace

int runCommandLine(int argc, char** argv, const WindowVerbs& window)
{
    Silence silence;
    const c10::WarningUtils::WarningHandlerGuard quiet(&silence);
    CLI::App app{"TensorDesk: a desktop browser and editor for tensordicts.\n"
                 "`tensordesk PATH` opens the window; the verbs work without a display.",
                 "tensordesk"};
    app.set_version_flag("--version", "TensorDesk " TENSORDESK_VERSION);
    app.require_subcommand(0, 1);
    app.get_formatter()->column_width(26);
    const std::vector<std::string> arguments = ownArguments(argc, argv);
    WindowOptions windowOptions;
    positional(app, "PATH", windowOptions.paths, "Files or folders to open in the window");
    app.add_option("--lang", windowOptions.language, "Language of the window, such as de")->type_name("LANG");

    Verb verb;
    TreeOptions tree;
    EvalOptions eval;
    ExportOptions exported;
    EditOptions edit;
    InfoOptions info;
    CheckOptions check;
    SampleOptions sample;
    addTree(app, tree, verb);
    addEval(app, eval, verb);
    addExport(app, exported, verb);
    addEdit(app, edit, verb);
    addInfo(app, info, verb);
    addCheck(app, check, verb);
    addSample(app, sample, verb);

    try {
        // CLI11 wants the last one first.
        app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
        if (verb && !windowOptions.paths.empty()) {
            throw CLI::ExtrasError({windowOptions.paths.front()});
        }
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : kWrongUsage;
    }
    Console console;
    if (!verb) {
        windowOptions.paths = pathsAmong(arguments);
        return showWindow(argc, argv, windowOptions, window, console);
    }
    return guarded(verb, console);
}

}  // namespace tensordesk
