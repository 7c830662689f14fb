// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/options/options.h"

#include "model/document/interruptedsave.h"
#include "model/storage/files/fileio.h"
#include "model/storage/files/filepattern.h"
#include "model/tensordict/base/error.h"

#include <map>
#include <utility>

namespace tensordesk {

Verb onFile(const std::string& path, Verb run)
{
    return [&path, run = std::move(run)](Console& console) {
        try {
            return run(console);
        } catch (Error& error) {
            const bool isText = error.kind() == ErrorKind::SyntaxError || error.kind() == ErrorKind::NameError;
            const bool isUnreadable = error.kind() == ErrorKind::OSError || error.kind() == ErrorKind::ValueError;
            if (isUnreadable && InterruptedSave::find(path)) {
                throw Error(error.kind(), "{}. A save of it was interrupted: `tensordesk recover` restores the previous content",
                            error.reason())
                    .within(error.key())
                    .inFile(error.file().empty() ? path : error.file());
            }
            if (!isText) {
                error.inFile(path);
            }
            throw;  // keeps its type and all of its fields
        }
    };
}

Verb onLeader(const WorkSharing& sharing, Verb run)
{
    if (sharing.jobs > 1) {
        throw CLI::RequiresError("--jobs", "--each");
    }
    // There is nothing to share, so that the ranks need not wait for each other.
    return [&sharing, run = std::move(run)](Console& console) { return isFollower(sharing) ? 0 : run(console); };
}

void positionalPaths(CLI::App& sub, std::string& path, const std::string& description)
{
    const auto take = [&path](const std::vector<std::string>& given) {
        std::vector<std::string> paths;
        for (const std::string& each : given) {
            const std::vector<std::string> matching = given.size() == 1 || exists(each) ? std::vector<std::string>()
                                                                                        : filesMatching(each);
            paths.insert(paths.end(), matching.begin(), matching.end());
            if (matching.empty()) {
                paths.push_back(each);
            }
        }
        path = patternOf(paths);
    };
    sub.add_option_function<std::vector<std::string>>("PATH", take, description + "; several are one lazy stack")
        ->type_name("")
        ->required();
}

CLI::Option* addLayoutOption(CLI::App& sub, LayoutOptions& opening)
{
    return sub.add_option("--layout", opening.layout, "Read the file by this layout: a name that `layout` lists, or a JSON file")
        ->type_name("NAME|FILE");
}

void addOpening(CLI::App& sub, LayoutOptions& opening)
{
    auto* raw = sub.add_flag("--raw", opening.asStored,
                             "Show the file as stored, without a layout; for a replay buffer also its sampler and writer");
    addLayoutOption(sub, opening)->excludes(raw);
    sub.add_flag("--oldest-first", opening.oldestFirst, "Show the written rows of a replay buffer in order of time");
}

void addOpening(CLI::App& sub, Opening& opening)
{
    addOpening(sub, static_cast<LayoutOptions&>(opening));
    addDerive(sub, opening.derive);
}

CLI::Option* addDerive(CLI::App& sub, std::vector<std::string>& derive)
{
    return sub
        .add_option(
            "--derive", derive,
            "A key defined by an expression over td, such as 'advantage = td[\"value_target\"] - td[\"state_value\"]', or a file of such lines; may be repeated")
        ->type_name("KEY=EXPR|FILE")
        ->allow_extra_args(false);
}

void addDevice(CLI::App& sub, std::string& device)
{
    sub.add_option("--device", device, "Where to compute: cpu, cuda:0, …")->type_name("D")->capture_default_str();
}

void addJobs(CLI::App& sub, WorkSharing& sharing)
{
    sub.add_option("--jobs", sharing.jobs,
                   "Share the work among N processes; the output is the same. Default: one per processor for many files. 1 also "
                   "ignores torchrun, which otherwise starts the processes")
        ->type_name("N")
        ->check(CLI::Range(1, 1024).description(""));
}

void addEach(CLI::App& sub, WorkSharing& sharing)
{
    sub.add_flag("--each", sharing.each,
                 "Process each file by itself, instead of all as one lazy stack; for a folder of several files, each file in it");
    addJobs(sub, sharing);
}

CLI::Option* addJson(CLI::App& sub, bool& json)
{
    return sub.add_flag("--json", json, "Print one JSON document, also for an error");
}

CLI::Option* addOnUnsupported(CLI::App& sub, OnUnsupported& choice)
{
    static const std::map<std::string, OnUnsupported> choices{{"stop", OnUnsupported::Stop},
                                                              {"skip", OnUnsupported::Skip},
                                                              {"convert", OnUnsupported::Convert}};
    return sub
        .add_option(
            "--cannot-hold", choice,
            "How to treat values that the format of OUT cannot hold: list them and write nothing (stop), leave them out (skip), or convert them where possible, such as bfloat16 to float32 (convert)")
        ->type_name("stop|skip|convert")
        ->transform(CLI::CheckedTransformer(choices).description(""))
        ->default_str("stop");
}

}  // namespace tensordesk
