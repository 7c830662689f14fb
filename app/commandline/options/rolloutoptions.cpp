// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/options/options.h"
#include "app/commandline/text/formathelp.h"

namespace tensordesk {

void addEpisodes(CLI::App& app, EpisodesOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("episodes", "List the episodes of a rollout: location, length, ending");
    positionalPaths(*sub, options.path, "File or folder with a tensordict whose last batch dim is time");
    addOpening(*sub, options.opening);
    addEach(*sub, options.sharing);
    sub->add_option(
           "--by", options.by,
           "The key that marks episode boundaries: a bool that is true at the last step of each episode, as stored in `next` if there is a `next`, or an integer that numbers the episodes; by default a key of a known name (done, is_init, traj_ids, ...)")
        ->type_name("KEY");
    sub->add_option("--reward", options.reward,
                    "The key whose sum is the column `total`; default: (\"next\", \"reward\") or reward")
        ->type_name("KEY");
    sub->add_option("--gamma", options.gamma, "The discount of the rewards in `total`")->type_name("G")->capture_default_str();
    sub->add_option("--where", options.where,
                    "Only episodes for which this is true, such as 'length > 20 and not terminated'; `td` is the episode")
        ->type_name("EXPR");
    addJson(*sub, options.json);
    auto* out = sub->add_option("--export", options.out,
                                "Save these episodes as a stack of different lengths; the ending sets the format: " + endingsHelp())
                    ->type_name("OUT");
    auto* padded = sub->add_flag("--padded", options.padded,
                                 "Pad them with zeros to the longest, with a mask, like torchrl's split_trajectories")
                       ->needs(out);
    sub->add_flag("--rows", options.rows,
                  "Save their steps end to end, with the number of the episode as the key episode, like torchrl's data sets")
        ->needs(out)
        ->excludes(padded);
    addOnUnsupported(*sub, options.onUnsupported)->needs(out);
    sub->add_flag("--force", options.force, "Replace an existing OUT")->needs(out);
    sub->callback([&] { verb = onEachFile("episodes", options, runEpisodes, {.sharesOne = true}); });
}

void addSequenceOptions(CLI::App& sub, SequenceOptions& options, const std::string& byDefault)
{
    sub.add_option(
           "--where", options.where,
           "Only sequences of tokens for which this expression is true: reward < 0 and truncated. Variables: sequence, prompt, response "
           "(their lengths), reward, advantage, kl, entropy, step, truncated, group, group_size, group_mean, group_std, flags, and further "
           "numbers by their names")
        ->type_name("EXPRESSION");
    sub.add_option("--rows", options.rows, "The sequences of tokens, or those of --where, as a slice of Python")
        ->type_name("A:B")
        ->capture_default_str();
    sub.add_option(
           "--by", options.by,
           "Colour tokens by this measure: log-prob, advantage, ratio; `tokens --json` lists those of a file; none for no colours; default: "
               + byDefault)
        ->type_name("MEASURE");
    sub.add_option("--tokenizer", options.tokenizer,
                   "The tokenizer.json that turns ids into text; default: the one beside PATH or in a folder above")
        ->type_name("FILE");
}

void addTokens(CLI::App& app, TokensOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand(
        "tokens", "Print the sequences of a rollout of a language model as text, and the stored values of each token");
    positional(*sub, "PATH", options.path,
               "File or folder of torchrl, verl, slime, TRL, NeMo-RL, prime-rl, OpenRLHF or lm-eval, or with input_ids")
        ->required();
    addOpening(*sub, options.opening);
    addSequenceOptions(*sub, options.sequences, "none");
    auto* table = sub->add_flag(
        "--table", options.table,
        "Print a table of the figures of the sequences instead of their texts; with --json also groups and steps");
    auto* scores =
        sub->add_flag(
               "--scores", options.scores,
               "Print the scores instead, a row per prompt and a column per criterion: instructions of IFEval, parts of the reward")
            ->excludes(table);
    for (const char* const other : {"--where", "--by", "--tokenizer"}) {
        scores->excludes(sub->get_option(other));
    }
    addJson(*sub, options.json);
    sub->callback([&] { verb = onFile(options.path, [&](Console& console) { return runTokens(options, console); }); });
}

void addHealth(CLI::App& app, HealthVerbOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("health", "Check a rollout: each finding with its location, meaning and fix");
    positionalPaths(*sub, options.path, "File or folder with a tensordict whose last batch dim is time");
    addOpening(*sub, options.opening);
    addEach(*sub, options.sharing);
    auto* by = sub->add_option("--by", options.by, "The key that marks episode boundaries, as for `episodes`")->type_name("KEY");
    auto* gamma = sub->add_option("--gamma", options.gamma, "The discount of stored advantages and returns; default: fitted")
                      ->type_name("G");
    sub->add_option("--lambda", options.lambda, "The lambda of stored advantages; default: fitted")->type_name("L")->needs(gamma);
    auto* only = sub->add_option("--only", options.checks, "Run only this check; may be repeated")
                     ->type_name("CHECK")
                     ->allow_extra_args(false);
    auto* thresholds =
        sub->add_option(
               "--thresholds", options.thresholds,
               R"(A JSON file of thresholds of the checks, such as {"frozen-frames": {"frames": 20}}; others keep their defaults)")
            ->type_name("FILE");
    auto* expression =
        sub->add_option(
               "--expression", options.expression,
               "Check this expression over the rollout, td, by shapes and dtypes alone: probable mistakes, and what to write instead")
            ->type_name("EXPRESSION");
    for (CLI::Option* each : {by, gamma, only, thresholds}) {
        expression->excludes(each);
    }
    auto* json = addJson(*sub, options.json);
    auto* markdown = sub->add_flag("--markdown", options.markdown, "Print a report in Markdown")->excludes(json);
    sub->add_flag("--ci", options.ci, "Print only findings, one per line; warnings are failures too")
        ->excludes(json)
        ->excludes(markdown);
    sub->footer("Exit status 1 if an error was found, or with --ci a warning.");
    sub->callback([&] { verb = onEachFile("health", options, runHealth, {.hasHeadings = !options.ci && !options.markdown}); });
}

void addLayout(CLI::App& app, LayoutVerbOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand(
        "layout", "Report how a file is read: its layout, the role of each key, and why other layouts do not match");
    auto* path = positional(*sub, "PATH", options.path, "File or folder with a rollout; if omitted, the layouts are listed");
    addLayoutOption(*sub, options.opening)->needs(path);
    sub->add_option("--init", options.init, "Write a layout that reads PATH to a new JSON file, to edit it")
        ->type_name("FILE")
        ->needs(path);
    addJson(*sub, options.json);
    sub->add_flag("--schema", options.schema, "Print the JSON Schema of layouts, for editors and other programs")->excludes(path);
    sub->callback([&] { verb = onFile(options.path, [&](Console& console) { return runLayout(options, console); }); });
}

void addExplain(CLI::App& app, ExplainOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("explain", "Explain a Python error: the mismatched dims, and what to write instead");
    positional(*sub, "TEXT", options.text, "A traceback or a message; if omitted, stdin is read");
    auto* path = sub->add_option("--path", options.path, "A tensordict whose keys with the shapes of the operands are named");
    path->type_name("PATH");
    addLayoutOption(*sub, options.opening)->needs(path);
    addJson(*sub, options.json);
    sub->footer("Nothing in the text is executed. Exit status 1 for an unknown message.");
    sub->callback([&] { verb = [&](Console& console) { return runExplain(options, console); }; });
}

void addRuns(CLI::App& app, RunsOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("runs", "Compare runs: mean return, IQM, length and success rate of each rollout");
    positional(*sub, "PATH", options.paths, "Rollouts, one per run")->required();
    addOpening(*sub, options.opening);
    sub->add_option("--by", options.by, "The key that marks episode boundaries; see `tensordesk episodes --help`")
        ->type_name("KEY");
    sub->add_option("--reward", options.reward, "The key whose sum is the return; default: (\"next\", \"reward\") or reward")
        ->type_name("KEY");
    sub->add_option("--gamma", options.gamma, "The discount of the rewards")->type_name("G")->capture_default_str();
    addJson(*sub, options.json);
    sub->footer("Statistics are of finished episodes; of all episodes if none is finished. IQM is the mean of the middle half. An "
                "episode succeeds if the key success or is_success is true at one of its steps.");
    sub->callback([&] { verb = [&](Console& console) { return runRuns(options, console); }; });
}

void addRerun(CLI::App& app, RerunVerbOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand(
        "rerun", "Run a policy or critic over a rollout again and compare with the stored log-probabilities, values and actions");
    positionalPaths(*sub, options.path, "File or folder with a tensordict whose last batch dim is time");
    addOpening(*sub, options.opening);
    sub->add_option(
           "-m,--module", options.module,
           "An expression that returns the module, such as 'ValueOperator(MLP(in_features=3, out_features=1, num_cells=[64]))', or a file with the expression")
        ->type_name("EXPR|FILE")
        ->required();
    sub->add_option(
           "-w,--weights", options.weights,
           "A file with its parameters, such as actor.pt; for a part of a checkpoint, call load_state_dict(torch.load(\"FILE\")[\"KEY\"]) in the expression")
        ->type_name("FILE");
    addDevice(*sub, options.device);
    sub->add_option("--block", options.block, "Steps per run of the module; by default chosen from the memory they need")
        ->type_name("N")
        ->check(CLI::PositiveNumber);
    sub->add_option("--worst", options.worst, "The number of positions reported for each key, the largest differences first")
        ->type_name("N")
        ->check(CLI::Range(0, 1000))
        ->capture_default_str();
    auto* json = addJson(*sub, options.json);
    sub->add_flag("--ci", options.ci, "Print only differences, one per line; exit status 1 if there are any")->excludes(json);
    sub->footer("A stale or mismatched log-probability is the classic bug of PPO. With --ci, exit status 1 if something differs.");
    sub->callback([&] { verb = onFile(options.path, [&](Console& console) { return runRerun(options, console); }); });
}

}  // namespace tensordesk
