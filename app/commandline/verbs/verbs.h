// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/console.h"
#include "app/commandline/verbs/opening.h"
#include "model/analysis/compare/valuedifference.h"
#include "model/storage/fit/misfit.h"
#include "model/storage/storage.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tensordesk {

class InterruptedSave;

// The verbs of the command line, one file each. They print what they found and return the exit
// status; an Error that leaves them is the caller's to print. Paths and texts are UTF-8.

struct TreeOptions {
    std::string path;
    bool json = false;
    Opening opening = {};  ///< what is shown of the file, as in all other verbs that open a path
};
[[nodiscard]] int runTree(const TreeOptions& options, Console& console);

struct EvalOptions {
    std::string path;
    std::string expression;
    std::string batch;  ///< a file of expressions, one a line, "-" for stdin; instead of `expression`
    std::string out;    ///< where the resulting tensordict is saved; empty: nowhere
    OnMisfit onMisfit = OnMisfit::Stop;
    std::string device = "cpu";
    std::vector<std::string> with;  ///< NAME=PATH
    bool json = false;
    bool values = false;
    bool meta = false;
    bool strict = false;  ///< the rules of Python's tensorcontainer
    Opening opening = {};
    int64_t maxValues = 1000;
};
[[nodiscard]] int runEval(const EvalOptions& options, Console& console);

/// Of `convert` too, which writes all of what lies at the path.
struct ExportOptions {
    std::string path;
    std::string expression = "td";
    std::string out;
    std::string compression;
    std::vector<int64_t> chunks;  ///< WriteOptions::chunks
    std::string device = "cpu";
    OnMisfit onMisfit = OnMisfit::Stop;
    bool withoutDevice = false;
    bool force = false;
    bool json = false;
    Opening opening = {};
};
[[nodiscard]] int runExport(const ExportOptions& options, Console& console);

struct EditOptions {
    std::string path;
    std::vector<std::string> statements;
    bool dryRun = false;
    bool json = false;
    std::string device = "cpu";  ///< where to compute; what is changed goes back to the file
    LayoutOptions opening = {};
};
[[nodiscard]] int runEdit(const EditOptions& options, Console& console);

struct RecoverOptions {
    std::string path;
    bool show = false;     ///< only say what the interrupted save was about to change
    bool discard = false;  ///< leave everything as it is and forget that save
    bool json = false;
};
[[nodiscard]] int runRecover(const RecoverOptions& options, Console& console);
/// Puts back what the file at `path` was before that save of it, and says so in a sentence.
[[nodiscard]] std::string takeBackSave(const InterruptedSave& save, const std::string& path);

struct InfoOptions {
    std::string path;
    std::string key;  ///< empty: every leaf
    std::string device = "cpu";
    bool padding = false;  ///< counts; see DataMask
    bool json = false;
    Opening opening = {};
};
[[nodiscard]] int runInfo(const InfoOptions& options, Console& console);

struct LayoutVerbOptions {
    std::string path;  ///< empty: lists the layouts
    std::string init;  ///< the file to write a layout to, as a starting point; empty: none
    bool json = false;
    LayoutOptions opening = {};
};
[[nodiscard]] int runLayout(const LayoutVerbOptions& options, Console& console);

struct ExplainOptions {
    std::string text;  ///< empty or "-": standard input
    std::string path;  ///< of a tensordict whose keys are compared with the shapes; empty: none
    bool json = false;
    LayoutOptions opening = {};
};
[[nodiscard]] int runExplain(const ExplainOptions& options, Console& console);

struct CheckOptions {
    std::string path;
    bool json = false;
    LayoutOptions opening = {};
};
[[nodiscard]] int runCheck(const CheckOptions& options, Console& console);

/// Of the verb `render`, which needs Qt: WindowVerbs has it.
struct RenderOptions {
    enum class Map { Automatic, Viridis, Cividis, Magma, Grey, Diverging };
    enum class Order { Automatic, RowsColumnsChannels, ChannelsRowsColumns, RowsColumns, HeatMap };

