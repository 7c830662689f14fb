// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/verbs.h"

#include "app/commandline/progressbar.h"
#include "app/commandline/text/parametertext.h"
#include "app/commandline/verbs/writing.h"
#include "model/analysis/values/partprogress.h"
#include "model/storage/storage.h"

namespace tensordesk {

namespace {

ParameterTable tableIn(const Storage& storage, const std::string& path)
{
    auto table = parametersOf(storage.root());
    if (!table) {
        throw Error(ErrorKind::ValueError,
                    "has no parameters: expected a tensordict without batch dims, with keys such as weight and bias, or the state "
                    "of an optimizer")
            .inFile(path);
    }
    return *std::move(table);
}

}  // namespace

int runParameters(const ParametersOptions& options, Console& console)
{
    const auto storage = openLaidOut(options.path, options.opening);
    const ParameterTable table = tableIn(*storage, options.path);
    const auto earlier = options.against.empty() ? nullptr : openLaidOut(options.against, options.opening);
    const auto before = earlier ? std::optional(tableIn(*earlier, options.against)) : std::nullopt;
    std::vector<ParameterFigures> figures;
    {
        ProgressBar progress("Reading parameters", console.isWatched());
        int64_t total = 0, done = 0;
        for (const ModuleParameter& parameter : table.parameters) {
            total += parameter.leaf.bytes();
        }
        const auto old = before ? counterparts(*before, table) : std::vector<const ModuleParameter*>(table.parameters.size());
        for (std::size_t i = 0; i < table.parameters.size(); ++i) {
            const ModuleParameter& parameter = table.parameters[i];
            PartProgress part(progress, done, total);
            figures.push_back(figuresOf(parameter, part));
            if (old[i] != nullptr) {
                compareWith(figures.back(), old[i]->leaf, parameter.leaf, part);
            }
            done += parameter.leaf.bytes();
        }
    }
    PythonValue::Dict document{{"kind", "parameters"}, {"path", options.path}};
    if (before) {
        document.emplace_back("against", options.against);
    }
    if (!options.out.empty()) {
        document.emplace_back("written",
                              writeOut(toTensorDict(table, figures), options.out, {.overwrite = options.force}, console));
    }
    if (options.json) {
        PythonValue::Dict body = parameterDocument(table, figures);
        std::move(body.begin(), body.end(), std::back_inserter(document));
        console.line(toJson(document, NonFinite::Quoted));
    } else if (options.out.empty()) {
        for (const std::string& line : parameterText(table, figures, console.style())) {
            console.line(line);
        }
    }
    return 0;
}

}  // namespace tensordesk
