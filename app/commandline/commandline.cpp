// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/commandline.h"

#include "app/commandline/text/formathelp.h"
#include "app/commandline/verbs/verbs.h"
#include "model/document/interruptedsave.h"
#include "model/storage/linkpolicy.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/key.h"

#include <CLI/CLI.hpp>
#include <c10/util/Exception.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string_view>

#include <unistd.h>

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
            const bool isUnreadable = error.kind() == ErrorKind::OSError || error.kind() == ErrorKind::ValueError;
            if (isUnreadable && InterruptedSave::find(path)) {
                throw Error(error.kind(),
                            "{}. A save of it was interrupted: `tensordesk recover` puts back what was there "
                            "before",
                            error.reason())
                    .within(error.key())
                    .inFile(error.file().empty() ? path : error.file());
            }
            throw isText ? error : error.inFile(path);
        }
    };
}

/// A positional argument; its name says enough of its type.
template <typename T>
CLI::Option* positional(CLI::App& app, const char* name, T& value, const std::string& description)
{
    return app.add_option(name, value, description)->type_name("");
}

/// For each verb that opens what lies at a path.
void addOpening(CLI::App& sub, OpenOptions& opening)
{
    sub.add_flag("--raw", opening.asStored,
                 "Show a file of episodes (Minari, robomimic, D4RL) as it is, of a replay buffer its sampler and writer too");
    sub.add_flag("--oldest-first", opening.oldestFirst, "Show of a replay buffer the rows that are written, in the order of time");
}

void addTree(CLI::App& app, TreeOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("tree", "Print the tree of keys, shapes, dtypes and sizes");
    positional(*sub, "PATH", options.path, "File or folder that holds a tensordict")->required();
    addOpening(*sub, options.opening);
    sub->add_flag("--json", options.json, "Print one JSON document");
    sub->callback([&] { verb = onFile(options.path, [&](Console& console) { return runTree(options, console); }); });
}

std::string withProblem(const std::string& item)
{
    const std::size_t equals = item.find('=');
    const bool isName = equals != std::string::npos && equals > 0
                     && item.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_") == equals
                     && (item[0] < '0' || item[0] > '9');
    return isName && equals + 1 < item.size() ? "" : "expected NAME=PATH, such as other=run2.h5, but got " + item;
}

void addDevice(CLI::App& sub, std::string& device)
{
    sub.add_option("--device", device, "Where to compute: cpu, cuda:0, …")->type_name("D")->capture_default_str();
}

/// For each verb that writes a tensordict.
CLI::Option* addOnMisfit(CLI::App& sub, OnMisfit& choice)
{
    static const std::map<std::string, OnMisfit> choices{{"stop", OnMisfit::Stop},
                                                         {"skip", OnMisfit::Skip},
                                                         {"convert", OnMisfit::Convert}};
    return sub
        .add_option("--cannot-hold", choice,
                    "What the format of OUT cannot hold is listed, and nothing written (stop), left out (skip), or converted where "
                    "that can be, such as bfloat16 to float32 (convert)")
        ->type_name("CHOICE")
        ->transform(CLI::CheckedTransformer(choices).description(""))
        ->default_str("stop");
}

