// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/verbs.h"

#include "app/commandline/errors/explainederror.h"
#include "app/commandline/errors/warningtext.h"
#include "app/commandline/progressbar.h"
#include "app/commandline/text/json.h"
#include "app/commandline/text/valuetext.h"
#include "app/commandline/verbs/devices.h"
#include "app/commandline/verbs/writing.h"
#include "model/expression/syntax/expression.h"
#include "model/layouts/laidoutstorage.h"
#include "model/operations/devices/computedevice.h"
#include "model/storage/files/systemerror.h"
#include "model/tensordict/tree/validation.h"

#include <cerrno>
#include <fstream>
#include <iostream>
#include <memory>

namespace tensordesk {

namespace {

/// The opened tensordicts of one evaluation; the storages live as long as the values made of them.
struct Opened {
    std::vector<std::unique_ptr<Storage>> storages;
    Scope scope;

    void add(const std::string& name, std::unique_ptr<Storage> storage, at::Device device)
    {
        storages.push_back(std::move(storage));
        scope.insert_or_assign(name, onComputeDevice(storages.back()->root(), device));
    }
};

Opened openAll(const EvalOptions& options, at::Device device)
{
    Opened opened;
    opened.add("td", openLaidOut(options.path, options.opening), device);
    for (const std::string& item : options.with) {
        const std::size_t equals = item.find('=');
        const LayoutOptions& opening = options.opening;  // derived keys are those of td
        opened.add(item.substr(0, equals), openLaidOut(item.substr(equals + 1), opening), device);
    }
    return opened;
}

ValueOptions valueOptions(const EvalOptions& options)
{
    return {.inTrees = options.values, .none = options.meta, .maxCount = options.maxValues};
}

/// `--meta` gives shapes without touching an element.
Value evaluated(const std::string& expression, const Opened& opened, const EvalOptions& options, at::Device device,
                Progress& progress)
{
    const ValidationScope rules(options.strict ? Validation::Strict : Validation::Standard);
    return explaining(expression, opened.scope, progress, [&] {
        return options.meta ? evaluateShapes(expression, opened.scope, progress)
                            : onDevice(evaluate(expression, opened.scope, progress, Exchanges::Allowed), device);
    });
}

std::string documentText(const PythonValue& document)
{
    return toJson(document, NonFinite::Quoted);
}

/// Returns the document of one line, also for errors: only throws Cancelled.
std::string evaluatedDocument(const std::string& expression, const EvalOptions& options, at::Device device, Progress& progress)
{
    try {
        return guardingTorch([&] {
            const Opened opened = openAll(options, device);
            return documentText(documentOf(evaluated(expression, opened, options, device, progress), valueOptions(options)));
        });
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        return documentText(explainedDocumentOf(error));
    }
}

/// Prints one document per line for any content, so that answers match questions. Flushes each one, because another program may
/// wait for an answer before its next line.
int runBatch(const EvalOptions& options, at::Device device, Console& console)
{
    std::ifstream file;
    if (options.batch != "-") {
        file.open(options.batch);
        if (!file) {
            throw systemError(errno, "cannot be opened", options.batch);
        }
    }
    static_cast<void>(openAll(options, device));
    ProgressBar progress("Evaluating", console.isWatched());
    std::istream& lines = options.batch == "-" ? std::cin : file;
    for (std::string line; std::getline(lines, line);) {
        if (line.ends_with('\r')) {
            line.pop_back();
        }
        console.line(evaluatedDocument(line, options, device, progress));
        console.flush();
    }
    return 0;
}

void save(const Value& value, const EvalOptions& options, Console& console)
{
    const auto* td = value.as<TensorDict>();
    if (td == nullptr) {
        throw Error(ErrorKind::TypeError, "Only a tensordict can be saved, and the expression gives a {}.", value.typeName());
    }
    static_cast<void>(writeOut(*td, options.out, {.onUnsupported = options.onUnsupported}, console));
}

}  // namespace

int runEval(const EvalOptions& options, Console& console)
{
    const at::Device device = deviceNamed(options.device);
    if (!options.batch.empty()) {
        return runBatch(options, device, console);
    }
    const Opened opened = openAll(options, device);
    const Value value = [&] {
        ProgressBar progress("Evaluating", console.isWatched());
        return evaluated(options.expression, opened, options, device, progress);
    }();
    std::vector<std::string> lines;
    if (options.json) {
        lines.push_back(documentText(documentOf(value, valueOptions(options))));
    } else {
        lines = valueText(value, {.style = console.style(),
                                  .width = console.width(),
                                  .withElements = !options.meta,
                                  .maxCount = options.maxValues});
        if (options.meta) {
            const auto warnings = warningLines(allWarningsFor(options.expression, opened.scope), console.style());
            lines.insert(lines.end(), warnings.begin(), warnings.end());
        }
    }
    if (!options.out.empty()) {
        save(value, options, console);
    }
    for (const std::string& line : lines) {
        console.line(line);
    }
    return 0;
}

}  // namespace tensordesk
