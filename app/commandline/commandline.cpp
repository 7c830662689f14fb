// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/commandline.h"

#include "app/commandline/errors/errortext.h"
#include "app/commandline/options/options.h"
#include "app/commandline/shell/completion.h"
#include "app/commandline/shell/manualpage.h"
#include "app/commandline/text/formathelp.h"
#include "model/remote/near/remoteprogram.h"
#include "model/remote/remoteplaces.h"
#include "model/storage/files/linkpolicy.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/key.h"

#include <c10/util/Exception.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <string_view>

#include <unistd.h>

namespace tensordesk {

namespace {

constexpr int kFailure = 1;
constexpr int kWrongUsage = 2;

void addTree(CLI::App& app, TreeOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("tree", "Print the tree of keys, shapes, dtypes and sizes");
    positionalPaths(*sub, options.path, "File or folder with a tensordict");
    addOpening(*sub, options.opening);
    addJson(*sub, options.json);
    sub->callback([&] { verb = onFile(options.path, [&](Console& console) { return runTree(options, console); }); });
}

void addServe(CLI::App& app, ServeOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("serve", "Answer another tensordesk that opens ssh://THIS-MACHINE/PATH; it is run by ssh");
    positional(*sub, "PATH", options.paths,
               "Files and folders that may be opened, with everything below them; by default the current folder");
    sub->add_flag_callback("--stdio", [] { }, "Take questions from standard input and answer on standard output")->required();
    sub->callback([&] { verb = [&](Console& console) { return runServe(options, console); }; });
}

std::string withProblem(const std::string& item)
{
    const std::size_t equals = item.find('=');
    const bool isName = equals != std::string::npos && equals > 0
                     && item.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_") == equals
                     && (item[0] < '0' || item[0] > '9');
    return isName && equals + 1 < item.size() ? "" : "expected NAME=PATH, such as other=run2.h5, but got " + item;
}

void addEval(CLI::App& app, EvalOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("eval", "Evaluate an expression in Python syntax; the file never changes");
    positional(*sub, "PATH", options.path, "File or folder with the tensordict `td`")->required();
    addOpening(*sub, options.opening);
    auto* expression = positional(*sub, "EXPR", options.expression, "Such as 'td[:, 100:200].select(\"obs\")'");
    addJson(*sub, options.json);
    sub->add_flag("--values", options.values, "Include the elements of tensors inside a tensordict");
    sub->add_option("--max-values", options.maxValues, "Leave out the elements of tensors with more than N elements")
        ->type_name("N")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
    auto* out = sub->add_option("-o,--out", options.out,
                                "Save the resulting tensordict; the ending sets the format: " + endingsHelp())
                    ->type_name("OUT");
    addOnUnsupported(*sub, options.onUnsupported)->needs(out);
    addDevice(*sub, options.device);
    sub->add_flag("--meta", options.meta, "Compute only shapes; read no elements");
    sub->add_flag("--strict", options.strict,
                  "Strict mode, as in tensorcontainer: operands are never moved, extended or merged to fit");
    sub->add_option("--with", options.with, "Another tensordict for the expression; may be repeated")
        ->type_name("NAME=PATH")
        ->allow_extra_args(false)
        ->check(withProblem);
    auto* batch = sub->add_option("--batch", options.batch,
                                  "Evaluate each line of FILE (- for stdin); print one JSON document per line")
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

void addInfo(CLI::App& app, InfoOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("info", "Print format, sizes on disk and a summary of every leaf");
    positional(*sub, "PATH", options.path, "File or folder with a tensordict")->required();
    addOpening(*sub, options.opening);
    positional(*sub, "KEY", options.key, "Only this entry: reward, next/reward or '(\"next\", \"reward\")'");
    addDevice(*sub, options.device);
    sub->add_flag("--padding", options.padding, "Include padding, as marked by `mask` or (\"collector\", \"mask\")");
    addJson(*sub, options.json);
    sub->callback([&] { verb = onFile(options.path, [&](Console& console) { return runInfo(options, console); }); });
}

void addCheck(CLI::App& app, CheckOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("check", "Verify every leaf and report each fault with its location");
    positionalPaths(*sub, options.path, "File or folder with a tensordict");
    addOpening(*sub, options.opening);
    addEach(*sub, options.sharing);
    addJson(*sub, options.json);
    sub->callback([&] { verb = onEachFile("check", options, runCheck); });
}

void addCompare(CLI::App& app, CompareOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("compare", "Compare two tensordicts: exit status 0 equal, 1 different, 2 error");
    positional(*sub, "A", options.left, "File or folder with a tensordict")->required();
    addOpening(*sub, options.opening);
    positional(*sub, "B", options.right, "The second tensordict, in any format")->required();
    addJson(*sub, options.json);
    sub->add_option("--rtol", options.tolerance.rtol, "The relative tolerance: |A - B| <= atol + rtol * |B| is equal")
        ->type_name("R")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
    sub->add_option("--atol", options.tolerance.atol, "The absolute tolerance, see --rtol")
        ->type_name("R")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
    sub->add_flag("--equal-nan", options.tolerance.equalNan, "NaN equals NaN");
    sub->add_flag("--only-differences", options.onlyDifferences, "Leave out equal entries");
    addJobs(*sub, options.sharing);
    sub->callback([&] { verb = [&](Console& console) { return runCompare(options, console); }; });
}

void addCollate(CLI::App& app, CollateOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("collate", "Report what stacking several tensordicts returns, and why they do not stack");
    positional(*sub, "PATH", options.paths, "Files or folders; for a single one, its members or its parts along dim 0")->required();
    addOpening(*sub, options.opening);
    auto* members = sub->add_option("--members", options.members,
                                    "An expression over one PATH that returns a list of tensordicts, such as '[td[0], td[3]]'")
                        ->type_name("EXPR");
    sub->add_option("--episodes", options.episodes,
                    "Collate the episodes of one PATH, which end where this key is true, as stored in `next` if there is a `next`")
        ->type_name("KEY")
        ->excludes(members);
    sub->add_option("--dim", options.dim, "The batch dim to stack, concatenate or pad along")
        ->type_name("D")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
    addJson(*sub, options.json);
    sub->callback([&] { verb = [&](Console& console) { return runCollate(options, console); }; });
}

void addCompletion(CLI::App& app, std::string& shell, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("completion", "Print the script that completes verbs, options, files and keys in a shell");
    positional(*sub, "bash|zsh|fish", shell, "The shell: `source <(tensordesk completion bash)`")
        ->required()
        ->check(CLI::IsMember({"bash", "zsh", "fish"}).description(""));
    sub->callback([&] {
        verb = [&shell](Console& console) {
            console.text(completionScript(shell));
            return 0;
        };
    });
}

void addManual(CLI::App& app, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("manual", "Print the manual page: `tensordesk manual | man -l -`");
    sub->callback([&] {
        verb = [&app](Console& console) {
            console.text(manualPage(app));
            return 0;
        };
    });
}

/// Prints the candidates that the scripts of addCompletion() request.
int printCompletions(const CLI::App& app, const std::vector<RenderView>& views, const std::vector<std::string>& words,
                     Console& console)
{
    const Completions completions = completionsOf(app, views, words);
    for (const Completions::Candidate& candidate : completions.candidates) {
        console.line(candidate.text + "\t" + candidate.description);
    }
    if (completions.files) {
        console.line(":files");
    }
    return 0;
}

void addOps(CLI::App& app, OpsOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("ops", "List the operations of expressions, or describe one");
    positional(*sub, "NAME", options.name, "An operation, such as select, td.select or torch.where; default: all");
    auto* json = addJson(*sub, options.json);
    sub->add_flag("--markdown", options.markdown, "Print the reference page")->excludes(json);
    sub->callback([&] { verb = [&](Console& console) { return runOps(options, console); }; });
}

/// Options that Qt itself takes out of the arguments, and those of them that have a value.
bool isQtOption(std::string_view argument)
{
    constexpr std::array<std::string_view, 8> kNames{"-platform", "-style",   "-stylesheet", "-qwindowgeometry",
                                                     "-geometry", "-display", "-session",    "-reverse"};
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
        } else if (argument == "--lang" || argument == "--show" || argument == "--derive" || argument == "--remote-program") {
            ++at;
        }
    }
    return paths;
}

/// Returns the message that the first word is not a verb, if it is probably not a file either: no such file exists, and the word
/// has neither a folder nor an extension. Empty for other words: the window reports a file that it cannot open.
std::string unknownVerb(const CLI::App& app, const std::vector<std::string>& arguments)
{
    const std::string word = arguments.empty() ? std::string() : arguments.front();
    if (word.empty() || word.starts_with('-') || word.find_first_of("/.\\") != std::string::npos
        || ::access(word.c_str(), F_OK) == 0) {
        return {};
    }
    std::vector<std::string> verbs;
    for (const CLI::App* verb : app.get_subcommands({})) {
        verbs.push_back(verb->get_name());
    }
    if (std::find(verbs.begin(), verbs.end(), word) != verbs.end()) {
        return {};
    }
    const std::string nearest = nearestKey(word, verbs);
    return "There is no verb, file or folder \"" + word + "\""
         + (nearest.empty() ? "; `tensordesk --help` lists the verbs." : "; did you mean `tensordesk " + nearest + "`?");
}

int showWindow(int argc, char** argv, const WindowOptions& options, const WindowVerbs& window, Console& console)
{
    if (window.show != nullptr) {
        return window.show(argc, argv, options);
    }
    const std::string path = options.paths.empty() ? "PATH" : options.paths.front();
    console.message("This build has no window. `tensordesk tree " + path
                    + "` prints the tree; `tensordesk --help` lists the other verbs that need no display.");
    return kFailure;
}

/// `run tensordesk tree --help`
std::string helpOn(const CLI::App& app, const std::vector<std::string>& arguments)
{
    const auto isAsked = [&](const CLI::App* verb) { return !arguments.empty() && verb->get_name() == arguments.front(); };
    return "run `tensordesk " + (app.get_subcommands(isAsked).empty() ? "" : arguments.front() + " ") + "--help`";
}

/// A program asks for documents; the arguments may be wrong otherwise.
bool asksForJson(const std::vector<std::string>& arguments)
{
    const auto end = std::find(arguments.begin(), arguments.end(), "--");
    return std::find(arguments.begin(), end, "--json") != end;
}

/// Runs `verb` and prints one message if it fails.
int guarded(const Verb& verb, bool asJson, Console& console)
{
    try {
        return guardingTorch([&] {
            const int status = verb(console);
            console.flush();
            return status;
        });
    } catch (const Error& error) {
        tellError(error, asJson, console);
    }
    return kFailure;
}

/// LibTorch prints warnings for its developers to stderr, where users expect the program's messages.
class Silence final : public c10::WarningHandler {
public:
    void process(const c10::Warning&) override { }
};

}  // namespace