void addEval(CLI::App& app, EvalOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("eval", "Evaluate an expression in Python syntax; the file never changes");
    positional(*sub, "PATH", options.path, "File or folder that holds the tensordict `td`")->required();
    addOpening(*sub, options.opening);
    auto* expression = positional(*sub, "EXPR", options.expression, "Such as 'td[:, 100:200].select(\"obs\")'");
    sub->add_flag("--json", options.json, "Print one JSON document");
    sub->add_flag("--values", options.values, "Include the elements of tensors inside a tensordict");
    sub->add_option("--max-values", options.maxValues, "Leave out the elements of tensors with more than N")
        ->type_name("N")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
    auto* out = sub->add_option("-o,--out", options.out,
                                "Save the resulting tensordict; the ending says the format: " + endingsHelp())
                    ->type_name("OUT");
    addOnMisfit(*sub, options.onMisfit)->needs(out);
    addDevice(*sub, options.device);
    sub->add_flag("--meta", options.meta, "Shapes only: read no element");
    sub->add_flag("--strict", options.strict,
                  "Rules of tensorcontainer: nothing is moved to a device, lengthened or merged to make it fit");
    sub->add_option("--with", options.with, "Another tensordict for the expression; may be repeated")
        ->type_name("NAME=PATH")
        ->allow_extra_args(false)
        ->check(withProblem);
    auto* batch = sub->add_option("--batch", options.batch, "Evaluate each line of FILE (- for stdin); one JSON document a line")
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

/// How OUT is written, for the verbs that write one.
void addWriting(CLI::App& sub, ExportOptions& options)
{
    sub.add_option("--compress", options.compression, compressionHelp())->type_name("HOW");
    sub.add_option("--chunks", options.chunks, chunksHelp())
        ->type_name("SIZES")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->check(CLI::PositiveNumber);
    addOnMisfit(sub, options.onMisfit);
    sub.add_flag("--no-device", options.withoutDevice, "Python loads OUT with the device None, not cpu");
    sub.add_flag("--force", options.force, "Replace what lies at OUT");
    sub.footer(limitsHelp());
}

void addExport(CLI::App& app, ExportOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("export", "Write a tensordict, or a slice of it, to a new file");
    positional(*sub, "PATH", options.path, "File or folder that holds the tensordict `td`")->required();
    addOpening(*sub, options.opening);
    positional(*sub, "EXPR", options.expression, "What to write, such as 'td[:, ::2]'")->capture_default_str();
    sub->add_option("-o,--out", options.out, "The new file; its ending says the format: " + endingsHelp())
        ->type_name("OUT")
        ->required();
    addWriting(*sub, options);
    addDevice(*sub, options.device);
    sub->callback([&] { verb = onFile(options.path, [&](Console& console) { return runExport(options, console); }); });
}

void addConvert(CLI::App& app, ExportOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("convert", "Write all of a file or folder to a new one of any other format");
    positional(*sub, "IN", options.path, "File or folder that holds a tensordict")->required();
    addOpening(*sub, options.opening);
    positional(*sub, "OUT", options.out, "The new file; its ending says the format: " + endingsHelp())->required();
    addWriting(*sub, options);
    sub->callback([&] { verb = onFile(options.path, [&](Console& console) { return runExport(options, console); }); });
}

void addEdit(CLI::App& app, EditOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("edit", "Change the file in place by Python statements, all or none");
    positional(*sub, "PATH", options.path, "File or folder that holds the tensordict `td`")->required();
    addOpening(*sub, options.opening);
    positional(*sub, "STATEMENT", options.statements, "Such as 'td[\"reward\"][3] = 0'")->required();
    sub->add_flag("--dry-run", options.dryRun, "Only show the cells before and after");
    addDevice(*sub, options.device);
    sub->callback([&] { verb = onFile(options.path, [&](Console& console) { return runEdit(options, console); }); });
}

void addRecover(CLI::App& app, RecoverOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("recover", "Put a file back to its state before a save that was interrupted");
    positional(*sub, "PATH", options.path, "File or folder that was being saved")->required();
    CLI::Option* show = sub->add_flag("--show", options.show, "Only show what that save was about to change");
    sub->add_flag("--discard", options.discard, "Leave the file as it is and drop the journal of that save")->excludes(show);
    sub->callback([&] { verb = onFile(options.path, [&](Console& console) { return runRecover(options, console); }); });
}

void addInfo(CLI::App& app, InfoOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("info", "Print format, sizes on disk and a summary of every leaf");
    positional(*sub, "PATH", options.path, "File or folder that holds a tensordict")->required();
    addOpening(*sub, options.opening);
    positional(*sub, "KEY", options.key, "Only this entry: reward, next/reward or '(\"next\", \"reward\")'");
    addDevice(*sub, options.device);
    sub->add_flag("--padding", options.padding, "Count padding too, which `mask` or (\"collector\", \"mask\") tells");
    sub->add_flag("--json", options.json, "Print one JSON document");
    sub->callback([&] { verb = onFile(options.path, [&](Console& console) { return runInfo(options, console); }); });
}

void addCheck(CLI::App& app, CheckOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("check", "Verify every leaf and say what is wrong where");
    positional(*sub, "PATH", options.path, "File or folder that holds a tensordict")->required();
    addOpening(*sub, options.opening);
    sub->add_flag("--json", options.json, "Print one JSON document");
    sub->callback([&] { verb = onFile(options.path, [&](Console& console) { return runCheck(options, console); }); });
}

/// Whether the file's name ends so, or, for an empty ending, has none at all.
bool hasEnding(const std::string& path, std::span<const std::string_view> endings)
{
    const std::string name = path.substr(path.rfind('/') + 1);
    return std::any_of(endings.begin(), endings.end(), [&](std::string_view ending) {
        return ending.empty() ? name.find('.') == std::string::npos : name.ends_with(ending);
    });
}

constexpr std::array<std::string_view, 4> kPictureEndings{".png", ".svg", ".pdf", ".jpg"};
constexpr std::array<std::string_view, 3> kAnimationEndings{".webp", ".gif", ".mp4"};
constexpr std::array<std::string_view, 4> kFilmEndings{".webp", ".gif", ".mp4", ""};

/// What is wrong with the output of `render`; a film of a view with axes is an animation of its frames.
void checkPictureEnding(const RenderOptions& options, const RenderView& view)
{
    if (view.isFilm) {
        if (!hasEnding(options.out, kFilmEndings)) {
            throw CLI::ValidationError("--out",
                                       "expected a name that ends in .webp, .gif or .mp4, or a folder's, but got " + options.out);
        }
    } else if (!hasEnding(options.out, kPictureEndings) && (options.frames.empty() || !hasEnding(options.out, kAnimationEndings))) {
        throw CLI::ValidationError("--out", "expected a name that ends in .png, .svg, .pdf or .jpg, or with --frames in "
                                            ".webp, .gif or .mp4, but got "
                                                + options.out);
    }
}

/// Two numbers with a mark between them, `900x600` or `-1:1`.
template <typename Number>
bool readPair(const std::string& text, char mark, Number& first, Number& second)
{
    const std::size_t at = text.find(mark);
    return at != std::string::npos && CLI::detail::lexical_cast(text.substr(0, at), first)
        && CLI::detail::lexical_cast(text.substr(at + 1), second);
}

const RenderView* viewNamed(const std::vector<RenderView>& views, const std::string& name)
{
    const auto found = std::find_if(views.begin(), views.end(), [&](const RenderView& view) { return view.name == name; });
    return found == views.end() ? nullptr : &*found;
}

std::string viewHelp(const std::vector<RenderView>& views)
{
    std::vector<std::string> ofTensors, ofAny;
    for (const RenderView& view : views) {
        (view.showsElements ? ofTensors : ofAny).push_back(view.name + view.note);
    }
    return listed(ofTensors, "or") + "; of any expression " + listed(ofAny, "or");
}

/// Options that only some views have are refused for the others.
void checkViewTakes(const CLI::App& sub, const RenderView& view, const std::vector<RenderView>& views)
{
    for (const char* const option : {"--dims", "--frames"}) {
        if (!view.showsElements && sub.get_option(option)->count() > 0) {
            throw CLI::ValidationError(option, "this view shows no elements");
        }
    }
    std::map<std::string, std::vector<std::string>> takers;  // by option, as the views are called
    for (const RenderView& each : views) {
        for (const std::string& option : each.options) {
            auto& plurals = takers[option];
            if (std::find(plurals.begin(), plurals.end(), each.plural) == plurals.end()) {
                plurals.push_back(each.plural);
            }
        }
    }
    for (const auto& [option, plurals] : takers) {
        const bool isTaken = std::find(view.options.begin(), view.options.end(), option) != view.options.end();
        if (!isTaken && sub.get_option(option)->count() > 0) {
            throw CLI::ValidationError(option, "only for " + listed(plurals, "and"));
        }
    }
}

void addRender(CLI::App& app, RenderOptions& options, const WindowVerbs& window, Verb& verb)
{
    using Map = RenderOptions::Map;
    using Order = RenderOptions::Order;
    static const std::map<std::string, Map> maps{{"auto", Map::Automatic},  {"viridis", Map::Viridis},
                                                 {"cividis", Map::Cividis}, {"magma", Map::Magma},
                                                 {"grey", Map::Grey},       {"diverging", Map::Diverging}};
    static const std::map<std::string, Order> orders{{"auto", Order::Automatic},
                                                     {"hwc", Order::RowsColumnsChannels},
                                                     {"chw", Order::ChannelsRowsColumns},
                                                     {"hw", Order::RowsColumns},
                                                     {"heat", Order::HeatMap}};
    static const std::map<std::string, bool> themes{{"light", false}, {"dark", true}};
    constexpr int kMostUnits = 20'000;

    CLI::App* sub = app.add_subcommand("render", "Draw a tensor as the window does and save the picture");
    positional(*sub, "PATH", options.path, "File or folder that holds the tensordict `td`")->required();
    addOpening(*sub, options.opening);
    positional(*sub, "EXPR", options.expression, "What to draw, such as 'td[\"next\", \"reward\"]'")->required();
    sub->add_option("--view", options.view, viewHelp(window.views))
        ->required()
        ->type_name("VIEW")
        ->check([&window](const std::string& name) {
            return window.views.empty() || viewNamed(window.views, name)
                     ? ""
                     : "expected " + viewHelp(window.views) + ", but got " + name;
        });
    sub->add_option("-o,--out", options.out, "The new file; its ending says the kind: .png, .svg, .pdf; .webp, .gif, .mp4")
        ->required()
        ->type_name("OUT");
    sub->add_option("--dims", options.dims, "What each dim does, such as '[3, :, mean]'")->type_name("INDEX");
    sub->add_option("--frames", options.frames,
                    "A picture for each index of this dim: OUT-0000.png, …, or the frames of an animation")
        ->type_name("DIM");
    sub->add_option("--fps", options.framesPerSecond, "Frames a second")
        ->type_name("N")
        ->check(CLI::Range(1, 60))
        ->capture_default_str();
    sub->add_option("--mask", options.mask, "A bool tensor to lay over an image, such as 'td[\"mask\"]'")->type_name("EXPR");
    sub->add_option("--order", options.order, "What the last dims of an image are: auto, hwc, chw, hw, or heat for a heat map")
        ->type_name("ORDER")
        ->transform(CLI::CheckedTransformer(orders).description(""));
    sub->add_flag("--symmetric", options.symmetric, "The middle colour of a heat map is zero");
    sub->add_flag("--smooth", options.smooth, "Blend the elements of an image");
    sub->add_option_function<std::string>(
           "--size",
           [&options](const std::string& text) {
               const bool isSize = readPair(text, 'x', options.width, options.height);
               const auto fits = [](int units) { return units >= 1 && units <= kMostUnits; };
               if (!isSize || !fits(options.width) || !fits(options.height)) {
                   throw CLI::ValidationError("--size", "expected WxH, such as 900x600, but got " + text);
               }
           },
           "Size in units of 1/96 inch; 900x600 unless given")
        ->type_name("WxH");
    sub->add_option("--scale", options.scale, "Pixels a unit")->type_name("S")->check(CLI::Range(0.1, 10.0))->capture_default_str();
    sub->add_option_function<std::string>(
           "--range",
           [&options](const std::string& text) {
               std::pair<double, double> range;
               if (!readPair(text, ':', range.first, range.second) || !(range.first < range.second)) {
                   throw CLI::ValidationError("--range", "expected LOW:HIGH, such as -1:1, but got " + text);
               }
               options.range = range;
           },
           "Of the y axis, of the values counted, or of the colours")
        ->type_name("LOW:HIGH");
    sub->add_option("--map", options.map, "Colours of an image: auto, viridis, cividis, magma, grey, diverging")
        ->type_name("MAP")
        ->transform(CLI::CheckedTransformer(maps).description(""));
    sub->add_option("--x", options.against, "What a scatter plot draws EXPR against, such as 'td[\"time\"]'")->type_name("EXPR");
    sub->add_option("--add", options.added, "Draws the curves of this tensor too; may be given again")->type_name("EXPR");
    sub->add_flag("--joined", options.joined, "Joins the points of a scatter plot");
    sub->add_flag("--log", options.logarithmic, "Logarithmic y axis, logarithmic counts of a histogram");
    sub->add_flag("--log-x", options.logarithmicX, "Logarithmic x axis of lines and scatter plots");
    sub->add_option("--theme", options.dark, "light or dark")
        ->type_name("THEME")
        ->transform(CLI::CheckedTransformer(themes).description(""));
    sub->add_flag("--force", options.force, "Replace what lies at OUT");
    sub->callback([&, sub] {
        if (const RenderView* const view = viewNamed(window.views, options.view)) {
            checkViewTakes(*sub, *view, window.views);
            checkPictureEnding(options, *view);
        }
        verb = onFile(options.path, [&](Console& console) {
            if (window.render == nullptr) {
                throw Error(ErrorKind::RuntimeError, "This build has no window, and without it draws no pictures.");
            }
            return window.render(options, console);
        });
    });
}

void addCompare(CLI::App& app, CompareOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("compare", "Compare two tensordicts: exit status 0 equal, 1 different, 2 trouble");
    positional(*sub, "A", options.left, "File or folder that holds a tensordict")->required();
    addOpening(*sub, options.opening);
    positional(*sub, "B", options.right, "Another one, in any format")->required();
    sub->add_flag("--json", options.json, "Print one JSON document");
    sub->add_option("--rtol", options.tolerance.rtol, "Equal is |A - B| <= atol + rtol * |B|")
        ->type_name("R")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
    sub->add_option("--atol", options.tolerance.atol, "See --rtol")
        ->type_name("R")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
    sub->add_flag("--equal-nan", options.tolerance.equalNan, "NaN equals NaN");
    sub->add_flag("--only-differences", options.onlyDifferences, "Leave out what is equal");
    sub->callback([&] { verb = [&](Console& console) { return runCompare(options, console); }; });
}

void addCollate(CLI::App& app, CollateOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("collate", "Say what stacking several tensordicts gives, and what keeps them from it");
    positional(*sub, "PATH", options.paths, "Files or folders; one alone: its members, or its parts along dim 0")->required();
    addOpening(*sub, options.opening);
    auto* members = sub->add_option("--members", options.members,
                                    "Of one PATH: an expression that gives a list of tensordicts, such as '[td[0], td[3]]'")
                        ->type_name("EXPR");
    sub->add_option("--episodes", options.episodes,
                    "Of one PATH: its episodes, which end where this key is true, as it is below `next` where there is one")
        ->type_name("KEY")
        ->excludes(members);
    sub->add_option("--dim", options.dim, "The batch dim to stack, concatenate or pad along")
        ->type_name("D")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
    sub->add_flag("--json", options.json, "Print one JSON document");
    sub->callback([&] { verb = [&](Console& console) { return runCollate(options, console); }; });
}

void addSample(CLI::App& app, SampleOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("sample", "Write a realistic rollout: pendulum swing-ups, simulated");
    positional(*sub, "OUT", options.out, "The new file; its ending says the format: " + endingsHelp())->required();
    sub->add_option("--seed", options.seed, "The same seed gives the same bytes")->type_name("N")->capture_default_str();
    sub->add_flag("--force", options.force, "Replace what lies at OUT");
    sub->callback([&] { verb = [&](Console& console) { return runSample(options, console); }; });
}

void addOps(CLI::App& app, OpsOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("ops", "List what expressions can call, or say how one is called");
    positional(*sub, "NAME", options.name, "Such as select, td.select or torch.where; empty: all");
    auto* json = sub->add_flag("--json", options.json, "Print one JSON document");
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
        } else if (argument == "--lang" || argument == "--show") {
            ++at;
        }
    }
    return paths;
}

