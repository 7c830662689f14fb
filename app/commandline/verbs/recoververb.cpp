// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/verbs.h"
#include "model/document/filelock.h"
#include "model/document/interruptedsave.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/values/pythonvalue.h"

namespace tensordesk {

namespace {

PythonValue::Dict recoverDocument(const std::string& path, const char* state)
{
    return {{"kind", "recover"}, {"path", path}, {"state", state}};
}

int show(const InterruptedSave& save, const RecoverOptions& options, Console& console)
{
    const std::optional<Message> obstacle = save.obstacle();
    if (options.json) {
        PythonValue::List changes;
        for (const Message& line : save.description()) {
            changes.emplace_back(line.english());
        }
        PythonValue::Dict document = recoverDocument(options.path, "interrupted");
        document.emplace_back("changes", std::move(changes));
        document.emplace_back("obstacle", obstacle ? PythonValue(obstacle->english()) : PythonValue());
        document.emplace_back("journal", save.folder());
        console.line(toJson(document));
        return 0;
    }
    for (const Message& line : save.description()) {
        console.line(printableRow(line.english()));
    }
    console.line(obstacle ? "It cannot be rolled back: " + printableRow(obstacle->english())
                          : "`tensordesk recover PATH` restores the previous content.");
    console.line("The journal: " + printableRow(save.folder()));
    return 0;
}

/// Prints one sentence for the user, or the state as JSON.
int tell(const RecoverOptions& options, const char* state, const std::string& sentence, Console& console)
{
    console.line(options.json ? toJson(recoverDocument(options.path, state)) : sentence);
    return 0;
}

}  // namespace

std::string takeBackSave(const InterruptedSave& save, const std::string& path)
{
    const FileLock lock(path);
    try {
        save.takeBack();
    } catch (Error& error) {
        throw Error(
            error.kind(),
            "{}; nothing was changed. `tensordesk recover --show` lists the changes of that save, `--discard` keeps the present state and deletes the journal",
            error.reason())
            .inFile(error.file());
    }
    return printableRow(path) + " is back to its state before the save that was interrupted.";
}

int runRecover(const RecoverOptions& options, Console& console)
{
    const std::optional<InterruptedSave> save = InterruptedSave::find(options.path);
    if (!save) {
        return tell(options, "none", "No save of " + printableRow(options.path) + " was interrupted.", console);
    }
    if (options.show) {
        return show(*save, options, console);
    }
    if (options.discard) {
        const FileLock lock(options.path);
        save->discard();
        return tell(options, "discarded",
                    "The journal of the interrupted save is gone; " + printableRow(options.path) + " stays as it is.", console);
    }
    return tell(options, "restored", takeBackSave(*save, options.path), console);
}

}  // namespace tensordesk