int runCommandLine(int argc, char** argv, const WindowVerbs& window)
{
    // A file that would grow beyond `ulimit -f` is an error like any other; by default this signal ends the program.
    std::signal(SIGXFSZ, SIG_IGN);
    addRemotePlaces();
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
    app.add_flag_callback("--follow-links", [] { setFollowsLinks(true); }, "Also follow links out of the folder");
    app.add_option_function<std::string>(
           "--remote-program", setRemoteProgram,
           "The tensordesk on the machine of ssh://MACHINE/PATH, if neither in PATH nor in ~/.local/bin there")
        ->type_name("PATH");
    app.add_option("--lang", windowOptions.language, "Language of the window, such as de")->type_name("LANG");
    app.add_flag("--stack", windowOptions.stack, "Open the paths as one lazy stack, such as the checkpoints of a run");
    app.add_flag("--compare", windowOptions.compare, "Show the differences between two paths");
    app.add_flag("--collate", windowOptions.collate, "Show the paths side by side, and why they do not stack");
    app.add_flag("--runs", windowOptions.runs, "Show the returns of several rollouts in one plot, with statistics");
    std::vector<std::string> derive;
    CLI::Option* const deriveOption = addDerive(app, derive);
    for (const char* const other : {"--compare", "--collate", "--runs"}) {  // they show no document
        deriveOption->excludes(app.get_option(other));
    }
    app.add_option("--show", windowOptions.show, "Show, and then remove, what the Python package put into FOLDER")
        ->type_name("FOLDER");

    Verb verb;
    TreeOptions tree;
    EvalOptions eval;
    ExportOptions exported, converted;
    EditOptions edit;
    RecoverOptions recover;
    InfoOptions info;
    CheckOptions check;
    RenderOptions render;
    CompareOptions compare;
    CollateOptions collate;
    SampleOptions sample;
    OpsOptions ops;
    EpisodesOptions episodes;
    HealthVerbOptions health;
    DriftOptions drift;
    ParametersOptions parameters;
    TokensOptions tokens;
    RunsOptions runs;
    RerunVerbOptions rerunning;
    LayoutVerbOptions layout;
    ServeOptions serving;
    ExplainOptions explaining;
    addTree(app, tree, verb);
    addEval(app, eval, verb);
    addExport(app, exported, verb);
    addConvert(app, converted, verb);
    addEdit(app, edit, verb);
    addRecover(app, recover, verb);
    addInfo(app, info, verb);
    addCheck(app, check, verb);
    addRender(app, render, window, verb);
    addCompare(app, compare, verb);
    addCollate(app, collate, verb);
    addSample(app, sample, verb);
    addOps(app, ops, verb);
    addEpisodes(app, episodes, verb);
    addHealth(app, health, verb);
    addDrift(app, drift, verb);
    addParameters(app, parameters, verb);
    addTokens(app, tokens, verb);
    addRuns(app, runs, verb);
    addRerun(app, rerunning, verb);
    addLayout(app, layout, verb);
    addExplain(app, explaining, verb);
    addServe(app, serving, verb);
    std::string shell;
    addCompletion(app, shell, verb);
    addManual(app, verb);

    Console console;
    if (!arguments.empty() && arguments.front() == kCompleteVerb) {
        return printCompletions(app, window.views, {arguments.begin() + 1, arguments.end()}, console);
    }
    const bool asJson = asksForJson(arguments);
    try {
        // CLI11 wants the last one first.
        app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
        if (verb && !windowOptions.paths.empty()) {
            throw CLI::ExtrasError({windowOptions.paths.front()});
        }
        if (windowOptions.compare && pathsAmong(arguments).size() != 2) {
            throw CLI::ValidationError("--compare", "expected two paths");
        }
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) {  // --help, --version
            return app.exit(error);
        }
        const std::string unknown = unknownVerb(app, arguments);
        if (asJson) {
            console.line(usageErrorDocument(unknown.empty() ? error.what() : unknown, helpOn(app, arguments)));
        }
        if (unknown.empty()) {
            app.exit(error);
        } else {
            console.message(unknown);
        }
        return kWrongUsage;
    } catch (const Error& error) {  // for a pattern of paths
        tellError(error, asJson, console);
        return kFailure;
    }
    if (!verb) {
        windowOptions.paths = pathsAmong(arguments);
        if (const std::string unknown = unknownVerb(app, arguments); !unknown.empty()) {
            console.message(unknown);
            return kWrongUsage;
        }
        verb = [&](Console&) {
            windowOptions.derived = derivedKeys(derive).text();
            return showWindow(argc, argv, windowOptions, window, console);
        };
    }
    return guarded(verb, asJson, console);
}

}  // namespace tensordesk
