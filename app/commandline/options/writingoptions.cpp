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
    addOnUnsupported(sub, options.onUnsupported);
    sub.add_flag("--no-device", options.withoutDevice, "Python loads OUT with the device None instead of cpu");
    sub.add_flag("--force", options.force, "Replace an existing OUT");
    addJson(sub, options.json);
    sub.footer(limitsHelp());
}

}  // namespace

void addExport(CLI::App& app, ExportOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("export", "Write a tensordict, or a slice of it, to a new file");
    positional(*sub, "PATH", options.path, "File or folder with the tensordict `td`")->required();
    addOpening(*sub, options.opening);
    positional(*sub, "EXPR", options.expression, "The tensordict to write, such as 'td[:, ::2]'")->capture_default_str();
    sub->add_option("-o,--out", options.out, "The new file; its ending sets the format: " + endingsHelp())
        ->type_name("OUT")
        ->required();
    addWriting(*sub, options);
    addDevice(*sub, options.device);
    sub->callback([&] { verb = onFile(options.path, [&](Console& console) { return runExport(options, console); }); });
}

void addConvert(CLI::App& app, ExportOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("convert", "Write a whole file or folder to a new one in another format");
    positional(*sub, "IN", options.path, "File or folder with a tensordict, or a quoted pattern such as 'runs/*.h5'")->required();
    addOpening(*sub, options.opening);
    positional(*sub, "OUT", options.out,
               "The new file; its ending sets the format: " + endingsHelp()
                   + ". With --each, * is the name of each file, such as 'out/*.h5'")
        ->required();
    addWriting(*sub, options);
    addEach(*sub, options.sharing);
    sub->callback([&] { verb = onEachFile("convert", options, runExport, {.hasHeadings = false}); });
}

void addEdit(CLI::App& app, EditOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("edit", "Edit the file in place with Python statements, all or none");
    positional(*sub, "PATH", options.path, "File or folder with the tensordict `td`")->required();
    addOpening(*sub, options.opening);
    positional(*sub, "STATEMENT", options.statements, "Such as 'td[\"reward\"][3] = 0'")->required();
    sub->add_flag("--dry-run", options.dryRun, "Only show the cells before and after");
    addJson(*sub, options.json);
    addDevice(*sub, options.device);
    sub->callback([&] { verb = onFile(options.path, [&](Console& console) { return runEdit(options, console); }); });
}

void addRecover(CLI::App& app, RecoverOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("recover", "Restore a file to its state before an interrupted save");
    positional(*sub, "PATH", options.path, "File or folder whose save was interrupted")->required();
    CLI::Option* show = sub->add_flag("--show", options.show, "Only show the changes of that save");
    sub->add_flag("--discard", options.discard, "Keep the file as it is and delete the journal of that save")->excludes(show);
    addJson(*sub, options.json);
    sub->callback([&] { verb = onFile(options.path, [&](Console& console) { return runRecover(options, console); }); });
}

void addSample(CLI::App& app, SampleOptions& options, Verb& verb)
{
    CLI::App* sub = app.add_subcommand("sample", "Write a realistic rollout: pendulum swing-ups, simulated");
    positional(*sub, "OUT", options.out, "The new file; its ending sets the format: " + endingsHelp())->required();
    sub->add_option("--seed", options.seed, "The seed; equal seeds give equal bytes")->type_name("N")->capture_default_str();
    sub->add_flag("--force", options.force, "Replace an existing OUT");
    addJson(*sub, options.json);
    sub->callback([&] { verb = [&](Console& console) { return runSample(options, console); }; });
}

}  // namespace tensordesk
