// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/verbs.h"

#include "app/commandline/errors/explainederror.h"
#include "app/commandline/progressbar.h"
#include "app/commandline/text/changetext.h"
#include "app/commandline/verbs/devices.h"
#include "model/document/document.h"
#include "model/document/history.h"
#include "model/document/interruptedsave.h"
#include "model/expression/syntax/expression.h"
#include "model/tensordict/values/pythonvalue.h"

namespace tensordesk {

namespace {

/// Executes one statement; an Error also says which shapes do not fit.
void executeOne(Document& document, const std::string& statement, const EditOptions& options, at::Device device, Progress& progress)
{
    try {
        document.execute(statement, progress, device, options.dryRun ? Exchanges::Refused : Exchanges::Allowed);
    } catch (const Error& error) {
        throwExplainedStatement(error, statement, document.td(), progress);
    }
}

/// All of them or none: the first that fails takes back those before it.
void executeAll(Document& document, const EditOptions& options, at::Device device, Progress& progress)
{
    const std::size_t before = document.history().position();
    for (const std::string& statement : options.statements) {
        try {
            executeOne(document, statement, options, device, progress);
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
        std::string line = printableRow(edit.description.english());
        if (edit.elements > 0) {
            line += "  " + console.style().faint(std::to_string(edit.elements) + (edit.elements == 1 ? " cell" : " cells"));
        }
        console.line(line);
    }
}

/// `changes`: of a dry run.
PythonValue editDocument(const EditOptions& options, const std::vector<Document::Edit>& edits,
                         const std::vector<std::string>& changes)
{
    PythonValue::List documents;
    for (const Document::Edit& edit : edits) {
        documents.emplace_back(PythonValue::Dict{{"statement", edit.description.english()}, {"elements", edit.elements}});
    }
    PythonValue::Dict document{{"kind", "edit"},
                               {"path", options.path},
                               {"saved", !options.dryRun},
                               {"edits", std::move(documents)}};
    if (options.dryRun) {
        document.emplace_back("changes", PythonValue::List(changes.begin(), changes.end()));
    }
    return document;
}

}  // namespace

int runEdit(const EditOptions& options, Console& console)
{
    const at::Device device = deviceWithValues(options.device);
    const IgnoredPipe ignoredPipe;
    ProgressBar progress("Saving " + options.path, console.isWatched());
    if (const auto interrupted = InterruptedSave::find(options.path)) {
        if (options.dryRun) {
            throw Error(ErrorKind::RuntimeError,
                        "a save of it was interrupted, and a dry run cannot restore the file: run `tensordesk recover` first")
                .inFile(options.path);
        }
        const std::string told = takeBackSave(*interrupted, options.path);
        if (!options.json) {
            console.line(told);
        }
    }
    const auto document = Document::open(options.path, options.opening);
    document->setMode(Document::Mode::Edit);
    if (!options.dryRun) {
        document->removeLeftovers();
    }
    executeAll(*document, options, device, progress);
    if (options.dryRun) {
        const auto before = openLaidOut(options.path, options.opening);
        const std::vector<std::string> rows = changeText(before->root(), document->td(), mutationsOf(document->edits()), progress);
        if (options.json) {
            console.line(toJson(editDocument(options, document->edits(), rows)));
        } else {
            for (const std::string& row : rows) {
                console.line(row);
            }
            console.line("Dry run: nothing was written.");
        }
        document->discard();
        return 0;
    }
    document->save(progress);
    if (options.json) {
        console.line(toJson(editDocument(options, document->edits(), {})));
    } else {
        printEdits(document->edits(), console);
    }
    return 0;
}

}  // namespace tensordesk
