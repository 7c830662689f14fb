// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/options/options.h"
#include "app/commandline/text/formathelp.h"

namespace tensordesk {

void addDrift(CLI::App& app, DriftOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("drift", "Report how each key changes from step to step, and which diverges first");
    positionalPaths(*sub, options.path, "Checkpoints or rollouts of several steps, or a folder of them");
    addOpening(*sub, options.opening);
    sub->add_option("--dim", options.dim, "The batch dim that counts steps, by name or number; default: the first")->type_name("D");
    sub->add_flag("--counters", options.counters, "Include keys that only count, such as the step of an optimizer");
    addJobs(*sub, options.sharing);
    addJson(*sub, options.json);
    sub->callback([&] { verb = onFile(options.path, [&](Console& console) { return runDrift(options, console); }); });
}

void addParameters(CLI::App& app, ParametersOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("parameters", "Print the parameters of a checkpoint with statistics and optimizer state");
    positional(*sub, "PATH", options.path, "A checkpoint or state dict")->required();
    addOpening(*sub, options.opening);
    sub->add_option("--against", options.against, "An earlier checkpoint: adds |now - before| / |before| of each parameter")
        ->type_name("PATH");
    auto* out = sub->add_option("-o,--out", options.out, "A new file for the table; its ending sets the format: " + endingsHelp());
    out->type_name("FILE");
    sub->add_flag("--force", options.force, "Overwrite the file")->needs(out);
    addJson(*sub, options.json);
    sub->callback([&] { verb = onFile(options.path, [&](Console& console) { return runParameters(options, console); }); });
}

}  // namespace tensordesk
