// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/verbs.h"

#include "app/commandline/progressbar.h"
#include "app/commandline/text/changetext.h"
#include "app/commandline/verbs/devices.h"
#include "model/document/document.h"
#include "model/document/history.h"
#include "model/document/interruptedsave.h"
#include "model/expression/syntax/expression.h"

namespace tensordesk {

namespace {

/// All of them or none: the first that fails takes back those before it.
void executeAll(Document& document, const std::vector<std::string>& statements, at::Device device, Progress& progress,
                Exchanges exchanges)
{
    const std::size_t before = document.history().position();
    for (const std::string& statement : statements) {
        try {
            document.execute(statement, progress, device, exchanges);
        } catch (...) {
            document.rollBackTo(before);
            throw;
        }
    }
}

std::vector<Mutation> mutationsOf(const std::vector<Document::Edit>& edits)
{
    std::vector<Mutation> mutations;
    for (const Document::Edit& edit : edits) {
        mutations.push_back(edit.mutation);
    }
    return mutations;
}

void printEdits(const std::vector<Document::Edit>& edits, Console& console)
{
    for (const Document::Edit& edit : edits) {
        std::string line = printableRow(edit.description);
        if (edit.elements > 0) {
            line += "  " + console.style().faint(std::to_string(edit.elements) + (edit.elements == 1 ? " cell" : " cells"));
        }
        console.line(line);
    }
}

}  // namespace

int runEdit(const EditOptions& options, Console& console)
{
    const at::Device device = deviceWithValues(options.device);
    const IgnoredPipe ignoredPipe;
    ProgressBar progress("Saving " + options.path, console.isWatched());
    if (const auto interrupted = InterruptedSave::find(options.path)) {
        if (options.dryRun) {
            throw Error(ErrorKind::RuntimeError, "a save of it was interrupted, and a dry run writes nothing, so it does not "
                                                 "put it back: run `tensordesk recover` first")
                .inFile(options.path);
        }
        static_cast<void>(runRecover({options.path}, console));
    }
    const auto document = Document::open(options.path, options.opening);
    document->setMode(Document::Mode::Edit);
    if (!options.dryRun) {
        document->removeLeftovers();
    }
    executeAll(*document, options.statements, device, progress, options.dryRun ? Exchanges::Refused : Exchanges::Allowed);
    if (options.dryRun) {
        const auto before = openStorage(options.path, options.opening);
        for (const std::string& row : changeText(before->root(), document->td(), mutationsOf(document->edits()), progress)) {
            console.line(row);
        }
        document->discard();
        console.line("Dry run: nothing was written.");
        return 0;
    }
    document->save(progress);
    printEdits(document->edits(), console);
    return 0;
}

}  // namespace tensordesk
