// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/console.h"
#include "app/commandline/jobs/worksharing.h"
#include "app/commandline/verbs/opening.h"
#include "model/analysis/compare/valuedifference.h"
#include "model/storage/storage.h"
#include "model/storage/unsupportedentry.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tensordesk {

class InterruptedSave;

// The verbs of the command line, one file each. They print their results and return the exit status; the caller prints an Error.
// Paths and texts are UTF-8.

struct TreeOptions {
    std::string path;
    bool json = false;
    Opening opening = {};  ///< the options with which the file is opened
};
[[nodiscard]] int runTree(const TreeOptions& options, Console& console);

struct EvalOptions {
    std::string path;
    std::string expression;
    std::string batch;  ///< a file of expressions, one per line, "-" for stdin; instead of `expression`
    std::string out;    ///< the path to save the resulting tensordict; empty: not saved
    OnUnsupported onUnsupported = OnUnsupported::Stop;
    std::string device = "cpu";
    std::vector<std::string> with;  ///< NAME=PATH
    bool json = false;
    bool values = false;
    bool meta = false;
    bool strict = false;  ///< uses the rules of Python's tensorcontainer
    Opening opening = {};
    int64_t maxValues = 1000;
};
[[nodiscard]] int runEval(const EvalOptions& options, Console& console);

/// Also used by `convert`, which writes everything at the path.
struct ExportOptions {
    std::string path;
    std::string expression = "td";
    std::string out;
    std::string compression;
    std::vector<int64_t> chunks;  ///< WriteOptions::chunks
    std::string device = "cpu";
    OnUnsupported onUnsupported = OnUnsupported::Stop;
    bool withoutDevice = false;
    bool force = false;
    bool json = false;
    Opening opening = {};
    WorkSharing sharing = {};  ///< of `convert`
};
[[nodiscard]] int runExport(const ExportOptions& options, Console& console);

struct EditOptions {
    std::string path;
    std::vector<std::string> statements;
    bool dryRun = false;
    bool json = false;
    std::string device = "cpu";  ///< the device for computing; changes are written back to the file
    LayoutOptions opening = {};
};
[[nodiscard]] int runEdit(const EditOptions& options, Console& console);

struct RecoverOptions {
    std::string path;
    bool show = false;     ///< only show the planned changes of the interrupted save
    bool discard = false;  ///< keep the file as it is and discard that save
    bool json = false;
};
[[nodiscard]] int runRecover(const RecoverOptions& options, Console& console);
/// Restores the file at `path` to its state before the interrupted save, and returns a sentence that describes it.
[[nodiscard]] std::string takeBackSave(const InterruptedSave& save, const std::string& path);

struct InfoOptions {
    std::string path;
    std::string key;  ///< empty: every leaf
    std::string device = "cpu";
    bool padding = false;  ///< padding counts; see DataMask
    bool json = false;
    Opening opening = {};
};
[[nodiscard]] int runInfo(const InfoOptions& options, Console& console);

struct LayoutVerbOptions {
    std::string path;  ///< empty: lists the layouts
    std::string init;  ///< the file to write a layout to, as a starting point; empty: none
    bool schema = false;
    bool json = false;
    LayoutOptions opening = {};
};
[[nodiscard]] int runLayout(const LayoutVerbOptions& options, Console& console);

/// Answers another tensordesk, which runs this one by ssh to open `ssh://…`.
struct ServeOptions {
    std::vector<std::string> paths;  ///< only what is at or below them is opened; empty: the current folder
};
[[nodiscard]] int runServe(const ServeOptions& options, Console& console);

struct ExplainOptions {
    std::string text;  ///< empty or "-": standard input
    std::string path;  ///< a tensordict whose keys are compared with the shapes; empty: none
    bool json = false;
    LayoutOptions opening = {};
};
[[nodiscard]] int runExplain(const ExplainOptions& options, Console& console);

struct CheckOptions {
    std::string path;
    bool json = false;
    LayoutOptions opening = {};
    WorkSharing sharing = {};
};
[[nodiscard]] int runCheck(const CheckOptions& options, Console& console);

/// The options that choose sequences of a language model.
struct SequenceOptions {
    std::string where;         ///< an expression that chooses sequences, see filtered(); empty: all
    std::string rows = ":10";  ///< a slice of these, as in Python
    std::string by;            ///< the measure that colours the tokens; empty: the verb's default
    std::string tokenizer;     ///< a tokenizer.json; empty: the one beside the file
};

/// The options of the verb `render`, which needs Qt: see WindowVerbs.
struct RenderOptions {
    enum class Map { Automatic, Viridis, Cividis, Magma, Grey, Diverging };
    enum class Order { Automatic, RowsColumnsChannels, ChannelsRowsColumns, RowsColumns, HeatMap };

