// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/options/options.h"
#include "app/commandline/text/formathelp.h"

namespace tensordesk {

void addEpisodes(CLI::App& app, EpisodesOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("episodes", "List the episodes of a rollout: where they lie, how long, how they ended");
    positionalPaths(*sub, options.path, "File or folder that holds a tensordict, the last batch dim of which is time");
    addOpening(*sub, options.opening);
    sub->add_option(
           "--by", options.by,
           "The key that marks episode boundaries: a bool that is true at the last step of each episode, as stored below `next` if there is a `next`, or an integer that numbers the episodes; by default a key of a known name (done, is_init, traj_ids, ...)")
        ->type_name("KEY");
    sub->add_option("--reward", options.reward,
                    "The key whose sum is the column `total`; (\"next\", \"reward\") or reward unless given")
        ->type_name("KEY");
    sub->add_option("--gamma", options.gamma, "Discounts the rewards in `total`")->type_name("G")->capture_default_str();
    sub->add_option("--where", options.where,
                    "Only episodes of which this is true, such as 'length > 20 and not terminated'; `td` is the episode itself")
        ->type_name("EXPR");
    addJson(*sub, options.json);
    auto* out = sub->add_option("--export", options.out,
                                "Save these episodes as a stack of their own lengths; the ending says the format: " + endingsHelp())
                    ->type_name("OUT");
    auto* padded = sub->add_flag("--padded", options.padded,
                                 "Save them with zeros up to the longest and a mask, as torchrl's split_trajectories")
                       ->needs(out);
    sub->add_flag("--rows", options.rows,
                  "Save their steps end to end, with the number of the episode under the key episode, like torchrl's data sets")
        ->needs(out)
        ->excludes(padded);
    addOnMisfit(*sub, options.onMisfit)->needs(out);
    sub->add_flag("--force", options.force, "Replace what lies at OUT")->needs(out);
    sub->callback([&] { verb = onFile(options.path, [&](Console& console) { return runEpisodes(options, console); }); });
}

void addHealth(CLI::App& app, HealthVerbOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("health", "Examine a rollout: what is wrong with it, where, what it means and what to do");
    positionalPaths(*sub, options.path, "File or folder that holds a tensordict, the last batch dim of which is time");
    addOpening(*sub, options.opening);
    auto* by = sub->add_option("--by", options.by, "The key that tells episodes, as of `episodes`")->type_name("KEY");
    auto* gamma = sub->add_option("--gamma", options.gamma, "The discount of stored advantages and returns; fitted unless given")
                      ->type_name("G");
    sub->add_option("--lambda", options.lambda, "The lambda of stored advantages; fitted unless given")
        ->type_name("L")
        ->needs(gamma);
    auto* only = sub->add_option("--only", options.checks, "Make this check alone; may be repeated")
                     ->type_name("CHECK")
                     ->allow_extra_args(false);
    auto* thresholds =
        sub->add_option(
               "--thresholds", options.thresholds,
               R"(A JSON file of numbers that checks go by, as {"frozen-frames": {"frames": 20}}; others stay as they are)")
            ->type_name("FILE");
    auto* expression = sub->add_option(
                              "--expression", options.expression,
                              "Examine this expression over the rollout, td, by shapes and dtypes alone: what it does that "
                              "is probably a mistake, and what to write instead")
                           ->type_name("EXPRESSION");
    for (CLI::Option* each : {by, gamma, only, thresholds}) {
        expression->excludes(each);
    }
    auto* json = addJson(*sub, options.json);
    auto* markdown = sub->add_flag("--markdown", options.markdown, "Print a report in Markdown")->excludes(json);
    sub->add_flag("--ci", options.ci, "Print only what is wrong, a line each; warnings are failures too")
        ->excludes(json)
        ->excludes(markdown);
    sub->footer("Exit status 1 where an error was found, or with --ci a warning.");
    sub->callback([&] { verb = onFile(options.path, [&](Console& console) { return runHealth(options, console); }); });
}

void addLayout(CLI::App& app, LayoutVerbOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("layout", "Say how a file is read: its layout, the role of each key, and what others lack");
    auto* path = positional(*sub, "PATH", options.path, "File or folder that holds a rollout; without it the layouts are listed");
    addLayoutOption(*sub, options.opening)->needs(path);
    sub->add_option("--init", options.init, "Write a layout that reads PATH to a new JSON file, to edit it")
        ->type_name("FILE")
        ->needs(path);
    addJson(*sub, options.json);
    sub->callback([&] { verb = onFile(options.path, [&](Console& console) { return runLayout(options, console); }); });
}

void addExplain(CLI::App& app, ExplainOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("explain", "Explain an error of Python: which dims do not fit, and what to write instead");
    positional(*sub, "TEXT", options.text, "A traceback or a message; without it standard input is read");
    auto* path = sub->add_option("--path", options.path, "A tensordict: names its keys that have the shapes of the operands");
    path->type_name("PATH");
    addLayoutOption(*sub, options.opening)->needs(path);
    addJson(*sub, options.json);
    sub->footer("Nothing of the text is executed. Exit status 1 for a message that is not known.");
    sub->callback([&] { verb = [&](Console& console) { return runExplain(options, console); }; });
}

void addDrift(CLI::App& app, DriftOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("drift", "Report how each key changes from step to step, and which diverges when");
    positionalPaths(*sub, options.path, "Checkpoints or rollouts of several steps, or a folder of them");
    addOpening(*sub, options.opening);
    sub->add_option("--dim", options.dim, "The batch dim that counts steps, by its name or number; the first unless given")
        ->type_name("D");
    sub->add_flag("--counters", options.counters, "Show keys too that only count, as an optimizer its steps");
    addJson(*sub, options.json);
    sub->callback([&] { verb = onFile(options.path, [&](Console& console) { return runDrift(options, console); }); });
}

void addRerun(CLI::App& app, RerunVerbOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand(
        "rerun", "Run a policy or critic over a rollout again and compare with the stored log-probabilities, values and actions");
    positionalPaths(*sub, options.path, "File or folder that holds a tensordict, the last batch dim of which is time");
    addOpening(*sub, options.opening);
    sub->add_option(
           "-m,--module", options.module,
           "An expression that gives the module, such as 'ValueOperator(MLP(in_features=3, out_features=1, num_cells=[64]))', or the file that holds it")
        ->type_name("EXPR|FILE")
        ->required();
    sub->add_option("-w,--weights", options.weights,
                    "A file of its parameters, such as actor.pt; for a part of a checkpoint the expression calls "
                    "load_state_dict(torch.load(\"FILE\")[\"KEY\"])")
        ->type_name("FILE");
    addDevice(*sub, options.device);
    sub->add_option("--block", options.block, "Steps that are run at once; by what they take unless given")
        ->type_name("N")
        ->check(CLI::PositiveNumber);
    sub->add_option("--worst", options.worst, "The number of positions reported for each key, the largest differences first")
        ->type_name("N")
        ->check(CLI::Range(0, 1000))
        ->capture_default_str();
    auto* json = addJson(*sub, options.json);
    sub->add_flag("--ci", options.ci, "Print only what differs, a line each, and fail where something does")->excludes(json);
    sub->footer(
        "A stale or mismatched log-probability is the classic bug of PPO. Exit status 1 with --ci where something differs.");
    sub->callback([&] { verb = onFile(options.path, [&](Console& console) { return runRerun(options, console); }); });
}

}  // namespace tensordesk
