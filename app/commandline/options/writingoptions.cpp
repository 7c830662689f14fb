// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/options/options.h"
#include "app/commandline/text/formathelp.h"

namespace tensordesk {

namespace {

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
    addJson(sub, options.json);
    sub.footer(limitsHelp());
}

}  // namespace

void addExport(CLI::App& app, ExportOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("export", "Write a tensordict, or a slice of it, to a new file");
    positional(*sub, "PATH", options.path, "File or folder that holds the tensordict `td`")->required();
    addOpening(*sub, options.opening);
    positional(*sub, "EXPR", options.expression, "The tensordict to write, such as 'td[:, ::2]'")->capture_default_str();
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
    addJson(*sub, options.json);
    addDevice(*sub, options.device);
    sub->callback([&] { verb = onFile(options.path, [&](Console& console) { return runEdit(options, console); }); });
}

void addRecover(CLI::App& app, RecoverOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("recover", "Put a file back to its state before a save that was interrupted");
    positional(*sub, "PATH", options.path, "File or folder that was being saved")->required();
    CLI::Option* show = sub->add_flag("--show", options.show, "Only show what that save was about to change");
    sub->add_flag("--discard", options.discard, "Leave the file as it is and drop the journal of that save")->excludes(show);
    addJson(*sub, options.json);
    sub->callback([&] { verb = onFile(options.path, [&](Console& console) { return runRecover(options, console); }); });
}

void addSample(CLI::App& app, SampleOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("sample", "Write a realistic rollout: pendulum swing-ups, simulated");
    positional(*sub, "OUT", options.out, "The new file; its ending says the format: " + endingsHelp())->required();
    sub->add_option("--seed", options.seed, "The same seed gives the same bytes")->type_name("N")->capture_default_str();
    sub->add_flag("--force", options.force, "Replace what lies at OUT");
    addJson(*sub, options.json);
    sub->callback([&] { verb = [&](Console& console) { return runSample(options, console); }; });
}

}  // namespace tensordesk