    std::string path;
    std::string expression;
    std::string out;     ///< its extension selects the kind: .png, .svg, .pdf, for tokens .html, for films .webp, .gif, .mp4, none
    std::string view;    ///< the name of a RenderView
    std::string dims;    ///< as in the window's strip of dims, `[3, :, mean]`; empty: the view's default
    std::string frames;  ///< a dim, by name or number, with a picture per index; empty: one picture
    int framesPerSecond = 10;
    std::string mask;                ///< an expression for the bool tensor over an image; empty: none
    Order order = Order::Automatic;  ///< the interpretation of an image's last dims
    bool symmetric = false;          ///< zero has the middle colour
    bool smooth = false;
    std::string against;             ///< an expression for the x values of a scatter plot; empty: the index
    std::vector<std::string> added;  ///< expressions whose curves are added to those of lines
    bool joined = false;             ///< lines between the points of a scatter plot
    int width = 900, height = 600;
    bool isSized = false;                                 ///< `width` and `height` were given
    double scale = 1;                                     ///< pixels per unit of width and height
    std::optional<std::pair<double, double>> range = {};  ///< of y, of the counted values, or of the colours
    Map map = Map::Automatic;
    bool logarithmic = false;  ///< y, or the counts
    bool logarithmicX = false;
    bool dark = false;
    bool isThemed = false;           ///< `dark` was given
    SequenceOptions sequences = {};  ///< of the view of tokens
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
    WorkSharing sharing = {};
};
/// Returns 0 for equal, 1 for different and, unlike other verbs, 2 if they cannot be compared, for which it prints the error
/// itself.
[[nodiscard]] int runCompare(const CompareOptions& options, Console& console);

struct CollateOptions {
    std::vector<std::string> paths;  ///< a single one: its members, or its parts along the first batch dim
    std::string members = {};        ///< for a single path: an expression over `td` for its members
    std::string episodes = {};       ///< for a single path: the key that ends episodes, as in `info`; see episodeEndsNamed()
    int64_t dim = 0;
    bool json = false;
    Opening opening = {};
};
[[nodiscard]] int runCollate(const CollateOptions& options, Console& console);

struct EpisodesOptions {
    std::string path;
    std::string by;      ///< the key that defines episodes, as in `info`; empty: see episodeRuleOf()
    std::string reward;  ///< the key of the summed rewards; empty: see rewardKeyOf()
    double gamma = 1;
    std::string where;                  ///< an expression over the columns that selects episodes; empty: all
    std::string out;                    ///< the path to save the selected ones; empty: not saved
    bool padded = false, rows = false;  ///< the form in which they are saved; neither: as a stack
    bool force = false;
    OnUnsupported onUnsupported = OnUnsupported::Stop;
    bool json = false;
    Opening opening = {};
    WorkSharing sharing = {};
};
[[nodiscard]] int runEpisodes(const EpisodesOptions& options, Console& console);

struct HealthVerbOptions {
    std::string path;
    std::string by;  ///< as in EpisodesOptions
    std::optional<double> gamma = {}, lambda = {};
    std::vector<std::string> checks = {};
    std::string thresholds = {};  ///< a file of thresholds; see parseThresholds()
    std::string expression = {};  ///< the value to check instead of the rollout; empty: none
    bool ci = false;              ///< warnings are failures too, and only findings are printed
    bool json = false;
    bool markdown = false;
    Opening opening = {};
    WorkSharing sharing = {};
};
/// Returns 1 if there is an error, or with `ci` a warning.
[[nodiscard]] int runHealth(const HealthVerbOptions& options, Console& console);

struct DriftOptions {
    std::string path;
    std::string dim;  ///< its name or number; empty: that of the stack, or the first
    bool counters = false;
    bool json = false;
    Opening opening = {};
    WorkSharing sharing = {};
};
[[nodiscard]] int runDrift(const DriftOptions& options, Console& console);

struct ParametersOptions {
    std::string path;
    std::string against;  ///< an earlier checkpoint to compare with; empty: none
    std::string out;      ///< a new file for the table instead of the text; empty: none
    bool force = false;   ///< overwrite `out`
    bool json = false;
    Opening opening = {};
};
[[nodiscard]] int runParameters(const ParametersOptions& options, Console& console);

struct TokensOptions {
    std::string path;
    SequenceOptions sequences = {};
    bool table = false;   ///< a table of figures instead of texts
    bool scores = false;  ///< the matrix of scores instead of the sequences
    bool json = false;
    Opening opening = {};
};
[[nodiscard]] int runTokens(const TokensOptions& options, Console& console);

struct RunsOptions {
    std::vector<std::string> paths = {};
    std::string by, reward;  ///< as in EpisodesOptions
    double gamma = 1;
    bool json = false;
    Opening opening = {};
};
[[nodiscard]] int runRuns(const RunsOptions& options, Console& console);

struct RerunVerbOptions {
    std::string path;
    std::string module;   ///< an expression, or a file that contains it
    std::string weights;  ///< a file of its parameters; empty: the expression loads them, or there are none
    std::string device = "cpu";
    int64_t block = 0;  ///< as in RerunOptions
    int64_t worst = 5;
    bool ci = false;  ///< differences are failures, and only these are printed
    bool json = false;
    Opening opening = {};
};
/// Returns 1 with `ci` if there are differences.
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