    std::string path;
    std::string expression;
    std::string out;     ///< its ending says the kind: .png, .svg, .pdf, or for films .webp, .gif, .mp4, none
    std::string view;    ///< the name of a RenderView
    std::string dims;    ///< as the window's strip of dims has it, `[3, :, mean]`; empty: the view's own choice
    std::string frames;  ///< a dim, by name or number, that has a picture for each index; empty: one picture
    int framesPerSecond = 10;
    std::string mask;                ///< an expression that gives the bool tensor to lay over an image; empty: none
    Order order = Order::Automatic;  ///< what the last dims of an image are taken for
    bool symmetric = false;          ///< zero has the middle colour
    bool smooth = false;
    std::string against;             ///< an expression that gives what lies along x of a scatter plot; empty: the index
    std::vector<std::string> added;  ///< expressions whose curves are drawn beside those of lines
    bool joined = false;             ///< lines between the points of a scatter plot
    int width = 900, height = 600;
    double scale = 1;                                     ///< pixels a unit of width and height
    std::optional<std::pair<double, double>> range = {};  ///< of y, of the values counted, or of the colours
    Map map = Map::Automatic;
    bool logarithmic = false;  ///< y, or the counts
    bool logarithmicX = false;
    bool dark = false;
    bool force = false;
    bool json = false;
    Opening opening = {};
};

struct CompareOptions {
    std::string left, right;
    Tolerance tolerance;
    bool onlyDifferences = false;
    bool json = false;
    Opening opening = {};
};
/// Gives 0 for equal, 1 for different and, unlike other verbs, 2 for what cannot be compared: it prints
/// that error itself.
[[nodiscard]] int runCompare(const CompareOptions& options, Console& console);

struct CollateOptions {
    std::vector<std::string> paths;  ///< of one alone its members, or its parts along the first batch dim
    std::string members = {};        ///< of one alone an expression over `td` that gives them
    std::string episodes = {};       ///< of one alone the key that ends episodes, as `info` takes it; see episodeEndsNamed()
    int64_t dim = 0;
    bool json = false;
    Opening opening = {};
};
[[nodiscard]] int runCollate(const CollateOptions& options, Console& console);

struct EpisodesOptions {
    std::string path;
    std::string by;      ///< the key that tells episodes, as `info` takes it; empty: see episodeRuleOf()
    std::string reward;  ///< the key of the rewards summed; empty: see rewardKeyOf()
    double gamma = 1;
    std::string where;                  ///< an expression over the columns that chooses episodes; empty: all
    std::string out;                    ///< where the chosen ones are saved; empty: nowhere
    bool padded = false, rows = false;  ///< in what form they are saved; neither: as a stack
    bool force = false;
    OnMisfit onMisfit = OnMisfit::Stop;
    bool json = false;
    Opening opening = {};
};
[[nodiscard]] int runEpisodes(const EpisodesOptions& options, Console& console);

struct HealthVerbOptions {
    std::string path;
    std::string by;  ///< as of EpisodesOptions
    std::optional<double> gamma = {}, lambda = {};
    std::vector<std::string> checks = {};
    std::string thresholds = {};  ///< a file of them; see parseThresholds()
    std::string expression = {};  ///< to be examined in place of the rollout; empty: none
    bool ci = false;              ///< warnings fail too, and nothing is printed but what is wrong
    bool json = false;
    bool markdown = false;
    Opening opening = {};
};
/// Gives 1 where an error, or with `ci` a warning, was found.
[[nodiscard]] int runHealth(const HealthVerbOptions& options, Console& console);

struct DriftOptions {
    std::string path;
    std::string dim;  ///< its name or number; empty: that of the stack, or the first
    bool counters = false;
    bool json = false;
    Opening opening = {};
};
[[nodiscard]] int runDrift(const DriftOptions& options, Console& console);

struct RerunVerbOptions {
    std::string path;
    std::string module;   ///< an expression, or the file that holds it
    std::string weights;  ///< a file of its parameters; empty: the expression loads them, or there are none
    std::string device = "cpu";
    int64_t block = 0;  ///< as of RerunOptions
    int64_t worst = 5;
    bool ci = false;  ///< what differs is a failure, and nothing else is printed
    bool json = false;
    Opening opening = {};
};
/// Gives 1 with `ci` where something differs.
[[nodiscard]] int runRerun(const RerunVerbOptions& options, Console& console);

struct OpsOptions {
    std::string name;  ///< empty: the whole registry
    bool json = false;
    bool markdown = false;  ///< the reference page
};
[[nodiscard]] int runOps(const OpsOptions& options, Console& console);

struct SampleOptions {
    std::string out;
    uint64_t seed = 0;
    bool force = false;
    bool json = false;
};
[[nodiscard]] int runSample(const SampleOptions& options, Console& console);

}  // namespace tensordesk
