// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/verbs.h"

#include "model/document/filelock.h"
#include "model/document/interruptedsave.h"
#include "model/tensordict/base/error.h"

namespace tensordesk {

int runRecover(const RecoverOptions& options, Console& console)
{
    const std::optional<InterruptedSave> save = InterruptedSave::find(options.path);
    if (!save) {
        console.line("No save of " + printableRow(options.path) + " was interrupted.");
        return 0;
    }
    if (options.show) {
        for (const Message& line : save->description()) {
            console.line(printableRow(line.english()));
        }
        const std::optional<Message> obstacle = save->obstacle();
        console.line(obstacle ? "It cannot be taken back: " + printableRow(obstacle->english())
                              : "`tensordesk recover PATH` puts back what was there before.");
        console.line("The journal: " + printableRow(save->folder()));
        return 0;
    }
    const FileLock lock(options.path);
    if (options.discard) {
        save->discard();
        console.line("The journal of the interrupted save is gone; " + printableRow(options.path) + " stays as it is.");
        return 0;
    }
    try {
        save->takeBack();
    } catch (Error& error) {
        throw Error(error.kind(),
                    "{}; nothing was changed. `tensordesk recover --show` says what the save was about "
                    "to change, `--discard` leaves all as it is and drops its journal",
                    error.reason())
            .inFile(error.file());
    }
    console.line(printableRow(options.path) + " is back to its state before the save that was interrupted.");
    return 0;
}

}  // namespace tensordesk