/// Says that `word` is no verb, where a person can hardly have meant a file: nothing is called so, and the word has
/// neither a folder nor an ending. Empty for others: the window says what it cannot open.
std::string unknownVerb(const CLI::App& app, const std::string& word)
{
    if (word.find_first_of("/.\\") != std::string::npos || ::access(word.c_str(), F_OK) == 0) {
        return {};
    }
    std::vector<std::string> verbs;
    for (const CLI::App* verb : app.get_subcommands({})) {
        verbs.push_back(verb->get_name());
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
                    + "` prints the tree; "
                      "`tensordesk --help` lists what else works without one.");
    return kFailure;
}

/// Runs `verb` and says in one message what went wrong.
int guarded(const Verb& verb, Console& console)
{
    try {
        return guardingTorch([&] {
            const int status = verb(console);
            console.flush();
            return status;
        });
    } catch (const Error& error) {
        const bool isOurs = error.kind() == ErrorKind::Internal;
        console.message(std::string(isOurs ? "Internal error, please report it: " : "") + error.what());
    }
    return kFailure;
}

/// LibTorch warns its developers on stderr, where people expect the program's own words.
class Silence final : public c10::WarningHandler {
public:
    void process(const c10::Warning&) override { }
};

}  // namespace

int runCommandLine(int argc, char** argv, const WindowVerbs& window)
{
    // A file that would grow beyond `ulimit -f` is an error like any other; by default this signal ends the program.
    std::signal(SIGXFSZ, SIG_IGN);
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
    app.add_flag_callback("--follow-links", [] { setFollowsLinks(true); }, "Also read what links lead to outside of the folder");
    app.add_option("--lang", windowOptions.language, "Language of the window, such as de")->type_name("LANG");
    app.add_flag("--compare", windowOptions.compare, "Show what differs between two paths");
    app.add_flag("--collate", windowOptions.collate, "Show the paths side by side: what keeps them from stacking");
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
        return app.exit(error) == 0 ? 0 : kWrongUsage;
    }
    Console console;
    if (!verb) {
        windowOptions.paths = pathsAmong(arguments);
        const bool mayBeVerb = !windowOptions.paths.empty() && windowOptions.paths.front() == arguments.front();
        if (const std::string message = mayBeVerb ? unknownVerb(app, arguments.front()) : std::string(); !message.empty()) {
            console.message(message);
            return kWrongUsage;
        }
        return showWindow(argc, argv, windowOptions, window, console);
    }
    return guarded(verb, console);
}

}  // namespace tensordesk
